"""A bot of your own at a seat of a running hall, by the seat's link: network_bot.py http://127.0.0.1:8765/join/TOKEN"""

import json
import random
import sys
from urllib.request import Request, urlopen

hall, _, token = sys.argv[1].rpartition("/join/")
head = {"content-type": "application/json", "authorization": f"Bearer {token}"}


def ask(path, sent=None):
    with urlopen(Request(f"{hall}/api/{path}", sent and json.dumps(sent).encode(), head)) as answer:
        return json.load(answer)


table = f"tables/{ask(f'links/{token}')['match']}"
with urlopen(Request(f"{hall}/api/{table}/events", headers=head)) as stream:
    for _ in stream:  # one at every change, and a sign of life now and then
        seen = ask(f"{table}?log_from=2000000000")
        if seen["result"]:
            break
        if seen["yours"]:
            option = random.choice(seen["options"])  # a better idea goes here: seen["view"] is what lies on the table
            ask(f"{table}/act", {"action": option["action"], "number": seen["number"]})
print(seen["result"]["words"])
