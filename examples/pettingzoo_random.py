"""A random agent at every seat of a PettingZoo environment, honouring the action masks."""

from meadhall.rl import env

table = env("drakkar", seats=4)
table.reset(seed=7)
for agent in table.agent_iter():
    seen, reward, over, cut, _ = table.last()
    if over or cut:
        print(agent, round(reward, 3))
    table.step(None if over or cut else table.action_space(agent).sample(seen["action_mask"]))
