"""OpenSpiel's own actor-critic learns a game of ours through OpenSpiel, against its random agents:

    python openspiel_a2c.py drakkar            (ten minutes)

Needs open_spiel and torch.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent
from open_spiel.python.pytorch import policy_gradient

from meadhall.rl import spiel


def play(table, agents, learns):
    """One game; the learner's part of the victory, less what is everybody's by chance."""
    step = table.reset()
    while not step.last():
        asked = step.observations["current_player"]
        answer = agents[asked].step(step, is_evaluation=not learns)
        step = table.step([answer.action])
    for agent in agents:
        agent.step(step, is_evaluation=not learns)  # all of them hear how it ended
    return step.rewards[0]


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game")
    words.add_argument("--seats", type=int, default=4)
    words.add_argument("--minutes", type=float, default=10)
    words.add_argument("--steps", type=int, help="games, in the place of minutes")
    words.add_argument("--games", type=int, default=50, help="that are played at the end, to see what was learnt")
    words.add_argument("--seed", type=int, default=1)
    said = words.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(said.seed)
    np.random.seed(said.seed)
    spiel.register()
    table = rl_environment.Environment(f"meadhall_{said.game}", players=said.seats)
    table.seed(said.seed)
    size, actions = table.observation_spec()["info_state"][0], table.action_spec()["num_actions"]
    learner = policy_gradient.PolicyGradient(
        0,
        size,
        actions,
        loss_str="a2c",
        hidden_layers_sizes=(256, 256),
        batch_size=512,
        critic_learning_rate=1e-3,
        pi_learning_rate=3e-4,
        num_critic_before_pi=4,
        optimizer_str="adam",
    )
    agents = [learner, *[random_agent.RandomAgent(seat, actions) for seat in range(1, said.seats)]]
    until = time.monotonic() + 60 * said.minutes
    made = 0
    while made < said.steps if said.steps else time.monotonic() < until:
        play(table, agents, learns=True)
        made += 1
    share = np.mean([play(table, agents, learns=False) for _ in range(said.games)]) + 1 / said.seats
    print(f"{said.game} against random agents: {made:,} games; then it won {share:.0%} of {said.games}")


if __name__ == "__main__":
    main()
