"""The oracle: spec/RULES.md, transcribed word by word into slow and plain Python, at most 600 lines.

Written from the rules alone, without a look at the engine; the product never imports it. Numbers in comments
are those of RULES.md. Read in this order: rules, trick, score, deal, game.
"""
