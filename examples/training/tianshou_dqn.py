"""Double DQN of Tianshou, which knows masks by itself, learns a game against bots:

    python tianshou_dqn.py bottlecap --opponents random            (ten minutes)

Needs tianshou and torch.
"""

from __future__ import annotations

import argparse
import time

import gymnasium
import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, CollectStats, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

TABLES = 8


class Masked(gymnasium.ObservationWrapper):
    """Observation and mask by the names that Tianshou looks for."""

    def __init__(self, env):
        super().__init__(env)
        seen = env.observation_space
        self.observation_space = gymnasium.spaces.Dict({"obs": seen["observation"], "mask": seen["action_mask"]})

    def observation(self, seen):
        return {"obs": seen["observation"], "mask": seen["action_mask"].astype(bool)}


def table(game, opponents, seats):
    name = f"meadhall.rl:meadhall/{game}-learning-v1"
    return Masked(gymnasium.make(name, opponents=opponents, seats=seats))


def train(game, opponents, seats, minutes, steps, seed):
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    np.random.seed(seed)
    tables = DummyVectorEnv([lambda: table(game, opponents, seats) for _ in range(TABLES)])
    tables.seed(seed)
    one = table(game, opponents, seats)
    network = Net(
        state_shape=one.observation_space["obs"].shape, action_shape=one.action_space.n, hidden_sizes=[256, 256]
    )
    policy = DiscreteQLearningPolicy(model=network, action_space=one.action_space, eps_training=0.1)
    algorithm = DQN(policy=policy, optim=AdamOptimizerFactory(lr=3e-4), gamma=1.0, target_update_freq=500)
    collector = Collector[CollectStats](algorithm, tables, VectorReplayBuffer(50_000, TABLES), exploration_noise=True)
    collector.reset()
    until = time.monotonic() + 60 * minutes
    made = 0
    while made < steps if steps else time.monotonic() < until:
        chunk = min(2000, steps - made) if steps else 2000
        algorithm.run_training(
            OffPolicyTrainerParams(
                training_collector=collector,
                max_epochs=1,
                epoch_num_steps=chunk,
                collection_step_num_env_steps=64,
                update_step_num_gradient_steps_per_sample=0.125,
                batch_size=128,
                test_step_num_episodes=0,
                verbose=False,
                show_progress=False,
            )
        )
        made += chunk
    return policy, made


def won(policy, game, opponents, seats, games, seed):
    """The policy's share of the victories, without exploring."""
    one = table(game, opponents, seats)
    policy.eval()
    got = 0.0
    for number in range(games):
        seen, _ = one.reset(seed=seed + number)
        over = False
        while not over:
            with torch.no_grad():
                values = policy.model(torch.as_tensor(seen["obs"])[None])[0][0].numpy()
            seen, reward, over, _, _ = one.step(int(np.where(seen["mask"], values, -np.inf).argmax()))
        got += reward + 1 / seats
    return got / games


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game")
    words.add_argument("--opponents", default="random", help="a bot that sits at all other seats")
    words.add_argument("--seats", type=int, default=4)
    words.add_argument("--minutes", type=float, default=10)
    words.add_argument("--steps", type=int, help="decisions of the learner, in the place of minutes")
    words.add_argument("--games", type=int, default=50, help="that are played at the end, to see what was learnt")
    words.add_argument("--seed", type=int, default=1)
    said = words.parse_args()
    about = (said.game, said.opponents, said.seats)
    policy, made = train(*about, said.minutes, said.steps, said.seed)
    share = won(policy, *about, said.games, 10**6)
    print(f"{said.game} against {said.opponents}: {made:,} decisions; it won {share:.0%} of {said.games} games")


if __name__ == "__main__":
    main()
