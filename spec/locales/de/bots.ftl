# Was Bots sagen: warum der Kapitän etwas täte. { $exact }, { $takes } und { $loses } sind Prozent.

bots-why-bid = Mit diesen Karten { $bid ->
    [0] würde ich keinen einzigen Stich wollen
    [one] rechne ich mit einem Stich
   *[other] rechne ich mit { $bid } Stichen
}; das geht zu { $exact } % auf.
bots-why-forced = Eine andere Karte darf nicht gelegt werden.
bots-why-take = Ich brauche noch { $need ->
    [one] einen Stich, und diese Karte holt ihn
   *[other] { $need } Stiche, und diese Karte holt einen davon
} zu { $takes } %. Die Ansage geht damit zu { $exact } % auf.
bots-why-wait = Ich brauche noch { $need ->
    [one] einen Stich
   *[other] { $need } Stiche
}, aber nicht diesen: Diese Karte lässt ihn zu { $loses } % den anderen und spart die besseren. Die Ansage geht damit zu { $exact } % auf.
bots-why-duck = Ich habe, was ich angesagt habe, und will keinen Stich mehr: Diese Karte bleibt zu { $loses } % unten. Die Ansage geht damit zu { $exact } % auf.
bots-why-must-take = Ich will keinen Stich mehr, aber dieser lässt sich kaum vermeiden ({ $takes } %). Die Ansage geht trotzdem zu { $exact } % auf.
bots-why-lost = Die Ansage ist so gut wie verloren. Diese Karte schadet am wenigsten.
bots-why-other = Die Ansage geht damit zu { $exact } % auf: besser als mit allem anderen.
