"""A whole game against bots at a running hall, over its JSON interface: json_client.py http://127.0.0.1:8765 drakkar"""

import json
import random
import sys
from urllib import error, request


def ask(path, sent=None):
    with request.urlopen(request.Request(f"{hall}/api/{path}", sent and json.dumps(sent).encode(), head)) as answer:
        return json.load(answer)


hall, game, head = sys.argv[1], sys.argv[2], {"content-type": "application/json"}
bots = ["greedy"] * (ask(f"games/{game}")["least_seats"] - 1)
opened = ask("tables", {"game": game, "seats": ["you", *bots]})
path, head["authorization"] = f"tables/{opened['match']}", f"Bearer {opened['seats'][0]['token']}"
told, result = 0, None
with request.urlopen(request.Request(f"{hall}/api/{path}/events", headers=head)) as stream:
    while not result:
        if stream.readline().startswith((b"data:", b":")):  # something has changed, or a while has passed
            table = ask(f"{path}?log_from={told}")
            told, result = table["number"] + 1, table["result"]
            print(*[f"{line['text']} {line['event']}" for line in table["log"]], sep="\n")
            if table["yours"]:
                try:
                    ask(f"{path}/act", {"action": random.choice(table["options"])["action"], "number": table["number"]})
                except error.HTTPError as refused:  # somebody was quicker: look again
                    print(json.load(refused)["sentence"])
print(result["words"])
