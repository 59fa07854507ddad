# Palabras de Cuba.

cuba-name = Cuba
cuba-summary = Cultiva, construye, comercia, embarca y hazte oír en el parlamento: seis rondas para triunfar en la isla.
cuba-minutes = 90

cuba-use-played-card = Cartas jugadas
cuba-use-built-building = Edificios construidos
cuba-use-used-building = Edificios activados
cuba-use-loaded-ware = Mercancías embarcadas
cuba-use-sold-ware = Mercancías vendidas
cuba-use-bought-ware = Mercancías compradas
cuba-use-enacted-statute = Leyes aprobadas

cuba-resource-wood = madera
cuba-resource-stone = piedra
cuba-resource-water = agua
cuba-resource-citrus = cítricos
cuba-resource-sugar = caña
cuba-resource-tobacco = tabaco
cuba-resource-rum = ron
cuba-resource-cigars = puros
cuba-materials = materiales
cuba-products = productos
cuba-goods = ron ni puros

cuba-card-worker = el trabajador
cuba-card-trader = la comerciante
cuba-card-architect = el arquitecto
cuba-card-foreman = el capataz
cuba-card-mayor = el alcalde

cuba-building-cement_works = cementera
cuba-building-sawmill = aserradero
cuba-building-golf_course = campo de golf
cuba-building-monastery = monasterio
cuba-building-rum_cafe = café de ron
cuba-building-cigar_cafe = café de puros
cuba-building-small_office = pequeña oficina comercial
cuba-building-large_office = gran oficina comercial
cuba-building-hotel = hotel
cuba-building-inn = posada
cuba-building-department_store = gran almacén
cuba-building-farm_shop = tienda de productos
cuba-building-builders_yard = tienda de materiales
cuba-building-small_bank = banco pequeño
cuba-building-large_bank = banco grande
cuba-building-cigar_factory = fábrica de puros
cuba-building-distillery = destilería
cuba-building-black_market = mercado negro
cuba-building-church = iglesia
cuba-building-town_hall = ayuntamiento
cuba-building-dam = presa
cuba-building-lighthouse = faro
cuba-building-warehouse = almacén

cuba-about-cement_works = Da un punto por cada unidad de piedra, hasta 4.
cuba-about-sawmill = Da un punto por cada unidad de madera, hasta 4.
cuba-about-golf_course = Da un punto por cada unidad de agua, hasta 4.
cuba-about-monastery = Da un punto por cada producto, de cualquier clase, hasta 2.
cuba-about-rum_cafe = Da 2 puntos por cada unidad de ron, hasta 3.
cuba-about-cigar_cafe = Da 2 puntos por cada unidad de puros, hasta 3.
cuba-about-small_office = Carga una de tus mercancías en un barco del puerto, por los puntos de su muelle.
cuba-about-large_office = Carga hasta 2 mercancías tuyas iguales en un mismo barco del puerto, por los puntos de su muelle.
cuba-about-hotel = Da 2 puntos.
cuba-about-inn = Da un punto.
cuba-about-department_store = Te compra una unidad de ron o de puros por 6 pesos.
cuba-about-farm_shop = Te compra un producto por 4 pesos.
cuba-about-builders_yard = Te compra hasta 2 materiales por 2 pesos cada uno.
cuba-about-small_bank = Da 2 pesos.
cuba-about-large_bank = Da 4 pesos.
cuba-about-cigar_factory = Convierte todo el tabaco que quieras en otros tantos puros.
cuba-about-distillery = Convierte toda la caña que quieras en otro tanto ron.
cuba-about-black_market = Cambia una de tus mercancías por otra distinta de la reserva.
cuba-about-church = Veta una de las propuestas; no de la misma categoría dos rondas seguidas.
cuba-about-town_hall = Da 2 votos más en el parlamento de esta ronda.
cuba-about-dam = Da 2 de agua.
cuba-about-lighthouse = Llama a alta mar al barco de la pila que quieras, en lugar del que hay allí.
cuba-about-warehouse = Guarda todos los productos de tu patio para que no se estropeen.

cuba-terrain-forest = bosque
cuba-terrain-mountain = montaña
cuba-terrain-lake = lago
cuba-terrain-citrus = campo de cítricos
cuba-terrain-sugar = campo de caña
cuba-terrain-tobacco = campo de tabaco
cuba-terrain-warehouse = almacén

cuba-category-tax = impuesto
cuba-category-duty = tributo
cuba-category-subsidy = subvención
cuba-category-other = otras leyes

cuba-statute-tax_pesos = Impuesto de { $number ->
    [one] un peso
   *[other] { $number } pesos
 }
cuba-statute-tax_buildings = Impuesto de { $number ->
    [one] un peso
   *[other] { $number } pesos
 } por cada edificio
cuba-statute-duty_ware = Tributo: { $things }
cuba-statute-duty_materials = Tributo de { $number } materiales cualesquiera
cuba-statute-duty_products = Tributo de { $number } productos cualesquiera
cuba-statute-subsidy_buildings = Subvención por cada edificio
cuba-statute-subsidy_materials = Subvención por cada campo de material libre
cuba-statute-subsidy_products = Subvención por cada campo de producto libre
cuba-statute-subsidy_water = Subvención por cada unidad de agua (máximo { $most })
cuba-statute-subsidy_votes = Subvención por cada voto de la carta en el parlamento
cuba-statute-subsidy_pesos = Subvención por cada { $number } pesos (máximo { $most })
cuba-statute-market_down = Ley de mercado: escasez (salen del mercado { $number } de cada producto)
cuba-statute-market_up = Ley de mercado: abundancia (llegan al mercado { $number } de cada producto)
cuba-statute-drought = Ley de sequía (sin agua solo da un campo de producto)
cuba-statute-building_law = Ley de construcción ({ $number } pesos por cada edificio nuevo)
cuba-statute-harbour_law = Ley portuaria (los barcos llenos zarpan enseguida)
cuba-statute-anti_corruption = Ley anticorrupción (no hay votos por dinero)

cuba-amount-wood = { $count } de madera
cuba-amount-stone = { $count } de piedra
cuba-amount-water = { $count } de agua
cuba-amount-citrus = { $count ->
    [one] { $count } cítrico
   *[other] { $count } cítricos
 }
cuba-amount-sugar = { $count } de caña
cuba-amount-tobacco = { $count } de tabaco
cuba-amount-rum = { $count } de ron
cuba-amount-cigars = { $count ->
    [one] { $count } puro
   *[other] { $count } puros
 }
cuba-pesos = { $count ->
    [one] 1 peso
   *[other] { $count } pesos
 }
cuba-nothing = nada
cuba-list-and = { $first } y { $second }
cuba-list-comma = { $first }, { $second }
cuba-of-seat = { $who ->
    [you] tú ({ $thing })
   *[other] { $other } ({ $thing })
 }
cuba-seat = { $who ->
    [you] tú
   *[other] { $seat }
 }
cuba-ship-in-dock = barco { $ship } en el muelle { $dock }

# Lo que se espera

cuba-prompt-materials = { $who ->
    [you] { $count ->
        [one] Toma un material más y dos productos para empezar.
       *[other] Toma { $count } materiales y 2 productos para empezar.
     }
   *[other] { $seat } toma materiales y productos para empezar.
 }
cuba-prompt-crops = { $who ->
    [you] { $count ->
        [one] Toma un producto más para empezar.
       *[other] Toma { $count } productos para empezar.
     }
   *[other] { $seat } toma productos para empezar.
 }
cuba-prompt-play = { $who ->
    [you] Ronda { $round }: juega una carta.
   *[other] Ronda { $round }: { $seat } elige una carta.
 }
cuba-prompt-figure = { $who ->
    [you] Envía a tu trabajador a una casilla: cosechas su fila y su columna.
   *[other] { $seat } envía a su trabajador al campo.
 }
cuba-prompt-harvest = { $who ->
    [you] Elige qué cosechas ({ $count ->
        [one] te falta 1
       *[other] te faltan { $count }
     }).
   *[other] { $seat } elige qué cosecha.
 }
cuba-prompt-water = { $who ->
    [you] Riega otro campo o termina.
   *[other] { $seat } puede regar más campos.
 }
cuba-prompt-trade = { $who ->
    [you] Comercia: compra y vende, o toma algo de la reserva.
   *[other] { $seat } comercia.
 }
cuba-prompt-build = { $who ->
    [you] Elige un edificio y una casilla para él, o no construyas.
   *[other] { $seat } puede construir.
 }
cuba-prompt-site = { $who ->
    [you] Elige una casilla para el edificio.
   *[other] { $seat } busca dónde construir.
 }
cuba-prompt-mode = { $who ->
    [you] ¿Activas todos los edificios de la fila y la columna de tu trabajador, o uno solo donde sea?
   *[other] { $seat } decide qué edificios activa.
 }
cuba-prompt-use = { $who ->
    [you] Elige el siguiente edificio que vas a activar.
   *[other] { $seat } activa sus edificios.
 }
cuba-prompt-count = { $who ->
    [you] { $building }: ¿cuánto usas?
   *[other] { $seat } activa un edificio: { $building }.
 }
cuba-prompt-give = { $who ->
    [you] { $building }: ¿qué entregas (hasta { $count })?
   *[other] { $seat } activa un edificio: { $building }.
 }
cuba-prompt-dock = { $who ->
    [you] { $building }: ¿qué barco cargas, y con qué?
   *[other] { $seat } activa un edificio: { $building }.
 }
cuba-prompt-ware = { $who ->
    [you] { $building }: ¿qué cargas?
   *[other] { $seat } activa un edificio: { $building }.
 }
cuba-prompt-units = { $who ->
    [you] { $building }: ¿cuánto cargas?
   *[other] { $seat } activa un edificio: { $building }.
 }
cuba-prompt-swap-in = { $who ->
    [you] { $building }: ¿qué entregas, y qué quieres a cambio?
   *[other] { $seat } activa un edificio: { $building }.
 }
cuba-prompt-swap-out = { $who ->
    [you] { $building }: ¿qué te llevas a cambio?
   *[other] { $seat } activa un edificio: { $building }.
 }
cuba-prompt-veto = { $who ->
    [you] Veta una propuesta o deja pasar todas.
   *[other] { $seat } puede vetar una propuesta.
 }
cuba-prompt-call = { $who ->
    [you] Llama a un barco de la pila o conserva el de alta mar.
   *[other] { $seat } puede llamar a otro barco.
 }
cuba-prompt-ship = { $who ->
    [you] Carga un barco del puerto, o ninguno.
   *[other] { $seat } puede cargar un barco.
 }
cuba-prompt-load = { $who ->
    [you] Carga otra mercancía o termina.
   *[other] { $seat } está cargando un barco.
 }
cuba-prompt-object = { $who ->
    [you] Antes de votar: veta una propuesta o deja pasar todas.
   *[other] { $seat } puede vetar una propuesta antes de votar.
 }
cuba-prompt-bid = { $ballot ->
    [2] { $who ->
        [you] Empate: ¿cuántos pesos metes en el puño esta vez? Votos: { $standing }.
       *[other] Empate: { $waiting ->
            [one] { $seat } tiene
           *[other] { $waiting } jugadores tienen
         } que pujar otra vez.
     }
   *[other] { $who ->
        [you] ¿Cuántos pesos metes en el puño para tener más votos? Votos: { $standing }.
       *[other] { $waiting ->
            [one] { $seat } aún tiene
           *[other] { $waiting } jugadores aún tienen
         } que pujar.
     }
 }
cuba-prompt-laws = { $who ->
    [you] Has ganado la votación: aprueba { $count ->
        [one] una propuesta más
       *[other] { $count } propuestas
     }.
   *[other] { $seat } ha ganado la votación y elige las leyes.
 }
cuba-prompt-tax = { $who ->
    [you] { $statute }: ¿pagas { $pesos ->
        [one] 1 peso
       *[other] { $pesos } pesos
     } por 2 puntos?{ $duty ->
        [yes] {" "}Con el tributo, 1 punto más.
       *[no] {""}
     }
   *[other] { $seat } decide si paga el impuesto.
 }
cuba-prompt-duty = { $who ->
    [you] { $statute }: ¿lo entregas por { $points } puntos?
   *[other] { $seat } decide si entrega el tributo.
 }
cuba-prompt-dues = { $who ->
    [you] Elige qué entregas como tributo ({ $count ->
        [one] te falta 1
       *[other] te faltan { $count }
     }).
   *[other] { $seat } entrega el tributo.
 }

# Lo que se puede elegir

cuba-choice-done = Listo
cuba-choice-pick = Empezar con { $things }
cuba-choice-play-idle = Jugar la carta { $card }: ahora no tendría ningún efecto
cuba-choice-play-worker = Jugar el trabajador: cosechar una fila y una columna
cuba-choice-play-trader = Jugar la comerciante: comprar y vender
cuba-choice-play-architect = Jugar el arquitecto: construir
cuba-choice-play-foreman = Jugar el capataz: activar tus edificios
cuba-choice-play-mayor = Jugar el alcalde: cargar un barco
cuba-choice-harvest = Trabajador a la fila { $row }, columna { $column }: { $things }
cuba-choice-harvest-more = Cosechar { $things }
cuba-choice-irrigate = Regar un campo: { $things } por 1 de agua
cuba-choice-buy = Comprar { $resource } por { $price ->
    [one] un peso
   *[other] { $price } pesos
 }
cuba-choice-buy-supply = Comprar { $resource } de la reserva por { $price } pesos
cuba-choice-sell = Vender { $resource } por { $price ->
    [one] un peso
   *[other] { $price } pesos
 }
cuba-choice-sell-supply = Vender { $resource } a la reserva por { $price ->
    [one] un peso
   *[other] { $price } pesos
 }
cuba-choice-take = Tomar { $things } en lugar de comerciar
cuba-choice-build = Construir: { $building }, fila { $row }, columna { $column }{ $pesos ->
    [0] { "" }
   *[other] , y pagar { $pesos } pesos
 }
cuba-choice-no-building = No construir{ $points ->
    [0] { "" }
    [one] , por un punto
   *[other] , por { $points } puntos
 }
cuba-choice-cross = Activar todos los edificios de la fila y la columna de tu trabajador
cuba-choice-skip = No activar: { $building }
cuba-choice-use-gift-points = { $building }: { $points ->
    [one] un punto
   *[other] { $points } puntos
 }
cuba-choice-use-gift-pesos = { $building }: { $pesos } pesos
cuba-choice-use-dam = { $building }: { $got }
cuba-choice-use-town_hall = { $building }: dos votos más en el parlamento
cuba-choice-use-warehouse = { $building }: guardar todos los productos del patio
cuba-choice-use-church = { $building }: vetar «{ $statute }»
cuba-choice-use-church-later = { $building }: vetar una propuesta antes de votar
cuba-choice-use-lighthouse = { $building }: llamar al barco { $ship } y devolver el barco { $other_ship }
cuba-choice-use-office = { $building }: { $things } en el barco { $ship } del muelle { $dock }, por { $points ->
    [one] un punto
   *[other] { $points } puntos
 }
cuba-choice-use-exchange = { $building }: { $gave } por { $got }
cuba-choice-use-points = { $building }: { $gave } por { $points ->
    [one] un punto
   *[other] { $points } puntos
 }
cuba-choice-use-pesos = { $building }: { $gave } por { $pesos } pesos
cuba-choice-load = Cargar { $things } en el barco { $ship } del muelle { $dock }, por { $points ->
    [one] un punto
   *[other] { $points } puntos
 }
cuba-choice-no-ship = No cargar barcos{ $pesos ->
    [0] { "" }
   *[other] , por { $pesos } pesos
 }
cuba-choice-bid = { $pesos ->
    [0] No pujar
    [one] Pujar un peso
   *[other] Pujar { $pesos } pesos
 }: { $votes } frente a { $against } por ahora
cuba-choice-veto = Vetar «{ $statute }»
cuba-choice-enact = Aprobar «{ $first }» y «{ $second }»
cuba-choice-enact-one = Aprobar «{ $first }»
cuba-choice-pay-tax = Pagar el impuesto: { $pesos ->
    [one] un peso
   *[other] { $pesos } pesos
 } por { $points } puntos
cuba-choice-pay-duty = Entregar el tributo: { $things } por { $points } puntos
cuba-choice-pay-duty-later = Entregar el tributo, por { $points } puntos
cuba-choice-decline-tax = No pagar el impuesto
cuba-choice-decline-duty = No entregar el tributo

# Lo que ha pasado

cuba-event-picked = { $who ->
    [you] Empiezas con { $things }.
   *[other] { $seat } empieza con { $things }.
 }
cuba-event-round-began = { $who ->
    [you] Ronda { $round }: empiezas tú. Propuestas: { $proposals }.
   *[other] Ronda { $round }: empieza { $seat }. Propuestas: { $proposals }.
 }
cuba-event-played = { $who ->
    [you] Juegas { $card }.
   *[other] { $seat } juega { $card }.
 }
cuba-event-placed = { $who ->
    [you] Tu trabajador va a la fila { $row }, columna { $column }.
   *[other] { $seat } envía a su trabajador a la fila { $row }, columna { $column }.
 }
cuba-event-harvested = { $who ->
    [you] Cosechas { $things }.
   *[other] { $seat } cosecha { $things }.
 }
cuba-event-harvested-water = { $who ->
    [you] Cosechas { $things }, pagando { $water }.
   *[other] { $seat } cosecha { $things }, pagando { $water }.
 }
cuba-event-bought = { $who ->
    [you] Compras { $things } por { $pesos ->
        [one] un peso.
       *[other] { $pesos } pesos.
     }
   *[other] { $seat } compra { $things } por { $pesos ->
        [one] un peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-bought-supply = { $who ->
    [you] Compras { $things } de la reserva por { $pesos } pesos.
   *[other] { $seat } compra { $things } de la reserva por { $pesos } pesos.
 }
cuba-event-sold = { $who ->
    [you] Vendes { $things } por { $pesos ->
        [one] un peso.
       *[other] { $pesos } pesos.
     }
   *[other] { $seat } vende { $things } por { $pesos ->
        [one] un peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-sold-supply = { $who ->
    [you] La hilera está llena: vendes { $things } a la reserva por { $pesos ->
        [one] un peso.
       *[other] { $pesos } pesos.
     }
   *[other] La hilera está llena: { $seat } vende { $things } a la reserva por { $pesos ->
        [one] un peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-took = { $who ->
    [you] En lugar de comerciar, tomas { $resource }.
   *[other] En lugar de comerciar, { $seat } toma { $resource }.
 }
cuba-event-built = { $who ->
    [you] Construyes: { $building }, fila { $row }, columna { $column }.
   *[other] { $seat } construye: { $building }, fila { $row }, columna { $column }.
 }
cuba-event-built-pesos = { $who ->
    [you] Construyes: { $building }, fila { $row }, columna { $column }, y pagas { $pesos } pesos por la ley de construcción.
   *[other] { $seat } construye: { $building }, fila { $row }, columna { $column }, y paga { $pesos } pesos por la ley de construcción.
 }
cuba-event-refrained-architect = { $who ->
    [you] No construyes y recibes { $points ->
        [one] un punto.
       *[other] { $points } puntos.
     }
   *[other] { $seat } no construye y recibe { $points ->
        [one] un punto.
       *[other] { $points } puntos.
     }
 }
cuba-event-refrained-mayor = { $who ->
    [you] No cargas barcos y recibes { $pesos } pesos.
   *[other] { $seat } no carga barcos y recibe { $pesos } pesos.
 }
cuba-event-refrained-nothing = { $who ->
    [you] Juegas { $card } sin efecto.
   *[other] { $seat } juega { $card } sin efecto.
 }
cuba-event-mode-chosen-cross = { $who ->
    [you] Activas los edificios de la fila y la columna de tu trabajador.
   *[other] { $seat } activa los edificios de la fila y la columna de su trabajador.
 }
cuba-event-mode-chosen-single = { $who ->
    [you] Activas un solo edificio.
   *[other] { $seat } activa un solo edificio.
 }
cuba-event-used-exchange = { $who ->
    [you] Tu { $building } convierte { $gave } en { $got }.
   *[other] { $seat } convierte { $gave } en { $got } ({ $building }).
 }
cuba-event-used-got = { $who ->
    [you] Tu { $building } da { $got }.
   *[other] { $seat } recibe { $got } ({ $building }).
 }
cuba-event-used-points = { $who ->
    [you] Tu { $building } convierte { $gave } en { $points ->
        [one] un punto
       *[other] { $points } puntos
     }.
   *[other] { $seat } convierte { $gave } en { $points ->
        [one] un punto
       *[other] { $points } puntos
     } ({ $building }).
 }
cuba-event-used-gift-points = { $who ->
    [you] Tu { $building } da { $points ->
        [one] un punto
       *[other] { $points } puntos
     }.
   *[other] { $seat } recibe { $points ->
        [one] un punto
       *[other] { $points } puntos
     } ({ $building }).
 }
cuba-event-used-pesos = { $who ->
    [you] Tu { $building } paga { $pesos } pesos por { $gave }.
   *[other] { $seat } recibe { $pesos } pesos por { $gave } ({ $building }).
 }
cuba-event-used-gift-pesos = { $who ->
    [you] Tu { $building } da { $pesos } pesos.
   *[other] { $seat } recibe { $pesos } pesos ({ $building }).
 }
cuba-event-used-town_hall = { $who ->
    [you] Tu { $building } da dos votos para el parlamento.
   *[other] { $seat } recibe dos votos para el parlamento ({ $building }).
 }
cuba-event-used-warehouse = { $who ->
    [you] Guardas los productos de tu patio.
   *[other] { $seat } guarda los productos de su patio.
 }
cuba-event-used-church = { $who ->
    [you] Con tu { $building } vetarás una propuesta antes de votar.
   *[other] { $seat } vetará una propuesta antes de votar ({ $building }).
 }
cuba-event-skipped = { $who ->
    [you] No activas: { $building }.
   *[other] { $seat } no activa: { $building }.
 }
cuba-event-loaded = { $who ->
    [you] Cargas { $things } en el barco { $ship } del muelle { $dock }: { $points ->
        [one] un punto.
       *[other] { $points } puntos.
     }
   *[other] { $seat } carga { $things } en el barco { $ship } del muelle { $dock }: { $points ->
        [one] un punto.
       *[other] { $points } puntos.
     }
 }
cuba-event-ship-left = El barco { $ship } zarpa del muelle { $dock }.
cuba-event-harbour = En el puerto: { $docks }; en alta mar: barco { $sea }.
cuba-event-called = { $who ->
    [you] Tu faro llama al barco { $ship }; el barco { $before } vuelve a la pila.
   *[other] El faro de { $seat } llama al barco { $ship }; el barco { $before } vuelve a la pila.
 }
cuba-event-vetoed = { $who ->
    [you] Vetas «{ $statute }».
   *[other] { $seat } veta «{ $statute }».
 }
cuba-event-start-passed = { $who ->
    [you] A partir de ahora empiezas tú.
   *[other] A partir de ahora empieza { $seat }.
 }
cuba-event-delegated = Cartas en el parlamento: { $cards }.
cuba-event-bid-made = { $seat } ha pujado.
cuba-event-bids-made = { $seats } han pujado.
cuba-event-bid-made-seen = { $bid ->
    [0] No pujas nada.
    [one] Pujas un peso.
   *[other] Pujas { $bid } pesos.
 }
cuba-event-bids-opened = Pujas reveladas: { $bids }.
cuba-event-bids-opened-again = Segundas pujas reveladas: { $bids }.
cuba-event-vote-won = { $who ->
    [you] Ganas la votación por { $votes } a { $against }.
   *[other] { $seat } gana la votación por { $votes } a { $against }.
 }
cuba-event-vote-won-tie = { $who ->
    [you] Empate a { $votes } votos: ganas por el orden en la mesa.
   *[other] Empate a { $votes } votos: gana { $seat } por el orden en la mesa.
 }
cuba-event-enacted = { $who ->
    [you] Apruebas «{ $statute }».
   *[other] { $seat } aprueba «{ $statute }».
 }
cuba-event-enacted-two = { $who ->
    [you] Apruebas «{ $first }» y «{ $second }».
   *[other] { $seat } aprueba «{ $first }» y «{ $second }».
 }
cuba-event-sealed = { $seat } ha decidido.
cuba-event-sealed-pays = Has decidido pagar.
cuba-event-sealed-keeps = Has decidido no pagar.
cuba-event-tax-paid = { $who ->
    [you] { $pesos ->
        [0] No debes ningún impuesto
        [one] Pagas un peso de impuesto
       *[other] Pagas { $pesos } pesos de impuesto
     } y recibes { $points } puntos.
   *[other] { $seat } { $pesos ->
        [0] no debe ningún impuesto
        [one] paga un peso de impuesto
       *[other] paga { $pesos } pesos de impuesto
     } y recibe { $points } puntos.
 }
cuba-event-duty-paid = { $who ->
    [you] Entregas { $things } como tributo y recibes { $points } puntos.
   *[other] { $seat } entrega { $things } como tributo y recibe { $points } puntos.
 }
cuba-event-declined-tax = { $who ->
    [you] No pagas el impuesto.
   *[other] { $seat } no paga el impuesto.
 }
cuba-event-declined-duty = { $who ->
    [you] No entregas el tributo.
   *[other] { $seat } no entrega el tributo.
 }
cuba-event-could-not-pay-tax = { $who ->
    [you] No puedes pagar el impuesto.
   *[other] { $seat } no puede pagar el impuesto.
 }
cuba-event-could-not-pay-duty = { $who ->
    [you] No tienes bastante para el tributo.
   *[other] { $seat } no tiene bastante para el tributo.
 }
cuba-event-subsidised = { $who ->
    [you] «{ $statute }» te da { $points ->
        [one] un punto.
       *[other] { $points } puntos.
     }
   *[other] «{ $statute }» da { $points ->
        [one] un punto
       *[other] { $points } puntos
     } a { $seat }.
 }
cuba-event-market-moved = El mercado no cambia.
cuba-event-market-moved-down = El mercado pierde { $things }.
cuba-event-market-moved-up = El mercado recibe { $things }.
cuba-event-spoiled = { $who ->
    [you] Productos estropeados en tu patio: { $things }.
   *[other] Productos estropeados en el patio de { $seat }: { $things }.
 }
cuba-event-final-scored = { $who ->
    [you] { $buildings ->
        [0] No tienes edificios:
        [one] Tu edificio te da
       *[other] Tus { $buildings } edificios te dan
     } { $points } puntos.
   *[other] { $buildings ->
        [0] { $seat } no tiene edificios:
        [one] El edificio de { $seat } da
       *[other] Los { $buildings } edificios de { $seat } dan
     } { $points } puntos.
 }
cuba-event-game-over-points = { $who ->
    [you] Tienes más puntos que nadie: ¡ganas!
   *[other] { $winner } tiene más puntos que nadie y gana.
 }
cuba-event-game-over-money = { $who ->
    [you] Empate a puntos, pero tienes más dinero que nadie: ¡ganas!
   *[other] Empate a puntos, pero { $winner } tiene más dinero que nadie y gana.
 }
cuba-event-game-over-shared = Empate a puntos y a dinero: { $count } jugadores comparten la victoria.
cuba-event-game-over-clockwise = { $who ->
    [you] Empate a puntos y a dinero: por el orden en la mesa, ¡ganas!
   *[other] Empate a puntos y a dinero: por el orden en la mesa, gana { $winner }.
 }

cuba-ending-six_rounds = Se han jugado seis rondas
cuba-score-ships = Barcos
cuba-score-buildings = Edificios activados
cuba-score-statutes = Leyes
cuba-score-alternatives = Sin construir
cuba-score-end = Edificios al final

# Por qué no

cuba-why-awaits-materials = Primero toma tus materiales y productos iniciales.
cuba-why-awaits-crops = Primero toma tus productos iniciales.
cuba-why-awaits-play = Primero juega una carta.
cuba-why-awaits-figure = Primero coloca a tu trabajador en una casilla.
cuba-why-awaits-harvest = Primero elige los productos que cosechas.
cuba-why-awaits-water = Ahora riega otro campo o elige «Listo».
cuba-why-awaits-trade = Ahora comercia: compra, vende, toma algo de la reserva o elige «Listo».
cuba-why-awaits-build = Ahora construye: elige un edificio y una casilla, o no construyas.
cuba-why-awaits-site = Primero elige una casilla para el edificio.
cuba-why-awaits-mode = Primero elige qué edificios activas: los de la fila y la columna de tu trabajador, o uno solo donde sea.
cuba-why-awaits-use = Ahora activa tus edificios: elige uno.
cuba-why-awaits-count = Primero elige cuánto, o no actives el edificio.
cuba-why-awaits-give = Primero elige qué entregas, o termina.
cuba-why-awaits-dock = Primero elige qué barco cargas, o no actives el edificio.
cuba-why-awaits-ware = Primero elige qué cargas.
cuba-why-awaits-units = Primero elige cuánto cargas.
cuba-why-awaits-swap-in = Primero elige qué cambias, o no actives el edificio.
cuba-why-awaits-swap-out = Primero elige qué recibes a cambio.
cuba-why-awaits-veto = Primero veta una propuesta o deja pasar todas.
cuba-why-awaits-call = Primero llama a un barco o conserva el de alta mar.
cuba-why-awaits-ship = Ahora carga un barco, o ninguno.
cuba-why-awaits-load = Estás cargando un barco: carga otra mercancía o elige «Listo».
cuba-why-awaits-object = Antes de votar, veta una propuesta o deja pasar todas.
cuba-why-awaits-bid = El parlamento está votando: primero haz tu puja.
cuba-why-awaits-laws = Has ganado la votación: primero elige las propuestas que apruebas.
cuba-why-awaits-tax = Primero decide si pagas el impuesto.
cuba-why-awaits-duty = Primero decide si entregas el tributo.
cuba-why-awaits-dues = Primero elige qué entregas como tributo.

cuba-why-order = Elige primero los demás, en este orden: madera, piedra, agua; cítricos, caña, tabaco.
cuba-why-not-together = Esto no se puede combinar.
cuba-why-done-alone = Elige «Listo» sin nada más.
cuba-why-one-card = Una carta por turno: elige una.
cuba-why-one-cell = Las casillas, de una en una.
cuba-why-one-building = Los edificios, de uno en uno.
cuba-why-one-mode = Elige: la fila y la columna enteras, o un solo edificio.
cuba-why-one-count = Elige un solo número.
cuba-why-one-ship = Se carga un solo barco cada vez.
cuba-why-one-ware = Una sola clase de mercancía cada vez.
cuba-why-one-take = Por tu mercancía recibes una sola.
cuba-why-one-statute = Se puede vetar una sola propuesta.
cuba-why-one-trade = Las compras y ventas, de una en una.
cuba-why-one-bid = Una sola puja: elige un número.
cuba-why-start-materials = Puedes elegir { $count } materiales, no más.
cuba-why-start-products = Puedes elegir { $count } productos, no más.
cuba-why-card-played = En esta ronda ya has jugado { $card }.
cuba-why-harvest-limit = El trabajador aprovecha { $count ->
    [one] un campo de producto
   *[other] { $count } campos de producto
 }; más, solo con agua.
cuba-why-no-field = Ningún campo da { $resource }: el trabajador elige entre productos.
cuba-why-no-open-field = No queda ningún campo libre que dé { $resource }.
cuba-why-supply-out = Ya no hay { $resource } en la reserva.
cuba-why-traded-already = Ya has comerciado: no puedes tomar algo de la reserva.
cuba-why-take-goods = Puedes tomar un material o el producto más barato, nunca ron ni puros.
cuba-why-marker-material = Alguien ya ha tomado un material en esta ronda; solo se permite una vez.
cuba-why-marker-product = Alguien ya ha tomado un producto en esta ronda; solo se permite una vez.
cuba-why-not-cheapest = El producto más barato del mercado no es { $resource }.
cuba-why-nothing-to-take = En esta ronda ya no queda nada que tomar.
cuba-why-material-trade = En el mercado no se comercia con materiales.
cuba-why-buy-nothing = Con { $pesos ->
    [one] un peso
   *[other] { $pesos } pesos
 } no puedes comprar nada.
cuba-why-sell-nothing = No tienes mercancías que vender.
cuba-why-sold-out = Ya no hay { $resource }, ni en el mercado ni en la reserva.
cuba-why-to-and-fro = En este turno ya has comprado y vendido { $resource } bastantes veces.
cuba-why-too-dear = Comprar { $resource } cuesta { $price } pesos, y tienes { $pesos }.
cuba-why-not-owned = No tienes { $resource }.
cuba-why-own-fewer = Solo tienes { $things }.
cuba-why-supply-fewer = En la reserva solo hay { $things }.
cuba-why-no-building-alone = Para no construir, no elijas edificio ni casilla.
cuba-why-building-gone = Ya no queda por construir: { $building }.
cuba-why-cost = Para construir ({ $building }) aún necesitas { $missing }.
cuba-why-surcharge = La ley de construcción cuesta { $price } pesos, y tienes { $pesos }.
cuba-why-cell-warehouse = Ahí está el almacén, y no se puede sustituir.
cuba-why-cell-built = Ahí ya hay un edificio ({ $building }).
cuba-why-nothing-affordable = No puedes pagar ningún edificio.
cuba-why-cross-first = Primero elige la fila y la columna; después, los edificios uno por uno.
cuba-why-cross-idle = Ningún edificio de la fila o la columna de tu trabajador puede hacer nada ahora.
cuba-why-single-owed = El capataz activa un edificio: elígelo.
cuba-why-which-building = Primero elige para qué edificio es.
cuba-why-not-your-building = No tienes este edificio en tu plantación: { $building }.
cuba-why-not-in-cross = Tu { $building } no está en la fila ni en la columna de tu trabajador.
cuba-why-used-already = Ya has activado tu { $building } en esta ronda.
cuba-why-gift-skip = Activar tu { $building } no cuesta nada: no se puede omitir.
cuba-why-skip-alone = Para no activar un edificio, no elijas nada más para él.
cuba-why-gift-asks-nothing = Tu { $building } no pide nada.
cuba-why-nothing-for = No tienes { $things } para tu { $building }.
cuba-why-no-ship-fits = Ningún barco del puerto tiene hueco para tus mercancías.
cuba-why-no-swap = Ahora no hay nada que puedas cambiar ahí.
cuba-why-no-veto = Ya no queda ninguna propuesta que puedas vetar.
cuba-why-yard-empty = En tu patio no hay productos que guardar.
cuba-why-only-count = Para tu { $building } elige solo cuánto usas: { $resource }.
cuba-why-count-most = Tu { $building } admite { $count } como mucho.
cuba-why-not-taken = Tu { $building } no admite { $resource }.
cuba-why-no-ship-alone = Para no cargar barcos, no elijas ninguna mercancía.
cuba-why-material-ship = Los barcos llevan mercancías, no materiales.
cuba-why-dock-empty = En ese muelle no hay ningún barco.
cuba-why-ship-at-sea = El barco { $ship } sigue en alta mar; solo se cargan los barcos del puerto.
cuba-why-ship-away = El barco { $ship } no está en el puerto.
cuba-why-other-ship = Estás cargando otro barco, y en un turno se carga uno solo.
cuba-why-no-place = Ahí no hay hueco para { $resource }.
cuba-why-nothing-fits = Ahí no hay hueco para ninguna de tus mercancías.
cuba-why-office-most = Esta oficina carga { $count ->
    [one] una mercancía
   *[other] { $count } mercancías iguales
 } como mucho.
cuba-why-load-first = Carga al menos una mercancía o elige no cargar barcos.
cuba-why-swap-wares = Una mercancía solo se cambia por otra mercancía.
cuba-why-swap-same = Se cambia por una mercancía distinta.
cuba-why-not-proposed = Esa propuesta ya no está abierta en esta ronda.
cuba-why-veto-barred = En la ronda anterior vetaste una propuesta de esta categoría ({ $category }); esta vez debe ser otra.
cuba-why-not-in-stack = Ese barco no está en la pila.
cuba-why-bid-money = Solo tienes { $pesos ->
    [one] un peso
   *[other] { $pesos } pesos
 }.
cuba-why-bid-cap = En esta mesa nadie puja más de { $count ->
    [one] un peso
   *[other] { $count } pesos
 }.
cuba-why-two-laws = { $count ->
    [one] Se aprueba una propuesta más
   *[other] Se aprueban exactamente dos propuestas
 }, cada una una sola vez.
cuba-why-pay-or-not = Se paga todo o nada: elige una cosa.
cuba-why-duty-fixed = El tributo está fijado; solo decides si lo entregas.
cuba-why-duty-kind = El tributo no se paga con { $resource }.
cuba-why-duty-count = El tributo es de { $count } unidades, no más.

# Fallos

cuba-fault-row = Se esperaba una hilera de 1 a { $most } precios.
cuba-fault-row-order = Se esperaban los precios del más caro al más barato.
cuba-fault-grid = Se esperaban tres filas de cuatro campos.
cuba-fault-fields = Se esperaban { $expected } de { $terrain }; hay { $got }.
cuba-fault-length = Se esperaban { $expected } entradas; hay { $got }.
cuba-fault-statutes = Se esperaban { $expected } leyes de la categoría { $category }; hay { $got }.
cuba-fault-once = Se esperaba esto una vez; está { $got } veces.
cuba-fault-buildings = De este edificio hay { $expected }, no { $got }.
cuba-fault-cell = Se esperaba una casilla libre del 0 al 11 como lugar de un edificio.
cuba-fault-cargo = Un barco lleva cinco unidades como mucho.
cuba-fault-resources = Se esperaban { $expected } entre todos los lugares; hay { $got }.
cuba-fault-unseen = Se esperaban { $expected } leyes de la categoría { $category } aún no vistas en esta ronda; hay { $got }.
cuba-fault-ending = Un final, la fase «over» y que no juegue nadie van juntos.
cuba-fault-decider = Se esperaba un asiento que aún tenga que decidir.
cuba-fault-hand = Se esperaban { $expected } cartas en esta mano; hay { $got }.
cuba-fault-last = Se esperaba la última carta que jugó este asiento, o null si no ha jugado ninguna.
cuba-fault-stage = Esta carta no hace esto: { $card }.
cuba-fault-todo = No hay ningún edificio en la casilla { $cell }.
cuba-fault-stuck = En esta posición nadie podría hacer nada.

# Opciones de la mesa

cuba-option-plantation_side = Plantaciones
cuba-option-plantation_side-common = la misma para todos
cuba-option-plantation_side-coloured = una propia para cada color
cuba-option-colours = Colores de los asientos (un número para cada uno de los 120 órdenes)
cuba-option-colours-in_order = azul, rojo, amarillo, verde, morado
cuba-option-first_start = Quién empieza la primera ronda
cuba-option-first_start-random = se sortea
cuba-option-ship_any_ware = Huecos de los barcos
cuba-option-ship_any_ware-off = cada uno para su mercancía
cuba-option-ship_any_ware-on = para cualquier mercancía
cuba-option-water_scope = Riego
cuba-option-water_scope-cross = campos de la fila y la columna del trabajador
cuba-option-water_scope-plantation = cualquier campo de la plantación
cuba-option-lighthouse_shuffle = Después del faro
cuba-option-lighthouse_shuffle-on = se baraja la pila de barcos
cuba-option-lighthouse_shuffle-off = los dos barcos cambian de lugar
cuba-option-veto_timing = Veto de la iglesia
cuba-option-veto_timing-action = cuando la activa el capataz
cuba-option-veto_timing-parliament = antes de votar
cuba-option-revote = Segunda votación
cuba-option-revote-fresh = solo cuentan las pujas nuevas
cuba-option-revote-cumulative = cuentan las dos pujas
cuba-option-bid_cap = Puja más alta
cuba-option-statutes_simultaneous = Impuesto y tributo
cuba-option-statutes_simultaneous-off = se deciden por turno, a la vista
cuba-option-statutes_simultaneous-on = los deciden todos a la vez, en secreto
cuba-option-taxb_zero_scores = Impuesto por edificios sin tener edificios
cuba-option-taxb_zero_scores-on = cuenta como pagado
cuba-option-taxb_zero_scores-off = no da nada
cuba-option-subb_counts_printed = Subvención por edificios para el primer almacén
cuba-option-subb_counts_printed-off = no se paga
cuba-option-subb_counts_printed-on = también se paga
cuba-option-market_law = Leyes de mercado
cuba-option-market_law-each_round = en cada ronda en que están en vigor
cuba-option-market_law-once = solo en la ronda en que se aprueban
cuba-option-final_tie = Empate a puntos y a dinero
cuba-option-final_tie-shared = se comparte la victoria
cuba-option-final_tie-clockwise = decide el orden en la mesa
cuba-option-open_money = Dinero
cuba-option-open_money-on = a la vista
cuba-option-open_money-off = oculto para los demás

# El tablero de la página

cuba-board = Puerto, mercado, parlamento, edificios y plantación
cuba-board-parts = Partes del tablero
cuba-board-plantation = Plantación
cuba-board-market = Mercado
cuba-board-buildings = Edificios
cuba-board-harbour = Puerto
cuba-board-parliament = Parlamento
cuba-board-awaited = { $part }: tu decisión

cuba-phase-begin = Preparación
cuba-phase-cards = Fase de acciones
cuba-phase-parliament = Fase del parlamento
cuba-phase-statutes = Fase de leyes
cuba-chapter = { $who ->
    [you] Tú · { $card }
   *[other] { $seat } · { $card }
 }
cuba-round-of = Ronda { $round } de 6
cuba-start-player = { $who ->
    [you] Empiezas tú
   *[other] Empieza { $seat }
 }

cuba-fact-points = { $count ->
    [one] un punto
   *[other] { $count } puntos
 }
cuba-fact-pesos = { $count ->
    [one] un peso
   *[other] { $count } pesos
 }
cuba-fact-pesos-hidden = pesos ocultos
cuba-point = { $count ->
    [one] punto
   *[other] puntos
 }
cuba-peso = { $count ->
    [one] peso
   *[other] pesos
 }
cuba-vote = votos

cuba-cell-label = Fila { $row }, columna { $column }: { $what }
cuba-cell-worker = Fila { $row }, columna { $column }: { $what }, aquí está el trabajador
cuba-harvest-label = Cosechar { $what } en la fila { $row }, columna { $column }
cuba-own-building = Tu { $building } en la fila { $row }, columna { $column }
cuba-see-plantation = { $who ->
    [you] Mostrar tu plantación
   *[other] Mostrar la plantación de { $seat }
 }
cuba-plantation-of = { $who ->
    [you] Tu plantación
   *[other] { $seat }
 }
cuba-stores = Mercancías y materiales
cuba-chip-label = { $resource }: { $count }
cuba-chip-stored = { $resource }: { $count }, de ellos { $stored } en el almacén

cuba-market-buy = compra { $price }
cuba-market-sell = venta { $price }
cuba-market-buy-label = Comprar { $resource } por { $price } pesos
cuba-market-sell-label = Vender { $resource } por { $price ->
    [one] un peso
   *[other] { $price } pesos
 }
cuba-market-ware = { $resource }: { $units } en el mercado, { $supply } en la reserva
cuba-market-supply = Reserva
cuba-market-material = { $resource }: { $supply } en la reserva

cuba-dock-sea = en alta mar
cuba-dock-label = Muelle { $dock }: { $points ->
    [one] un punto
   *[other] { $points } puntos
 } por mercancía
cuba-dock-short = Muelle { $dock }
cuba-ship-label = Barco { $ship }, { $taken } de 5 huecos ocupados
cuba-ship-sea-label = Barco { $ship }, aún en alta mar
cuba-ship-stack-label = Barco { $ship } de la pila: { $wares }
cuba-slot-label = Cargar { $resource } en el barco { $ship }
cuba-stack = { $count } más en la pila
cuba-none-ship = No cargar
cuba-none-build = No construir
cuba-none-label = { $what }: { $gain }
cuba-none-gone = { $what }: ya no da nada
cuba-display-gone = agotado
cuba-building-label = { $building }, cuesta { $cost }. { $about }

cuba-heading-tax = Impuesto
cuba-heading-duty = Tributo
cuba-heading-subsidy = Subvención
cuba-heading-other = Otras
cuba-law-proposal = Propuesta: { $statute }
cuba-law-force = En vigor: { $statute }
cuba-law-empty = Nada en vigor
cuba-law-gone = Sin propuesta
cuba-votes = Votos
cuba-votes-label = { $who ->
    [you] Tú: { $votes }
   *[other] { $seat }: { $votes }
 }
cuba-votes-waiting = carta aún desconocida
cuba-votes-known = { $votes ->
    [one] un voto
   *[other] { $votes } votos
 }
cuba-law-pays = { $statute } (pagar da 2 puntos)
cuba-votes-sealed = { $votes ->
    [one] un voto
   *[other] { $votes } votos
 } y una puja oculta
cuba-votes-bid = { $votes ->
    [one] un voto
   *[other] { $votes } votos
 } y una puja de { $bid }

cuba-short-tax_pesos = { $number ->
    [one] un peso
   *[other] { $number } pesos
 }
cuba-short-tax_buildings = { $number ->
    [one] un peso
   *[other] { $number } pesos
 } por edificio
cuba-short-duty_ware = { $things }
cuba-short-duty_materials = { $number } materiales
cuba-short-duty_products = { $number } productos
cuba-short-subsidy_buildings = por edificio
cuba-short-subsidy_materials = por campo de material
cuba-short-subsidy_products = por campo de producto
cuba-short-subsidy_water = por agua, máx. { $most }
cuba-short-subsidy_votes = por voto de la carta
cuba-short-subsidy_pesos = por { $number } pesos, máx. { $most }
cuba-short-market_down = Escasez: −{ $number } por hilera
cuba-short-market_up = Abundancia: +{ $number } por hilera
cuba-short-drought = Ley de sequía: un campo
cuba-short-building_law = Construcción: { $number } pesos
cuba-short-harbour_law = Barcos llenos zarpan
cuba-short-anti_corruption = Sin pujas

cuba-brief-cement_works = piedra → 1 punto, máx. 4
cuba-brief-sawmill = madera → 1 punto, máx. 4
cuba-brief-golf_course = agua → 1 punto, máx. 4
cuba-brief-monastery = producto → 1 punto, máx. 2
cuba-brief-rum_cafe = ron → 2 puntos, máx. 3
cuba-brief-cigar_cafe = puros → 2 puntos, máx. 3
cuba-brief-small_office = carga 1 mercancía
cuba-brief-large_office = carga 2 iguales
cuba-brief-hotel = 2 puntos
cuba-brief-inn = 1 punto
cuba-brief-department_store = ron o puros → 6 pesos
cuba-brief-farm_shop = producto → 4 pesos
cuba-brief-builders_yard = material → 2 pesos, máx. 2
cuba-brief-small_bank = 2 pesos
cuba-brief-large_bank = 4 pesos
cuba-brief-cigar_factory = tabaco → puros
cuba-brief-distillery = caña → ron
cuba-brief-black_market = cambia mercancía
cuba-brief-church = 1 veto
cuba-brief-town_hall = 2 votos
cuba-brief-dam = 2 de agua
cuba-brief-lighthouse = llama a un barco
cuba-brief-warehouse = guarda los productos
cuba-brief-worker = cosechar
cuba-brief-trader = comerciar
cuba-brief-architect = construir
cuba-brief-foreman = edificios
cuba-brief-mayor = barcos

cuba-title-worker = Trabajador
cuba-title-trader = Comerciante
cuba-title-architect = Arquitecto
cuba-title-foreman = Capataz
cuba-title-mayor = Alcalde
cuba-card-label = { $card }, { $votes ->
    [one] un voto
   *[other] { $votes } votos
 }
cuba-card-gone-label = { $card }, carta ya jugada en esta ronda
cuba-cards-left = Cartas que quedan: { $cards }

cuba-tray = Tu decisión
cuba-tray-cross = La cruz entera
cuba-tray-single = Un edificio
cuba-tray-tax-pay = Pagar el impuesto
cuba-tray-tax-decline = No pagar
cuba-tray-duty-pay = Entregar tributo
cuba-tray-duty-decline = No entregar
cuba-tray-skip = Omitir
cuba-tray-enough = Listo
cuba-tray-count = Usar { $count }
cuba-tray-bid = Pujar { $count }
cuba-tray-take = Tomar { $resource }
cuba-done = Listo

# La ayuda de juego, lo que se dice de una cosa que se mira y las respuestas a quien pregunta

cuba-aid-round = Seis rondas. En cada una, todos juegan por turnos cuatro de sus cinco cartas y las resuelven al momento. La quinta va al parlamento. Quien juega la cuarta carta con más votos pasa a ser el jugador inicial.
cuba-tip-worker = Envía a tu trabajador a cualquier casilla. Su fila y su columna dan todos sus materiales y dos productos; cada unidad de agua que pagues da un producto más.
cuba-tip-trader = Compra y vende mercancías en el mercado cuanto quieras. O toma en su lugar un material o el producto más barato; cada cosa, una vez por ronda.
cuba-tip-architect = Construye un edificio en una casilla libre. Quien no construye recibe 2 puntos si es el primero de la ronda, 1 si es el segundo.
cuba-tip-foreman = Activa una vez todos tus edificios de la fila y la columna de tu trabajador, o uno solo en cualquier sitio.
cuba-tip-mayor = Carga tus mercancías en un barco: 1, 2 o 3 puntos cada una, según su muelle. Quien no carga recibe 4 pesos si es el primero de la ronda, 2 si es el segundo.
cuba-aid-parliament = Cuentan los votos de la carta guardada, del ayuntamiento y de una puja secreta, un peso por voto; todos pagan su puja. Quien tiene más votos aprueba dos de las propuestas.
cuba-aid-statutes = Luego se aplican las leyes en vigor. Impuesto y tributo dan puntos a quien los paga por completo; las subvenciones los dan gratis. Los productos del patio se estropean; los guardados, no.
cuba-aid-points = Mercancías en barcos, edificios activados, impuestos, tributos y subvenciones, y al final 2 puntos por edificio.
cuba-aid-end = Tras la sexta ronda gana quien tiene más puntos; si hay empate, quien tiene más dinero.
cuba-tip-material = Con esto se pagan edificios. No se estropea.
cuba-tip-product = Para vender, embarcar o transformar. Se estropea al final de la ronda si no está guardado en un almacén.
cuba-tip-good = Para vender o embarcar. No se estropea.
cuba-tip-ship = El alcalde lo carga, por los puntos de su muelle. Un barco lleno zarpa al final de la ronda, y también el del muelle 3.
cuba-tip-law = Se aplica al final de cada ronda, hasta que se apruebe otra de su categoría.
cuba-tip-proposal = Quien tiene más votos en el parlamento aprueba dos de las propuestas.
cuba-tip-cell = El trabajador cosecha su fila y su columna; un campo construido ya no da nada.
cuba-ask-ship = Muelle { $dock }: barco { $ship }, huecos para: { $wares }
cuba-ask-sea = En alta mar: barco { $ship }, huecos para: { $wares }
cuba-ask-prices = compra { $buy }, venta { $sell }

# Lo que se pregunta en medio de una elección

cuba-which-card = { $few ->
    [yes] ¿Qué carta: { $options }?
   *[no] ¿Qué carta?
 }
cuba-which-mode = { $few ->
    [yes] ¿Qué edificios: { $options }?
   *[no] ¿Qué edificios?
 }
cuba-which-trade = { $few ->
    [yes] ¿Qué haces: { $options }?
   *[no] ¿Qué haces?
 }
cuba-which-building = { $few ->
    [yes] ¿Qué edificio: { $options }?
   *[no] ¿Qué edificio?
 }
cuba-which-cell = { $few ->
    [yes] ¿En qué casilla: { $options }?
   *[no] ¿En qué casilla?
 }
cuba-which-cell-figure = { $few ->
    [yes] ¿A qué casilla: { $options }?
   *[no] ¿A qué casilla?
 }
cuba-which-ship = { $few ->
    [yes] ¿Qué barco: { $options }?
   *[no] ¿Qué barco?
 }
cuba-which-ship-call = { $few ->
    [yes] ¿A qué barco llamas: { $options }?
   *[no] ¿A qué barco llamas?
 }
cuba-which-statute = { $few ->
    [yes] ¿Qué propuesta: { $options }?
   *[no] ¿Qué propuesta?
 }
cuba-which-statute-laws = { $few ->
    [yes] ¿Qué otra propuesta apruebas: { $options }?
   *[no] ¿Qué otra propuesta apruebas?
 }
cuba-which-ware = { $few ->
    [yes] ¿Qué entregas: { $options }?
   *[no] ¿Qué entregas?
 }
cuba-which-ware-materials = { $few ->
    [yes] Elige { $count ->
        [one] 1 más
       *[other] { $count } más
     } ({ $options })
   *[no] Elige { $count ->
        [one] 1 más
       *[other] { $count } más
     }
 }
cuba-which-ware-crops = { $few ->
    [yes] Elige { $count ->
        [one] 1 producto más
       *[other] { $count } productos
     } ({ $options })
   *[no] Elige { $count ->
        [one] 1 producto más
       *[other] { $count } productos
     }
 }
cuba-which-ware-figure = { $few ->
    [yes] Elige { $count ->
        [one] 1 producto
       *[other] { $count } productos
     } ({ $options })
   *[no] Elige { $count ->
        [one] 1 producto
       *[other] { $count } productos
     }
 }
cuba-which-ware-harvest = { $few ->
    [yes] Elige { $count ->
        [one] 1 producto más
       *[other] { $count } productos
     } ({ $options })
   *[no] Elige { $count ->
        [one] 1 producto más
       *[other] { $count } productos
     }
 }
cuba-which-ware-water = { $few ->
    [yes] ¿Qué cosechas por 1 de agua: { $options }?
   *[no] ¿Qué cosechas por 1 de agua?
 }
cuba-which-ware-trade = { $few ->
    [yes] ¿Qué mercancía: { $options }?
   *[no] ¿Qué mercancía?
 }
cuba-which-ware-ship = { $few ->
    [yes] ¿Qué cargas: { $options }?
   *[no] ¿Qué cargas?
 }
cuba-which-ware-load = { $few ->
    [yes] ¿Qué cargas: { $options }?
   *[no] ¿Qué cargas?
 }
cuba-which-ware-duty = { $few ->
    [yes] Entrega { $count ->
        [one] 1
       *[other] { $count }
     } ({ $options })
   *[no] Entrega { $count ->
        [one] 1
       *[other] { $count }
     }
 }
cuba-which-ware-dues = { $few ->
    [yes] Entrega { $count ->
        [one] 1 más
       *[other] { $count } más
     } ({ $options })
   *[no] Entrega { $count ->
        [one] 1 más
       *[other] { $count } más
     }
 }
cuba-which-take = { $few ->
    [yes] ¿Qué recibes a cambio: { $options }?
   *[no] ¿Qué recibes a cambio?
 }
cuba-which-count = { $few ->
    [yes] ¿Cuánto: { $options }?
   *[no] ¿Cuánto?
 }
cuba-which-bid = { $few ->
    [yes] ¿Cuántos pesos: { $options }?
   *[no] ¿Cuántos pesos?
 }
cuba-which-tax = ¿Pagas el impuesto?
cuba-which-duty = ¿Entregas el tributo?
cuba-target-cell = fila { $row }, columna { $column }
cuba-target-count = { $count }
cuba-target-bid = { $count }
cuba-target-ship = barco { $count }
cuba-target-ship-none = ningún barco
cuba-target-build-none = no construir
cuba-target-mode-cross = todos los de la fila y la columna
cuba-target-mode-single = uno solo, donde sea
cuba-target-trade-buy = comprar
cuba-target-trade-sell = vender
cuba-target-trade-take = tomar algo de la reserva
cuba-target-tax-pay = pagar
cuba-target-tax-decline = no pagar
cuba-target-duty-pay = entregar
cuba-target-duty-decline = no entregar nada
cuba-target-step-done = listo
cuba-target-step-skip = omitir
cuba-target-step-enough = nada más

## What the evaluation weighs, for hints and reviews

cuba-term-points = puntos
cuba-term-money = pesos
cuba-term-goods = materiales, productos y manufacturas
cuba-term-buildings = edificios
cuba-term-plantation = lo que dará la plantación en las próximas rondas
cuba-term-cards = lo que aún darán las cartas de esta ronda
cuba-term-statutes = las leyes en vigor
cuba-term-vote = la votación en el parlamento
cuba-term-proposals = las propuestas
