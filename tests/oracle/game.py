"""A whole game: deal, bids, loads, tricks, powers, scores (RULES.md 1.3–1.11, 2.6–2.8, 2.11).

Actions are tuples: ("bid", 2) ("load", "cannonball") ("play", "SM+") ("choose_leader", 1) ("swap", "R5", "K3")
("bet", 20) ("change_bid", -1). Events are dicts with all that happened, hidden cards included.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any

from .deal import Seed, deal
from .rules import Rules
from .score import RoundScore, ranking, score_round
from .trick import card_of, legal, resolve

Action = tuple[str, int] | tuple[str, str] | tuple[str, str, str]
Event = dict[str, Any]
Deals = Sequence[list[list[str]]]  # one entry per round, Graybeard's hand last; no pile


class Game:
    """Phases: bidding, loading, playing, choosing, over. Graybeard's seat is the one after the last player."""

    def __init__(self, rules: Rules, players: int, seed: Seed, dealer: int = 0, deals: Deals = ()) -> None:
        self.rules, self.players, self.seed, self.deals = rules, players, seed, deals
        self.sizes = rules.cards_per_round(players)
        self.seats = players + rules.ghost_plays(players)
        self.dealer, self.round = dealer - 1, 0
        self.totals, self.ranking = [0] * players, [1] * players
        self.scores, self.log = list[list[RoundScore]](), list[Event]()
        self.start_round()

    def emit(self, event: str, **data: Any) -> None:
        self.log.append({"type": event, **data})

    @property
    def to_act(self) -> list[int]:
        if self.phase in ("playing", "choosing"):
            return [self.choice[0] if self.choice else self.order[len(self.trick)]]
        given = {"bidding": self.bids, "loading": self.loads}.get(self.phase, range(self.players))
        return [seat for seat in range(self.players) if seat not in given]

    def legal_actions(self, seat: int) -> Sequence[Action]:
        """1.5: bids and loads may be changed until the last player has chosen, so they are always listed."""
        match (self.phase, self.choice and self.choice[1]):
            case ("bidding", _) if seat < self.players:
                return [("bid", n) for n in range(self.cards + 1)]  # R6
            case ("loading", _) if seat < self.players:
                return [("load", "grapeshot"), ("load", "cannonball")]  # 2.7
            case _ if seat not in self.to_act:
                return []
            case ("playing", _):
                plays = [play for _, play in self.trick]
                return [("play", play) for play in legal(self.hands[seat], plays, self.rules)]
            case (_, "ROS"):
                return [("choose_leader", leader) for leader in range(self.players)]
            case (_, "BEN") if self.drawn == 1:
                return [("swap", card) for card in dict.fromkeys(self.hands[seat])]
            case (_, "BEN"):
                return [("swap", a, b) for a, b in dict.fromkeys(permutations(self.hands[seat], 2))]
            case (_, "RAS"):
                return [("bet", n) for n in (0, 10, 20)]
            case _:  # HAR; L8
                return [("change_bid", by) for by in (-1, 0, 1) if 0 <= self.bids[seat] + by <= self.cards]

    def apply(self, seat: int, action: Action) -> list[Event]:
        if action not in self.legal_actions(seat):
            raise ValueError(f"seat {seat} cannot {action} while {self.phase}")
        before = len(self.log)
        match action:
            case ("bid", int(n)):
                self.bids[seat] = n
                self.emit("bid_placed", seat=seat, n=n)
                if not self.to_act:
                    self.emit("bids_revealed", bids=[self.bids[s] for s in range(self.players)])
                    loads = self.rules.option("scoring") == "rascal" and self.rules.option("load") == "choice"
                    self.phase = "loading" if loads else "playing"
            case ("load", str(kind)):
                self.loads[seat] = kind
                self.emit("load_placed", seat=seat, kind=kind)
                if not self.to_act:
                    self.emit("loads_revealed", loads=[self.loads[s] for s in range(self.players)])
                    self.phase = "playing"
            case ("play", str(play)):
                self.put(seat, play)
            case _:
                self.use_power(seat, action)
        return self.log[before:]

    def start_round(self) -> None:
        """1.3, 1.4: the deal moves left; the dealer's left neighbour leads."""
        self.phase = "bidding"
        self.round += 1
        self.cards = self.sizes[min(self.round, len(self.sizes)) - 1]  # R29: an extra round as the last one
        self.dealer = (self.dealer + 1) % self.players
        self.leader = (self.dealer + 1) % self.players
        if self.deals:
            self.hands, self.undealt = [list(hand) for hand in self.deals[self.round - 1]], list[str]()
        else:
            self.hands, self.undealt = deal(self.rules, self.seats, self.seed, self.round, self.cards)
        self.bids, self.loads = dict[int, int](), dict[int, str]()
        self.bets, self.won = [0] * self.players, [0] * self.players
        self.bonuses = [Counter[str]() for _ in range(self.players)]
        self.alliances = list[tuple[int, int]]()
        self.taken = 0  # tricks of this round
        self.last_human_leader = self.leader
        self.choice: tuple[int, str] | None = None
        self.harry: int | None = None  # who still has to use him at the end of the round
        hands = [list(hand) for hand in self.hands[: self.players]]
        table = {"dealer": self.dealer, "leader": self.leader}
        self.emit("round_started", round=self.round, cards=self.cards, **table, hands=hands)
        self.trick, self.order = list[tuple[int, str]](), self.seating(self.leader)

    def score(self) -> None:
        exact = [self.bids[seat] == self.won[seat] for seat in range(self.players)]
        scores: list[RoundScore] = []
        for seat in range(self.players):
            loot = [exact[a] and exact[b] for a, b in self.alliances if seat in (a, b)]  # 2.5, final bids
            scores.append(score_round(
                self.bids[seat], self.won[seat], cards=self.cards, rules=self.rules, bonuses=self.bonuses[seat],
                loot=loot, bet=self.bets[seat], scoring=self.loads.get(seat),
            ))  # fmt: skip
            self.totals[seat] += scores[-1]["points"]
        self.scores.append(scores)
        self.ranking = ranking(self.totals)
        winners = [seat for seat, rank in enumerate(self.ranking) if rank == 1]
        self.emit("round_scored", round=self.round, scores=scores, totals=list(self.totals))
        another = self.rules.option("tiebreak") == "extra_round" and len(winners) > 1  # R29
        if self.round < len(self.sizes) or another:
            self.start_round()
        else:
            self.phase = "over"
            self.emit("game_over", totals=list(self.totals), ranking=self.ranking, winners=winners)

    def seating(self, leader: int) -> list[int]:
        """1.6: clockwise; 2.8: Graybeard sits between the humans, whoever of them leads."""
        if self.seats == self.players:
            return [(leader + step) % self.players for step in range(self.players)]
        if leader < self.players:
            return [leader, 2, 1 - leader]
        of_round = self.rules.option("graybeard_second") == "round_leader"
        second = self.leader if of_round else self.last_human_leader
        return [2, second, 1 - second]

    def start_trick(self, leader: int) -> None:
        self.phase, self.trick, self.order = "playing", [], self.seating(leader)
        if leader < self.players:
            self.last_human_leader = leader
        self.go_on()

    def put(self, seat: int, play: str) -> None:
        self.hands[seat].remove(card_of(play))
        self.trick.append((seat, play))
        self.emit("card_played", seat=seat, play=play)
        self.go_on()

    def go_on(self) -> None:
        """2.8: Graybeard plays the top card of his pile, need not follow; his Tigress is an escape."""
        if len(self.trick) == len(self.order):
            self.take_trick()
        elif self.order[len(self.trick)] == self.players:
            top = self.hands[self.players][0]
            self.put(self.players, "SM-" if top == "SM" else top)

    def take_trick(self) -> None:
        result = resolve([play for _, play in self.trick], self.rules)
        winner = None if result.winner is None else self.order[result.winner]
        self.next_leader = self.order[result.next_leader]
        alliances = [(self.order[loot], self.order[ally]) for loot, ally in result.alliances]
        self.taken += 1
        self.alliances += alliances
        self.emit(
            "trick_taken", trick=self.taken, winner=winner, next_leader=self.next_leader, led=result.led,
            rule=result.rule, bonuses=result.bonuses, points=result.points, alliances=[list(pair) for pair in alliances],
        )  # fmt: skip
        if winner is not None and winner < self.players:  # 2.8: what Graybeard takes is lost
            self.won[winner] += 1
            self.bonuses[winner].update(result.bonuses)
            self.offer_power(winner, dict(self.trick)[winner])
        if not self.choice:
            self.after_trick()

    def after_trick(self) -> None:
        if self.taken < self.cards:
            self.start_trick(self.next_leader)
        elif self.harry is not None:  # 2.6, option harry=end_of_round
            seat, self.harry = self.harry, None
            self.offer(seat, "HAR")
        else:
            self.score()

    def offer(self, seat: int, power: str) -> None:
        self.phase, self.choice = "choosing", (seat, power)
        self.emit("choice_offered", seat=seat, power=power)

    def offer_power(self, seat: int, pirate: str) -> None:
        """2.6 for who won with this card. L7: on the last trick only Harry, in grandpabeck2018 also Rascal."""
        after_last = ("HAR", "RAS") if self.rules.preset == "grandpabeck2018" else ("HAR",)
        if self.taken == self.cards and pirate not in after_last:
            return
        match pirate:
            case "HAR" if self.rules.option("harry") == "end_of_round":
                self.harry = seat
            case "ROS" | "RAS" | "HAR":
                self.offer(seat, pirate)
            case "BEN" if self.undealt:
                drawn, self.undealt = self.undealt[:2], self.undealt[2:]  # L6
                self.drawn = len(drawn)
                self.hands[seat] += drawn
                self.emit("cards_drawn", seat=seat, count=len(drawn), cards=drawn)
                self.offer(seat, pirate)
            case "JUA" if self.undealt:
                self.emit("undealt_shown", seat=seat, count=len(self.undealt), cards=list(self.undealt))
            case _:
                pass

    def use_power(self, seat: int, action: Action) -> None:
        match action:
            case ("choose_leader", int(leader)):
                self.next_leader = leader
                self.emit("leader_chosen", seat=seat, leader=leader)
            case ("bet", int(n)):
                self.bets[seat] = n
                self.emit("bet_placed", seat=seat, n=n)
            case ("change_bid", int(by)):
                self.bids[seat] += by
                self.emit("bid_changed", seat=seat, by=by, bid=self.bids[seat])
            case (_, *rest):  # swap
                cards = [str(card) for card in rest]
                for card in cards:
                    self.hands[seat].remove(card)
                self.undealt += cards
                self.emit("cards_discarded", seat=seat, count=len(cards), cards=cards)
        self.choice = None
        self.after_trick()
