# Begeleide eerste spellen Havana en La Habana: eerst wat ze gemeen hebben. De tegenstander heet op de pagina Blas.

havana-guided-goal = De gebouwen in de twee rijen wachten op iemand die ze kan betalen. Elk geeft de punten in zijn hoek. Met twee spelers winnen 25 punten, met drie 20, met vier 15. Je speelt tegen Blas.
havana-guided-cards = Jij en Blas hebben dezelfde 13 kaarten. Voor ieder van jullie komen twee kaarten open te liggen: die zijn wat je in de ronde doet. De eerste twee kies je in het geheim, en jullie draaien ze tegelijk om.
havana-guided-number = Elke kaart heeft een cijfer. Je twee cijfers vormen je getal, het kleinste voorop: 4 en 8 vormen 48, 0 en 8 vormen 08. Het laagste getal begint; bij gelijke getallen wie minder punten heeft. Sterke kaarten hebben hoge cijfers: je kiest dus tussen veel en vroeg.
havana-guided-choose = Kies je twee kaarten: Arbeider (4) en Peso’s (8). Klik op allebei en bevestig. Arbeider levert je arbeiders op. Peso’s levert de helft van de peso’s in het midden op.
havana-guided-choose-other = Een mooi paar voor een ander spel. Neem deze keer Arbeider en Peso’s.
havana-guided-first = Jij bent aan de beurt. Je voert je beide kaarten uit; je kiest alleen welke eerst komt. Hier maakt het niets uit: neem welke je wilt.
havana-guided-supply = Bouwmaterialen die je betaalt, zijn voorgoed weg; peso’s en arbeiders gaan terug naar de voorraad. Meer kon je niet bouwen, dus je beurt was voorbij. Als iedereen aan de beurt is geweest, komen er 3 peso’s en 3 bouwmaterialen in het midden bij.
havana-guided-lay = Nu legt iedereen één nieuwe kaart op een van zijn twee. De bedekte kaart gaat naar de aflegstapel, de andere werkt nog een keer. Leg de Pesodief (5) op Arbeider en houd Peso’s: klik op de dief en dan op Arbeider.
havana-guided-lay-other = Dat mag, maar laten we de dief aan het werk zien: leg de Pesodief op Arbeider.

# Alleen Havana

havana-guided-order = Blas liet Siësta en Peso’s zien. Zijn getal is 08, dus hij was eerder aan de beurt dan jouw 48. Siësta doet niets: je bent er alleen vroeg door. Zijn kaart Peso’s nam de helft van de 4 peso’s in het midden. Helften worden naar boven afgerond, en wie later komt, neemt de helft van de rest.
havana-guided-middle = Je kreeg 2 arbeiders omdat je Arbeider deze ronde als eerste gebruikte; wie na jou komt, krijgt er 1. Na beide kaarten mag je bouwen wat je kunt betalen. Wat dacht je van de Kiosk, midden in een rij? Probeer het: klik op de Kiosk.
havana-guided-build = Alleen de twee uiteinden van elke rij kun je bouwen. Het Bankje staat aan een uiteinde. Het kost 1 afval en 1 peso, en die heb je allebei. Bouw het Bankje: je eerste punt!
havana-guided-build-other = Bouwen hoeft niet, maar een punt is een punt: bouw het Bankje.
havana-guided-thief = 58 tegen 89: deze ronde ben jij als eerste. De Pesodief neemt de helft van de peso’s van iemand die later aan de beurt is, naar beneden afgerond. Alleen de laatste van een ronde mag iedereen bestelen. Kies welke kaart eerst komt.
havana-guided-second = Je hebt nu 4 peso’s en 2 arbeiders. Dat is genoeg voor de Bushalte aan het eind van de andere rij. Sommige gebouwen tonen ook de architect: die kun je alleen bouwen zolang je eigen kaart Architect open ligt. De Bushalte heeft hem niet nodig. Bouw haar.
havana-guided-second-other = Stop nu niet: je kunt de Bushalte betalen.
havana-guided-rival = Blas gebruikte Mama: de helft van de gekleurde bouwmaterialen en de helft van het afval in het midden, naar boven afgerond. Daarmee bouwde hij de Bakkerij. Kaarten raken niet op: jullie zien dus allebei een kaart die de ander volgende ronde weer kan gebruiken.
havana-guided-protect = Tijd voor een nieuwe kaart. Blas heeft nog een Pesodief in zijn hand. Bescherming (2) houdt dieven en ontvangers bij je vandaan zolang ze open ligt. Leg haar op je eigen Pesodief.
havana-guided-protect-other = Voorkomen is beter: leg Bescherming op je Pesodief.
havana-guided-safe = Blas legde inderdaad zijn dief, maar jij was beschermd en hij kreeg niets. De Ontvanger is de andere kaart om op te passen: iedereen die later aan de beurt is, verliest een arbeider of een bouwmateriaal. Je hoeft niet alle kaarten te leren: wijs er een aan en je leest wat ze doet.
havana-guided-later = We gaan naar ronde 8. Jij hebt 22 punten, Blas 19, en 25 winnen. Telkens als een rij nog maar twee gebouwen had, kwamen er meteen vier nieuwe tussen. Jij bent aan de beurt, je beide kaarten zijn klaar, en je mag bouwen.
havana-guided-five = De Tuin aan het eind van een rij kost 1 leem en 2 afval. Leem heb je niet, wel 7 afval. Bij het bouwen geldt 5 afval als één gekleurd bouwmateriaal en 5 peso’s als één arbeider, nooit andersom. Bouw de Tuin.
havana-guided-five-other = Met 24 punten ben je er bijna: bouw de Tuin.
havana-guided-back = 24 punten! Elke ronde heb je een kaart minder in je hand. Zijn er nog maar 2 over, dan neem je alle afgelegde terug. Zijn alle gebouwen of alle bouwmaterialen op voordat iemand 25 haalt, dan winnen de meeste punten.
havana-guided-end = Het spel is afgelopen zodra iemand 25 punten heeft, ook midden in een ronde. De Waterput geeft 1 punt en kost één arbeider, en je hebt de kaart Arbeider in je hand. Maar let op je getal: misschien is Blas eerder. Speel vanaf hier verder!

# Alleen La Habana

la-habana-guided-order = Blas liet Siësta en Peso’s zien. Zijn getal is 08, dus hij was eerder aan de beurt dan jouw 48. Siësta doet niets: je bent er alleen vroeg door. Zijn kaart Peso’s nam de helft van de 3 peso’s in het midden. Helften worden naar boven afgerond, en wie later komt, neemt de helft van de rest.
la-habana-guided-middle = Je kreeg 2 arbeiders omdat je Arbeider deze ronde als eerste gebruikte; wie na jou komt, krijgt er 1. Na beide kaarten mag je bouwen wat je kunt betalen. Wat dacht je van het Bankje, midden in een rij? Probeer het: klik op het Bankje.
la-habana-guided-build = Alleen de twee uiteinden van elke rij kun je bouwen. De Stoeprand ligt aan een uiteinde. Hij kost 1 arbeider, en je hebt er twee. Bouw de Stoeprand: je eerste punt!
la-habana-guided-build-other = Bouwen hoeft niet, maar een punt is een punt: bouw de Stoeprand.
la-habana-guided-supply = Stenen die je betaalt, zijn voorgoed weg; peso’s en arbeiders gaan terug naar de voorraad. Meer kon je niet bouwen, dus je beurt was voorbij. Als iedereen aan de beurt is geweest, komen er 3 peso’s en 3 stenen in het midden bij.
la-habana-guided-thief = 58 tegen 89: deze ronde ben jij als eerste. De Pesodief neemt 2 peso’s van iemand die later aan de beurt is, 3 van wie er 6 of meer heeft. Wie al geweest is, wordt nooit bestolen. Kies welke kaart eerst komt.
la-habana-guided-second = Je hebt nu 6 peso’s. Dat is genoeg voor de Krantenkiosk aan het eind van de andere rij. Sommige gebouwen tonen ook de architect: die kun je alleen bouwen zolang je eigen kaart Architect open ligt. De Krantenkiosk heeft hem niet nodig. Bouw hem.
la-habana-guided-second-other = Stop nu niet: je kunt de Krantenkiosk betalen.
la-habana-guided-rival = Blas gebruikte Helft: de helft van de gekleurde stenen en de helft van het puin in het midden, naar boven afgerond. Daarmee bouwde hij het Koffiehuis. Kaarten raken niet op: jullie zien dus allebei een kaart die de ander volgende ronde weer kan gebruiken.
la-habana-guided-protect = Tijd voor een nieuwe kaart. Blas heeft nog een Pesodief in zijn hand. Bescherming (1) houdt dieven bij je vandaan zolang ze open ligt, en met haar lage cijfer ben je vroeg aan de beurt. Leg haar op je eigen Pesodief.
la-habana-guided-protect-other = Voorkomen is beter: leg Bescherming op je Pesodief.
la-habana-guided-safe = Blas legde inderdaad zijn dief en kreeg niets: jij was eerder aan de beurt, en beschermd was je ook. Je hoeft niet alle kaarten te leren: wijs er een aan en je leest wat ze doet.
la-habana-guided-later = We gaan naar ronde 8. Jij hebt 22 punten, Blas 19, en 25 winnen. Telkens als een rij nog maar twee gebouwen had, kwamen er meteen vier nieuwe tussen. Jij bent aan de beurt, je beide kaarten zijn klaar, en je mag bouwen.
la-habana-guided-five = De Fontein aan het eind van een rij kost 1 groene steen en 2 puin. Een groene steen heb je niet, wel 7 puin. Bij het bouwen geldt 5 puin als één gekleurde steen en 5 peso’s als één arbeider, nooit andersom. Bouw de Fontein.
la-habana-guided-five-other = Met 24 punten ben je er bijna: bouw de Fontein.
la-habana-guided-back = 24 punten! Elke ronde heb je een kaart minder in je hand. Zijn er nog maar 2 over, dan neem je alle afgelegde terug. Zijn alle gebouwen of alle stenen op voordat iemand 25 haalt, dan winnen de meeste punten.
la-habana-guided-end = Het spel is afgelopen zodra iemand 25 punten heeft, ook midden in een ronde. Het Bankje geeft 1 punt en kost 2 puin, en je kaart Puin ligt open: houd haar, en ze neemt nog een keer al het puin uit het midden. Speel vanaf hier verder!
