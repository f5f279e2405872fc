# What bots say: why the captain would choose an action. { $exact }, { $takes } and { $loses } are percent.

bots-why-bid = With these cards { $bid ->
    [0] I'd try to take no trick at all
    [one] I'd expect one trick
   *[other] I'd expect { $bid } tricks
}; that comes out { $exact } % of the time.
bots-why-forced = There is no other card to play.
bots-why-take = I need { $need ->
    [one] one more trick, and this card wins it
   *[other] { $need } more tricks, and this card wins one
} with a chance of { $takes } %. That gives the bid a chance of { $exact } %.
bots-why-wait = I still need { $need ->
    [one] one trick
   *[other] { $need } tricks
}, but not this one: with a chance of { $loses } % this card leaves it to the others, and better cards are left for later. That gives the bid a chance of { $exact } %.
bots-why-duck = I have all I bid and want no more: this card stays out of the trick with a chance of { $loses } %. That gives the bid a chance of { $exact } %.
bots-why-must-take = I want no more tricks, but this one can hardly be avoided ({ $takes } %). That still leaves the bid a chance of { $exact } %.
bots-why-lost = The bid is as good as lost. This card does the least harm.
bots-why-other = That gives the bid a chance of { $exact } %: better than all the rest.
