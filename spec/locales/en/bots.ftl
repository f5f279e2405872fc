# What bots say: why the captain would choose an action. { $exact }, { $takes } and { $loses } are percent.

bots-why-bid = With these cards { $bid ->
    [0] I'd try to take no trick at all
    [one] I'd expect one trick
   *[other] I'd expect { $bid } tricks
}; that comes out { $exact } % of the time.
bots-why-forced = There is no other card to play.
bots-why-take = I need { $need ->
    [one] one more trick
   *[other] { $need } more tricks
}, and this takes it with { $takes } %. The bid then comes out with { $exact } %.
bots-why-wait = I still need { $need ->
    [one] one trick
   *[other] { $need } tricks
}, but not this one: it stays away with { $loses } %, and the better cards are left for later. The bid then comes out with { $exact } %.
bots-why-duck = I have all I bid and want no more: this stays away from the trick with { $loses } %. The bid then comes out with { $exact } %.
bots-why-must-take = I want no more tricks, but this one can hardly be avoided ({ $takes } %). The bid then still comes out with { $exact } %.
bots-why-lost = The bid is as good as lost. This does the least harm.
bots-why-other = The bid then comes out with { $exact } %: the best of all choices.
