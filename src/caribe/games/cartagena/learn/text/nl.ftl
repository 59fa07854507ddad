# Zo speel je Cartagena.

cartagena-learn-goal = Breng je bemanning naar de sloep
cartagena-learn-goal-text = Je leidt vier piraten die net uit de gevangenis zijn ontsnapt. Ze beginnen allemaal bij het verzamelpunt. Wie als eerste de hele bemanning in de sloep heeft, wint.
cartagena-learn-path = Een pad vol symbolen
cartagena-learn-path-text = Tussen het verzamelpunt en de sloep liggen 30 velden. Elk veld toont een van zes symbolen: rumfles, sleutelbos, pistool, enterhaak, lantaarn of verrekijker. Het pad is in elke partij anders.
cartagena-learn-turn = Jouw beurt: één of twee acties
cartagena-learn-turn-text = Je hebt kaarten met dezelfde zes symbolen. Met elke actie speel je een kaart om vooruit te gaan, of ga je terug om nieuwe kaarten te krijgen. Combineer ze zoals je wilt, met één piraat of met twee. Het spel voor gevorderden heeft vijf piraten, 36 velden en hoogstens drie acties.
cartagena-learn-forward = Vooruit: speel een kaart
cartagena-learn-forward-text = Klik op een kaart en dan op een piraat. Hij rent naar het eerste vrije veld met dat symbool. Hier brengt een rumfles een piraat van het verzamelpunt naar veld 3.
cartagena-learn-jump = Bezette velden sla je over
cartagena-learn-jump-text = Staat er al iemand op het eerste veld met jouw symbool, dan rent je piraat door naar het volgende. Van wie die piraten zijn, maakt niet uit. Hier zijn de velden 3 en 7 bezet: één rumfles brengt de piraat helemaal naar veld 18.
cartagena-learn-aboard = Rechtstreeks de sloep in
cartagena-learn-aboard-text = Ligt er vóór de piraat geen vrij veld meer met dat symbool? Dan springt hij meteen in de sloep. Precies uitkomen hoeft nooit.
cartagena-learn-back = Terug: haal nieuwe kaarten
cartagena-learn-back-text = Kaarten krijg je alleen door terug te gaan. Kies een piraat. Hij gaat terug naar het eerste veld achter hem met één of twee piraten, en je trekt een kaart voor elk van hen. Op veld 6 staan er twee, dus je trekt twee kaarten.
cartagena-learn-full = Drie is vol
cartagena-learn-full-text = Een veld met drie piraten is vol: wie teruggaat, loopt erlangs naar het volgende veld met één of twee. Niemand gaat ooit terug naar het verzamelpunt.
cartagena-learn-stop = Stop wanneer je wilt
cartagena-learn-stop-text = Je moet minstens één actie doen. Daarna mag je je beurt beëindigen in plaats van de tweede te gebruiken. Soms loont het om kaarten te sparen.
cartagena-learn-emergency = Geen kaarten en geen weg terug?
cartagena-learn-emergency-text = Begin je je beurt zonder kaarten en kan geen van je piraten teruggaan, dan trek je één kaart en is je beurt voorbij. Dat gaat vanzelf en komt zelden voor.
cartagena-learn-win = Het einde
cartagena-learn-win-text = Zodra je laatste piraat in de sloep zit, win je en is de partij afgelopen. De anderen komen niet meer aan de beurt.
cartagena-learn-tips = Drie tips voor je eerste partij
cartagena-learn-tips-text = Zoek verre sprongen: hoe meer velden met een symbool bezet zijn, hoe verder zijn kaart je brengt.

    Ga terug naar velden met twee piraten. Twee kaarten voor één stap is de beste ruil in het spel.

    Houd je bemanning bij elkaar. Een achterblijver heeft niemand om overheen te springen en niemand om naar terug te gaan.
