# Een begeleid eerste spel Cartagena. De tegenstander heet op de pagina Blas.

cartagena-guided-goal = Je vier piraten zijn uit de gevangenis ontsnapt en wachten bij het verzamelpunt. Aan het andere eind van het pad ligt een sloep. Wie als eerste alle vier zijn piraten in de sloep heeft, wint. Je speelt tegen Blas.
cartagena-guided-path = Elk veld van het pad toont een van zes symbolen, en elke kaart in je hand ook. Een kaart brengt een piraat naar het eerstvolgende veld met haar symbool. Je hebt twee rumflessen; om de eerste twee rumvelden staat een ring.
cartagena-guided-forward = Jij bent aan de beurt. Speel een rumfles: klik op de kaart en dan op een van je piraten bij het verzamelpunt. Kijk waar hij terechtkomt en bevestig.
cartagena-guided-forward-other = Dat kan ook, maar probeer eerst de rumfles: de kaart, dan een van je piraten.
cartagena-guided-occupied = Hij rende naar het eerste veld met rum. Een beurt heeft één of twee acties, dus je hebt er nog één. Speel je andere rumfles met een andere piraat. Het eerste rumveld is nu bezet, dus deze rent erlangs naar het volgende.
cartagena-guided-occupied-other = Het mag, maar dan mis je de beste truc van het spel. Speel de tweede rumfles met een piraat van het verzamelpunt.
cartagena-guided-rival = Blas speelde een verrekijker en rende naar veld 4. Met zijn tweede actie ging hij terug naar veld 3, waar jouw piraat staat, en trok een kaart. Voor vooruitgaan krijg je nooit kaarten: nieuwe krijg je door terug te gaan.
cartagena-guided-early = Kun je je beurt overslaan om kaarten te sparen? Probeer het: klik op “Einde beurt”.
cartagena-guided-back = Je moet dus iets doen. Ga terug met je piraat op veld 7: klik op hem en dan op het veld waar hij terechtkomt. Hij gaat naar het eerste veld achter hem met één of twee piraten, en je trekt een kaart voor elk van hen. Op veld 3 staan er twee.
cartagena-guided-back-other = Dat kan, maar het levert minder kaarten op, of geen. Klik op je piraat op veld 7 en dan op veld 3.
cartagena-guided-full = Twee nieuwe kaarten voor één stap: beter kan niet. Op veld 3 staan nu drie piraten, en meer passen er niet. Wie van verder vooruit teruggaat, loopt erlangs. Niemand gaat ooit terug naar het verzamelpunt.
cartagena-guided-free = Je hebt nog één actie, en die kies je zelf. Ga vooruit met een pistool of een verrekijker, met welke piraat je maar wilt. Wijs een kaart en een piraat aan om te zien hoe ver hij rent.
cartagena-guided-free-other = Een goed idee voor later. Ga nu vooruit met een pistool of een verrekijker.
cartagena-guided-stopped = Blas deed één actie en hield op: na de eerste actie mag je je beurt beëindigen en je kaarten houden. Eén moet je er doen.
cartagena-guided-later = We slaan een stuk over: vele beurten later hebben jullie allebei twee piraten in de sloep. Jij bent aan de beurt en hebt twee rumflessen en een sleutelbos.
cartagena-guided-aboard = Kijk naar je piraat op veld 27. Tussen hem en de sloep ligt geen rumveld meer. Dan brengt een rumfles hem meteen in de sloep; precies uitkomen hoeft nooit. Speel hem.
cartagena-guided-aboard-other = Breng eerst de piraat op veld 27 in de sloep, met een rumfles.
cartagena-guided-long = Drie zijn er binnen. Je laatste piraat staat ver achter, maar kijk naar de sleutelvelden voor hem: Blas staat op 15 en op 20. Speel de sleutelbos en ren langs allebei.
cartagena-guided-long-other = Niet slecht, maar de sleutelbos brengt je laatste piraat veel verder.
cartagena-guided-empty = Van veld 12 naar veld 28 met één kaart! Bezette velden helpen je, wie er ook staat. Je hebt nog één kaart. Begin je ooit een beurt zonder kaarten en zonder dat een piraat terug kan, dan trek je één kaart en is je beurt voorbij.
cartagena-guided-end = Jij bent weer aan de beurt, en je kent de regels. Het spel is afgelopen zodra je laatste piraat in de sloep is, dus kijk naar je rumfles en het pad voor je. Speel vanaf hier verder en win!
