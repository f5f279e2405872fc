"""A bot for Skull King: bids one for each strong card, then plays anything. Needs nothing but Python."""

import json
import random
import sys


def choose(view):
    if view["phase"] != "bidding":
        return random.choice(view["legal"])
    strong = [card for card in view["hand"] if card in {"SKU", "PIR", "SM"} or card[1:] in {"12", "13", "14"}]
    return {"type": "bid", "n": len(strong)}


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"id": message["id"], "protocol": 1, "name": "Counting bot"}), flush=True)
    if message["type"] == "game":
        random.seed(message["seed"])
    if message["type"] == "choose":
        print(json.dumps({"id": message["id"], "action": choose(message["view"])}), flush=True)
