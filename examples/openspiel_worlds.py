"""A game of ours in OpenSpiel: random play, and worlds resampled from what a player knows."""

import random

import pyspiel

from meadhall.rl import spiel

spiel.register()
state = pyspiel.load_game("meadhall_drakkar(players=3)").new_initial_state()
dice = random.Random(7)
for _ in range(20):
    state.apply_action(dice.choice(state.legal_actions()))
player = state.current_player()
world = state.resample_from_infostate(player, dice.random)
print(player, [state.action_to_string(action) for action in world.legal_actions()])
print(world.information_state_string(player) == state.information_state_string(player))
