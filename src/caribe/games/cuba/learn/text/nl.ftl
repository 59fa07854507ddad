# Zo speel je Cuba.

cuba-learn-goal = Leid de beste plantage
cuba-learn-goal-text = Je oogst citrusvruchten, suikerriet en tabak, verkoopt of verscheept ze, zet gebouwen neer en stemt in het parlement. Na zes ronden wint wie de meeste punten heeft.
cuba-learn-begin = Waarmee je begint
cuba-learn-begin-text = Je hebt 10 peso’s en een plantage van twaalf velden. Je neemt er twee bouwmaterialen bij (hout, steen of water) en twee producten naar keuze.
cuba-learn-round = Vier kaarten, een voor een
cuba-learn-round-text = Iedereen heeft dezelfde vijf kaarten. Elke ronde speel je er om beurten vier, een voor een, en je voert ze meteen uit. De vijfde gaat naar het parlement; daar telt het nummer als stemmen.
cuba-learn-worker = Arbeider: oogsten
cuba-learn-worker-text = Zet je arbeider op een veld naar keuze. Zijn rij en zijn kolom zijn actief: je krijgt al hun bouwmaterialen en twee producten naar keuze. Voor elk water dat je betaalt, krijg je een product meer.
cuba-learn-trader = Handelsvrouw: kopen en verkopen
cuba-learn-trader-text = Handel zo vaak je wilt. Je verkoopt tegen de hoogste vrije prijs en koopt tegen de laagste; elke verkoop maakt de waar dus goedkoper. Of neem in plaats daarvan gratis een bouwmateriaal of het goedkoopste product; elk kan één keer per ronde.
cuba-learn-architect = Architect: bouwen
cuba-learn-architect-text = Betaal de bouwmaterialen en zet een gebouw op een van je velden. Dat veld levert niets meer op. Bouw je niet, dan krijg je als eerste van de ronde 2 punten, als tweede 1.
cuba-learn-foreman = Voorman: gebouwen gebruiken
cuba-learn-foreman-text = Een gebouw doet uit zichzelf niets. De voorman gebruikt al je gebouwen in de rij en kolom van de arbeider, of één gebouw waar dan ook. Het maakt dus uit waar je bouwt en waar je arbeider staat.
cuba-learn-buildings = Wat de gebouwen doen
cuba-learn-buildings-text = Ze liggen allemaal vanaf het begin open. Elk staat voor een idee: rum of sigaren maken, peso’s verdienen, punten scoren of meepraten in het parlement.
cuba-learn-mayor = Burgemeester: een schip laden
cuba-learn-mayor-text = Laad zoveel passende waren als je wilt op één schip. Elke waar geeft 1, 2 of 3 punten, het nummer van het dok. Laad je niets, dan krijg je als eerste van de ronde 4 peso’s, als tweede 2.
cuba-learn-last = De vierde kaart en de vijfde
cuba-learn-last-text = Wie als vierde kaart die met de meeste stemmen speelt, begint de volgende ronde. De kaart die je houdt, levert stemmen op: de arbeider 1, de burgemeester wel 5. De burgemeester in het parlement betekent dus: geen schip in deze ronde.
cuba-learn-parliament = Parlement: twee wetten komen erdoor
cuba-learn-parliament-text = Er zijn vier wetten voorgesteld, één van elke soort. Iedereen biedt in het geheim peso’s, één stem per peso, en betaalt ze hoe dan ook. Wie de meeste stemmen heeft, neemt twee voorstellen aan; die vervangen de oude van hun soort.
cuba-learn-statutes = Wat de wetten opleveren
cuba-learn-statutes-text = Nu worden de geldende wetten uitgevoerd. De belasting betalen geeft 2 punten, de heffing ook 2, allebei 5. Je mag ook weigeren. Subsidies geven punten voor wat je hebt, zonder dat je betaalt.
cuba-learn-spoil = Het einde van de ronde
cuba-learn-spoil-text = Producten op het erf bederven. In de opslag zijn ze veilig: daar brengt de voorman ze heen met een magazijn. Bouwmaterialen, rum en sigaren blijven goed. Volle schepen varen uit, vanaf ronde 2 ook dat in dok 3; de andere schuiven op.
cuba-learn-win = Het einde
cuba-learn-win-text = Na de zesde ronde geeft elk gebouw nog 2 punten. Wie de meeste punten heeft, wint; bij gelijkspel wie het meeste geld heeft.
cuba-learn-tips = Drie tips voor je eerste partij
cuba-learn-tips-text = Bouw vroeg, en in de rijen en kolommen waar je arbeider vaak staat. Een gebouw dat elke ronde werkt, is meer waard dan een groot gebouw aan het eind.

    Rum en sigaren bederven niet en brengen goed op. Een distilleerderij of een sigarenfabriek is een goed eerste plan.

    Bewaar een citrusvrucht en wat peso’s voor heffing en belasting: 5 punten per ronde is veel.
