# Zo speel je Havanna en La Habana: eerst wat ze gemeen hebben.

havana-learn-goal = Bouw de stad weer op
havana-learn-goal-text = Twee rijen gebouwen wachten op iemand die ze kan betalen. Elk gebouw geeft de punten in zijn hoek. Wie als eerste 20 punten heeft, wint; met z’n tweeën zijn het er 25, met z’n vieren maar 15.
havana-learn-choose = Dertien kaarten, twee ervan open
havana-learn-choose-text = Iedereen heeft dezelfde 13 kaarten. Elke kaart heeft een cijfer van 0 tot 9 en een actie. Voor de eerste ronde kies je er in het geheim twee; daarna worden ze allemaal tegelijk omgedraaid.
havana-learn-number = Je getal bepaalt de volgorde
havana-learn-number-text = Zet je twee cijfers achter elkaar, het kleinste voorop: 4 en 8 vormen 48, 0 en 9 vormen 09. Het laagste getal begint. Sterke kaarten hebben hoge cijfers: vaak moet je kiezen tussen veel en vroeg.
havana-learn-turn = Jouw beurt: beide kaarten, dan bouwen
havana-learn-turn-text = Je voert je twee open kaarten uit, in de volgorde die je wilt. Daarna mag je bouwen. De kaarten blijven voor je liggen; ze zijn niet verbruikt.
havana-learn-people = Arbeiders en de architect
havana-learn-people-text = Veel gebouwen vragen arbeiders. Arbeider geeft je er één, of twee als je hem deze ronde als eerste gebruikt. Architect geeft je er één, en zolang hij open ligt, mag je ook de gebouwen bouwen waarvoor hij nodig is.
havana-learn-cards = Alle dertien kaarten
havana-learn-cards-text = Je hoeft ze niet uit je hoofd te leren: wijs in het spel een kaart aan en je ziet wat die doet.
havana-learn-build = Bouwen doe je aan de uiteinden
havana-learn-build-text = Na je twee kaarten bouw je zoveel gebouwen als je kunt betalen. Alleen het eerste en het laatste gebouw van elke rij zijn te koop. Neem je er een, dan wordt zijn buurman het nieuwe uiteinde.
havana-learn-ends = Nieuwe gebouwen
havana-learn-ends-text = Zijn er in een rij nog maar twee gebouwen, dan komen er meteen vier nieuwe tussen. Bouwmaterialen die je betaalt, zijn voorgoed weg; peso’s en arbeiders gaan terug naar de voorraad.
havana-learn-lay = Een nieuwe kaart voor de volgende ronde
havana-learn-lay-text = Aan het eind van de ronde legt iedereen een kaart uit de hand gedekt op een van zijn twee open kaarten. Ze worden tegelijk omgedraaid. De bedekte kaart gaat naar je aflegstapel, de andere werkt nog een keer.

    Heb je nog maar twee kaarten in je hand, dan neem je je hele aflegstapel terug.
havana-learn-win = Het einde
havana-learn-win-text = Wie het doel haalt, wint meteen, midden in de ronde. Zijn alle gebouwen of alle bouwmaterialen eerder op, dan wint wie de meeste punten heeft.
havana-learn-tips = Drie tips voor je eerste partij
havana-learn-tips-text = Kies eerst een gebouw en dan de kaarten die het betalen. Klein telt ook: een paar gebouwen van twee punten gaan sneller dan één van zes.

    Let op de getallen van de anderen. Wie voor je aan de beurt is, kan het midden leeghalen of je bestelen.

    Bewaar de Siësta en andere lage cijfers voor de ronde waarin je echt als eerste aan de beurt moet zijn.

# Alleen Havanna

havana-learn-centre = Wat er in het midden ligt
havana-learn-centre-text = In het midden liggen peso’s en bouwmaterialen, en elke ronde komen er drie peso’s en drie bouwmaterialen bij. Met Peso’s neem je de helft van de peso’s, met Mama de helft van de gekleurde bouwmaterialen en de helft van het afval, altijd naar boven afgerond. Met Afval neem je al het afval. Wie het eerst komt, vindt het meest.
havana-learn-thieves = Dieven, belasting en bescherming
havana-learn-thieves-text = De Pesodief neemt de helft van iemands peso’s, de Bouwmaterialendief één bouwmateriaal, of twee van wie vier of meer gekleurde heeft. Ze bestelen wie later aan de beurt is; alleen als laatste van de ronde mag je iedereen bestelen. De Ontvanger neemt bij iedereen die later aan de beurt is een arbeider of een bouwmateriaal weg. Bescherming houdt ze alle drie bij je vandaan.
havana-learn-five = Vijf voor één
havana-learn-five-text = Kom je iets tekort? Bij het bouwen geldt vijf afval als één bouwmateriaal van een kleur naar keuze, en vijf peso’s als één arbeider. Andersom kan het nooit.

# Alleen La Habana

la-habana-learn-centre = Wat er in het midden ligt
la-habana-learn-centre-text = In het midden liggen peso’s en stenen, en elke ronde komen er drie peso’s en drie stenen bij. Met Peso’s neem je de helft van de peso’s, met Helft de helft van de gekleurde stenen en de helft van het puin, altijd naar boven afgerond. Met Puin neem je al het puin. Met Markt trek je uit de buidel; gebruik je die deze ronde als eerste, dan trek je twee stenen of kies je er één.
la-habana-learn-thieves = Dieven en bescherming
la-habana-learn-thieves-text = De Pesodief neemt iemand twee peso’s af, drie als die er zes of meer heeft. De Stenendief neemt één steen, twee van wie vier of meer gekleurde heeft. Ze bestelen alleen wie later aan de beurt is. Bescherming houdt ze bij je vandaan.
la-habana-learn-five = Vijf voor één
la-habana-learn-five-text = Kom je iets tekort? Bij het bouwen geldt vijf puin als één steen van een kleur naar keuze, en vijf peso’s als één arbeider. Andersom kan het nooit.
