"""One learner against greedy bots: here it learns nothing and picks any option that its mask allows."""

import gymnasium

env = gymnasium.make("meadhall.rl:meadhall/bottlecap-v0", opponents=["greedy", "greedy"], options={"round_limit": 30})
seen, info = env.reset(seed=7)
over = False
while not over:
    seen, reward, over, _, info = env.step(env.action_space.sample(seen["action_mask"]))
print(f"seat {info['seat']} of 3: {reward:+.2f}")
