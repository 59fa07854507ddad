## Hints, reviews and puzzles

review-term-end = het einde van het spel
review-fault-not-deciding = Deze plaats heeft nu niets te beslissen.
review-fault-no-choice = Die keuze bestaat niet in deze stelling.
review-fault-long = Deze partij heeft { $count } acties; alleen partijen met hoogstens { $most } worden besproken.
review-fault-unfinished = De partij is nog niet afgelopen. Kom daarna terug.
review-fault-no-puzzle = Die puzzel bestaat niet.
review-attempt-right = Goed: zo goed als de beste keuze.
review-attempt-wrong = Er is iets beters.
review-title = Bespreking: { $game }
review-shares = Winstkansen
review-shares-table = Overwinningen in honderd partijen vanaf elk moment, zoals de tafel ervoor stond. De band is het 95 %-interval.
review-shares-known = Zoals { $seat } het kon weten
review-ledger = Waar het vandaan kwam
review-start = Aan het begin
review-own = Eigen beslissingen
review-others = Beslissingen van { $seat }
review-draws = Getrokken
review-hidden = Verborgen of onvoorzien
review-remainder = Rest
review-end = Aan het eind
review-decisions = De duurste beslissingen
review-no-mistakes = Geen enkele beslissing kostte zeker iets noemenswaardigs.
review-played = Gespeeld
review-better = Beter
review-cost = Kosten
review-why = Waarom
review-move = Zet
review-points = Punten
review-verdict-only = enige keuze
review-verdict-fine = goed
review-verdict-close = te dicht bij elkaar
review-verdict-inaccuracy = onnauwkeurigheid
review-verdict-mistake = fout
review-verdict-blunder = blunder
review-punished = { $punished ->
    [yes] Het werd bestraft.
   *[no] Het bleef ongestraft.
}
review-between = { $value } (95 %: { $low } tot { $high })
review-summary = Samenvatting
review-summary-line = { $seat } gaf { $loss } overwinningen op honderd weg; echte beslissingen: { $decisions }.
review-summary-rung = { $level } geeft { $loss } weg
review-turning-point = Keerpunt: zet { $number }.
review-no-return = { $seat } deed bij zet { $number } voor het laatst nog mee.
review-method = Elke keuze werd doorgespeeld in werelden die de speler niet kon uitsluiten: dezelfde werelden en trekkingen voor alle vergeleken keuzes, alle plaatsen gespeeld door { $reference }, versie { $version }, { $horizon } beslissingen ver, daarna beoordeeld. Startwaarde { $seed }, inspanning { $budget }.
