"""A bot for Skull King: bids one for each strong card, then plays anything. Needs nothing but Python."""

import json
import random
import sys


def choose(view):
    if view["phase"] != "bidding":
        return random.choice(view["legal"])
    strong = sum(card in {"SKU", "PIR", "SM"} or card[1:] in {"12", "13", "14"} for card in view["hand"])
    return {"type": "bid", "n": strong}


for line in sys.stdin:
    message = json.loads(line)
    match message["type"]:
        case "hello":
            answer = {"protocol": 1, "name": "Counting bot"}
        case "game":
            random.seed(message["seed"])
            continue
        case "choose":
            answer = {"action": choose(message["view"])}
        case _:
            continue
    print(json.dumps({"id": message["id"], **answer}), flush=True)
