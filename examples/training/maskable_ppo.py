"""Masked PPO of stable-baselines3 contrib learns a game against bots, and plays it:

    python maskable_ppo.py drakkar --opponents greedy --out drakkar.zip            (ten minutes)
    meadhall evaluate --bot maskable_ppo:Trained:file=drakkar.zip --task drakkar-4-v1 --out result.json

Needs sb3-contrib and torch. With --steps the same seed makes the same policy on the same machine.
"""

from __future__ import annotations

import argparse
import time
from functools import cache

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from meadhall.bots import Bot, Word
from meadhall.rl import sight

TABLES = 16
NETWORK = [256, 256]


class Numbers(gymnasium.ObservationWrapper):
    """The observation alone: the learner asks for the mask by itself."""

    def __init__(self, env):
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]

    def observation(self, seen):
        return seen["observation"]

    def action_masks(self):
        return self.unwrapped.action_masks()


class Until(BaseCallback):
    """Ends the training when its time is over."""

    def __init__(self, minutes):
        super().__init__()
        self.until = time.monotonic() + 60 * minutes

    def _on_step(self):
        return time.monotonic() < self.until


class Trained(Bot):
    """What was learnt, as a bot: the option that the policy thinks best."""

    parameters = {"file": Word("the policy that the training has kept", example="drakkar.zip")}

    def __init__(self, seed, file):
        super().__init__(seed)
        self.policy = kept(file)

    def choose(self, view):
        setting = view.table.setting
        seen = sight(setting.game, setting.seats, setting.options)
        mask = seen.mask([seen.wheel.relative(view.seat, action) for action in view.options()])
        action, _ = self.policy.predict(seen.observe(view), action_masks=mask, deterministic=True)
        return seen.wheel.absolute(view.seat, int(action))


@cache
def kept(file):
    torch.set_num_threads(1)
    return MaskablePPO.load(file, device="cpu").policy


def train(game, opponents, seats, minutes, steps, seed):
    torch.set_num_threads(1)
    tables = make_vec_env(
        f"meadhall.rl:meadhall/{game}-learning-v1",
        TABLES,
        seed,
        env_kwargs={"opponents": opponents, "seats": seats, "render_mode": None},
        wrapper_class=Numbers,
    )
    learner = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,  # the one reward comes at the end
        gae_lambda=0.98,
        ent_coef=0.01,
        policy_kwargs={"net_arch": NETWORK, "activation_fn": torch.nn.ReLU},
        seed=seed,
        device="cpu",
    )
    learner.learn(steps or 10**12, callback=None if steps else Until(minutes))
    return learner


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game")
    words.add_argument("--opponents", default="greedy", help="a bot that sits at all other seats")
    words.add_argument("--seats", type=int, default=4)
    words.add_argument("--minutes", type=float, default=10)
    words.add_argument("--steps", type=int, help="decisions of the learner, in the place of minutes")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--out", help="where the policy is kept")
    said = words.parse_args()
    begun = time.monotonic()
    learner = train(said.game, said.opponents, said.seats, said.minutes, said.steps, said.seed)
    if said.out:
        learner.save(said.out)
    games = [game["r"] for game in learner.ep_info_buffer]
    won = f"; of its last {len(games)} games it won {np.mean(games) + 1 / said.seats:.0%}" if games else ""
    minutes = (time.monotonic() - begun) / 60
    print(f"{said.game} against {said.opponents}: {learner.num_timesteps:,} decisions in {minutes:.1f} minutes{won}")


if __name__ == "__main__":
    main()
