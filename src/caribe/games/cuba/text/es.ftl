# Palabras de Cuba. Los nombres de cartas y edificios son todos masculinos, porque las frases dicen «el» y «al».

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

cuba-card-worker = jornalero
cuba-card-trader = comerciante
cuba-card-architect = arquitecto
cuba-card-foreman = capataz
cuba-card-mayor = alcalde

cuba-building-cement_works = horno de cemento
cuba-building-sawmill = aserradero
cuba-building-golf_course = campo de golf
cuba-building-monastery = monasterio
cuba-building-rum_cafe = bar de ron
cuba-building-cigar_cafe = salón de puros
cuba-building-small_office = despacho naviero pequeño
cuba-building-large_office = despacho naviero grande
cuba-building-hotel = gran hotel
cuba-building-inn = hostal
cuba-building-department_store = bazar
cuba-building-farm_shop = puesto agrícola
cuba-building-builders_yard = depósito de obra
cuba-building-small_bank = banco de ahorro
cuba-building-large_bank = banco mercantil
cuba-building-cigar_factory = taller de puros
cuba-building-distillery = alambique
cuba-building-black_market = mercado del callejón
cuba-building-church = templo
cuba-building-town_hall = ayuntamiento
cuba-building-dam = embalse
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
cuba-about-church = Veta una de las propuestas; en la ronda siguiente, ninguna de la misma categoría.
cuba-about-town_hall = Da 2 votos más en el parlamento de esta ronda.
cuba-about-dam = Da 2 de agua.
cuba-about-lighthouse = Llama a alta mar al barco de la pila que quieras, en lugar del que hay allí.
cuba-about-warehouse = Guarda todos los productos de tu patio para que no se estropeen.

cuba-terrain-forest = bosque
cuba-terrain-mountain = montaña
cuba-terrain-lake = lago
cuba-terrain-citrus = huerto de cítricos
cuba-terrain-sugar = cañaveral
cuba-terrain-tobacco = vega de tabaco
cuba-terrain-warehouse = almacén

cuba-category-tax = impuesto
cuba-category-duty = tributo
cuba-category-subsidy = subvención
cuba-category-other = otros asuntos

cuba-statute-tax_pesos = Impuesto de { $number ->
    [one] un peso
   *[other] { $number } pesos
 }
cuba-statute-tax_buildings = Impuesto de { $number ->
    [one] un peso
   *[other] { $number } pesos
 } por cada edificio
cuba-statute-duty_ware = Tributo de { $things }
cuba-statute-duty_materials = Tributo de { $number } materiales cualesquiera
cuba-statute-duty_products = Tributo de { $number } productos cualesquiera
cuba-statute-subsidy_buildings = Subvención por cada edificio
cuba-statute-subsidy_materials = Subvención por cada campo de material libre
cuba-statute-subsidy_products = Subvención por cada campo de producto libre
cuba-statute-subsidy_water = Subvención por cada unidad de agua (máximo { $most })
cuba-statute-subsidy_votes = Subvención por cada voto de la carta en el parlamento
cuba-statute-subsidy_pesos = Subvención por cada { $number } pesos (máximo { $most })
cuba-statute-market_down = Escasez (salen del mercado { $number } de cada producto)
cuba-statute-market_up = Abundancia (llegan al mercado { $number } de cada producto)
cuba-statute-drought = Sequía (sin riego da un solo campo de producto)
cuba-statute-building_law = Licencia de obra ({ $number } pesos por cada edificio nuevo)
cuba-statute-harbour_law = Orden portuaria (los barcos llenos zarpan enseguida)
cuba-statute-anti_corruption = Manos limpias (no hay votos por dinero)

cuba-amount-wood = { $count } de madera
cuba-amount-stone = { $count ->
    [one] { $count } piedra
   *[other] { $count } piedras
 }
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
    [one] un peso
   *[other] { $count } pesos
 }
cuba-nothing = nada
cuba-list-and = { $first } y { $second }
cuba-list-comma = { $first }, { $second }
cuba-of-seat = { $who ->
    [you] tú ({ $thing })
   *[other] { $other } ({ $thing })
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
   *[other] Ronda { $round }: { $seat } debe jugar una carta.
 }
cuba-prompt-figure = { $who ->
    [you] Envía a tu jornalero a una casilla: se cosechan su fila y su columna.
   *[other] { $seat } envía a su jornalero al campo.
 }
cuba-prompt-harvest = { $who ->
    [you] Elige qué cosechas ({ $count ->
        [one] te falta 1
       *[other] te faltan { $count }
     }).
   *[other] { $seat } elige qué cosecha.
 }
cuba-prompt-water = { $who ->
    [you] Riega otro campo o déjalo así.
   *[other] { $seat } puede regar más campos.
 }
cuba-prompt-trade = { $who ->
    [you] Compra, vende, trae algo en lugar de comerciar o déjalo así.
   *[other] { $seat } está en el mercado.
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
    [you] ¿Activas todos los edificios de la fila y la columna de tu jornalero, o uno cualquiera?
   *[other] { $seat } decide qué edificios activa.
 }
cuba-prompt-use = { $who ->
    [you] Elige el siguiente edificio que activas.
   *[other] { $seat } activa sus edificios.
 }
cuba-prompt-count = { $who ->
    [you] ¿Cuánto para el { $building }?
   *[other] { $seat } activa el { $building }.
 }
cuba-prompt-give = { $who ->
    [you] ¿Qué va al { $building } (hasta { $count })?
   *[other] { $seat } activa el { $building }.
 }
cuba-prompt-dock = { $who ->
    [you] ¿Qué barco carga el { $building }, y con qué?
   *[other] { $seat } activa el { $building }.
 }
cuba-prompt-ware = { $who ->
    [you] ¿Qué carga el { $building }?
   *[other] { $seat } activa el { $building }.
 }
cuba-prompt-units = { $who ->
    [you] ¿Cuánto carga el { $building }?
   *[other] { $seat } activa el { $building }.
 }
cuba-prompt-swap-in = { $who ->
    [you] ¿Qué llevas al { $building }, y qué quieres a cambio?
   *[other] { $seat } está en el { $building }.
 }
cuba-prompt-swap-out = { $who ->
    [you] ¿Qué te llevas del { $building }?
   *[other] { $seat } está en el { $building }.
 }
cuba-prompt-veto = { $who ->
    [you] Veta una propuesta o déjalas todas en pie.
   *[other] { $seat } puede vetar una propuesta.
 }
cuba-prompt-call = { $who ->
    [you] Llama a un barco de la pila o deja el mar como está.
   *[other] { $seat } puede llamar a otro barco.
 }
cuba-prompt-ship = { $who ->
    [you] Carga un barco del puerto, o ninguno.
   *[other] { $seat } puede cargar un barco.
 }
cuba-prompt-load = { $who ->
    [you] Carga otra mercancía o déjalo así.
   *[other] { $seat } está cargando un barco.
 }
cuba-prompt-object = { $who ->
    [you] Antes de votar: veta una propuesta o déjalas todas en pie.
   *[other] { $seat } puede vetar una propuesta antes de votar.
 }
cuba-prompt-bid = { $ballot ->
    [2] { $who ->
        [you] Empate: ¿cuántos pesos metes en el puño esta vez?
       *[other] Empate: { $waiting ->
            [one] { $seat } aún tiene
           *[other] { $waiting } jugadores aún tienen
         } que pujar otra vez.
     }
   *[other] { $who ->
        [you] ¿Cuántos pesos metes en el puño para tener más votos?
       *[other] { $waiting ->
            [one] { $seat } aún tiene
           *[other] { $waiting } jugadores aún tienen
         } que pujar.
     }
 }
cuba-prompt-laws = { $who ->
    [you] Decides tú: elige { $count ->
        [one] una propuesta más
       *[other] { $count } propuestas
     } para aprobar.
   *[other] { $seat } decide en el parlamento.
 }
cuba-prompt-tax = { $who ->
    [you] ¿Pagas el impuesto?
   *[other] { $seat } decide si paga el impuesto.
 }
cuba-prompt-duty = { $who ->
    [you] ¿Entregas el tributo?
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

cuba-choice-done = Eso es todo
cuba-choice-pick = Empezar con { $things }
cuba-choice-play-worker = Jugar el jornalero: cosechar una fila y una columna
cuba-choice-play-trader = Jugar el comerciante: comprar y vender
cuba-choice-play-architect = Jugar el arquitecto: construir
cuba-choice-play-foreman = Jugar el capataz: activar tus edificios
cuba-choice-play-mayor = Jugar el alcalde: cargar un barco
cuba-choice-harvest = Jornalero a la fila { $row }, columna { $column }: { $things }
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
cuba-choice-take = Traer { $things } en lugar de comerciar
cuba-choice-build = Construir el { $building } en la fila { $row }, columna { $column }{ $pesos ->
    [0] { "" }
   *[other] , y pagar { $pesos } pesos
 }
cuba-choice-no-building = No construir{ $points ->
    [0] { "" }
    [one] , por un punto
   *[other] , por { $points } puntos
 }
cuba-choice-cross = Activar todos los edificios de la fila y la columna de tu jornalero
cuba-choice-skip = No activar el { $building }
cuba-choice-use-gift-points = { $building }: { $points ->
    [one] un punto
   *[other] { $points } puntos
 }
cuba-choice-use-gift-pesos = { $building }: { $pesos } pesos
cuba-choice-use-dam = { $building }: { $got }
cuba-choice-use-town_hall = { $building }: dos votos más en el parlamento
cuba-choice-use-warehouse = { $building }: guardar todos los productos del patio
cuba-choice-use-church = { $building }: vetar «{ $statute }»
cuba-choice-use-church-later = { $building }: hablará antes de votar
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
    [0] Dejar el puño vacío
    [one] Pujar un peso
   *[other] Pujar { $pesos } pesos
 }
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
    [you] Tomas { $resource } para empezar.
   *[other] { $seat } toma { $resource } para empezar.
 }
cuba-event-round-began = { $who ->
    [you] Ronda { $round }: empiezas tú. Propuestas: { $proposals }.
   *[other] Ronda { $round }: empieza { $seat }. Propuestas: { $proposals }.
 }
cuba-event-played = { $who ->
    [you] Juegas el { $card }.
   *[other] { $seat } juega el { $card }.
 }
cuba-event-placed = { $who ->
    [you] Tu jornalero va a la fila { $row }, columna { $column }.
   *[other] { $seat } envía a su jornalero a la fila { $row }, columna { $column }.
 }
cuba-event-harvested = { $who ->
    [you] Cosechas { $things }.
   *[other] { $seat } cosecha { $things }.
 }
cuba-event-harvested-water = { $who ->
    [you] Riegas un campo y cosechas { $things }.
   *[other] { $seat } riega un campo y cosecha { $things }.
 }
cuba-event-bought = { $who ->
    [you] Compras { $ware } por { $pesos ->
        [one] un peso.
       *[other] { $pesos } pesos.
     }
   *[other] { $seat } compra { $ware } por { $pesos ->
        [one] un peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-bought-supply = { $who ->
    [you] Compras { $ware } de la reserva por { $pesos } pesos.
   *[other] { $seat } compra { $ware } de la reserva por { $pesos } pesos.
 }
cuba-event-sold = { $who ->
    [you] Vendes { $ware } por { $pesos ->
        [one] un peso.
       *[other] { $pesos } pesos.
     }
   *[other] { $seat } vende { $ware } por { $pesos ->
        [one] un peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-sold-supply = { $who ->
    [you] La hilera está llena: vendes { $ware } a la reserva por { $pesos ->
        [one] un peso.
       *[other] { $pesos } pesos.
     }
   *[other] La hilera está llena: { $seat } vende { $ware } a la reserva por { $pesos ->
        [one] un peso.
       *[other] { $pesos } pesos.
     }
 }
cuba-event-took = { $who ->
    [you] En lugar de comerciar, traes { $resource }.
   *[other] En lugar de comerciar, { $seat } trae { $resource }.
 }
cuba-event-built = { $who ->
    [you] Construyes el { $building } en la fila { $row }, columna { $column }.
   *[other] { $seat } construye el { $building } en la fila { $row }, columna { $column }.
 }
cuba-event-built-pesos = { $who ->
    [you] Construyes el { $building } en la fila { $row }, columna { $column }, y pagas { $pesos } pesos por la licencia.
   *[other] { $seat } construye el { $building } en la fila { $row }, columna { $column }, y paga { $pesos } pesos por la licencia.
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
    [you] Tu { $card } lo deja así.
   *[other] El { $card } de { $seat } lo deja así.
 }
cuba-event-mode-chosen-cross = { $who ->
    [you] Activas los edificios de la fila y la columna de tu jornalero.
   *[other] { $seat } activa los edificios de la fila y la columna de su jornalero.
 }
cuba-event-mode-chosen-single = { $who ->
    [you] Activas un solo edificio.
   *[other] { $seat } activa un solo edificio.
 }
cuba-event-used-exchange = { $who ->
    [you] Tu { $building } convierte { $gave } en { $got }.
   *[other] El { $building } de { $seat } convierte { $gave } en { $got }.
 }
cuba-event-used-got = { $who ->
    [you] Tu { $building } da { $got }.
   *[other] El { $building } de { $seat } da { $got }.
 }
cuba-event-used-points = { $who ->
    [you] Tu { $building } convierte { $gave } en { $points ->
        [one] un punto.
       *[other] { $points } puntos.
     }
   *[other] El { $building } de { $seat } convierte { $gave } en { $points ->
        [one] un punto.
       *[other] { $points } puntos.
     }
 }
cuba-event-used-gift-points = { $who ->
    [you] Tu { $building } da { $points ->
        [one] un punto.
       *[other] { $points } puntos.
     }
   *[other] El { $building } de { $seat } da { $points ->
        [one] un punto.
       *[other] { $points } puntos.
     }
 }
cuba-event-used-pesos = { $who ->
    [you] Tu { $building } paga { $pesos } pesos por { $gave }.
   *[other] El { $building } de { $seat } paga { $pesos } pesos por { $gave }.
 }
cuba-event-used-gift-pesos = { $who ->
    [you] Tu { $building } da { $pesos } pesos.
   *[other] El { $building } de { $seat } da { $pesos } pesos.
 }
cuba-event-used-town_hall = { $who ->
    [you] Tu { $building } da dos votos para el parlamento.
   *[other] El { $building } de { $seat } da dos votos para el parlamento.
 }
cuba-event-used-warehouse = { $who ->
    [you] Guardas los productos de tu patio.
   *[other] { $seat } guarda los productos de su patio.
 }
cuba-event-used-church = { $who ->
    [you] Tu { $building } hablará antes de votar.
   *[other] El { $building } de { $seat } hablará antes de votar.
 }
cuba-event-skipped = { $who ->
    [you] No activas el { $building }.
   *[other] { $seat } no activa el { $building }.
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
    [you] Desde ahora empiezas tú.
   *[other] Desde ahora empieza { $seat }.
 }
cuba-event-delegated = Al parlamento van: { $cards }.
cuba-event-bid-made = { $seat } ha cerrado el puño.
cuba-event-bid-made-seen = { $bid ->
    [0] Tu puño queda vacío.
    [one] Metes un peso en el puño.
   *[other] Metes { $bid } pesos en el puño.
 }
cuba-event-bids-opened = Se abren los puños: { $bids }.
cuba-event-bids-opened-again = Se abren otra vez los puños: { $bids }.
cuba-event-vote-won = { $who ->
    [you] Con { $votes ->
        [one] un voto
       *[other] { $votes } votos
     }, decides tú.
   *[other] Con { $votes ->
        [one] un voto
       *[other] { $votes } votos
     }, decide { $seat }.
 }
cuba-event-vote-won-tie = { $who ->
    [you] Empate a { $votes ->
        [one] un voto
       *[other] { $votes } votos
     }: por el orden en la mesa, decides tú.
   *[other] Empate a { $votes ->
        [one] un voto
       *[other] { $votes } votos
     }: por el orden en la mesa, decide { $seat }.
 }
cuba-event-enacted = { $who ->
    [you] Apruebas «{ $statute }».
   *[other] { $seat } aprueba «{ $statute }».
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
cuba-event-subsidised = { $who ->
    [you] «{ $statute }» te da { $points ->
        [one] un punto.
       *[other] { $points } puntos.
     }
   *[other] «{ $statute }» da a { $seat } { $points ->
        [one] un punto.
       *[other] { $points } puntos.
     }
 }
cuba-event-market-moved = El mercado se queda como está.
cuba-event-market-moved-down = Sale del mercado: { $things }.
cuba-event-market-moved-up = Llega al mercado: { $things }.
cuba-event-spoiled = { $who ->
    [you] Se estropea en tu patio: { $things }.
   *[other] Se estropea en el patio de { $seat }: { $things }.
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
    [you] Empate a puntos, y nadie tiene más dinero que tú: ¡ganas!
   *[other] Empate a puntos: { $winner } tiene más dinero que nadie y gana.
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
cuba-score-alternatives = Alternativas
cuba-score-end = Edificios al final

# Por qué no

cuba-why-awaits-materials = Toma antes tus materiales y productos para empezar.
cuba-why-awaits-crops = Toma antes tus productos para empezar.
cuba-why-awaits-play = Juega antes una carta.
cuba-why-awaits-figure = Ahora el jornalero va a una casilla; antes no pasa nada más.
cuba-why-awaits-harvest = Elige antes los productos que cosechas.
cuba-why-awaits-water = Ahora puedes regar otro campo o decir que eso es todo.
cuba-why-awaits-trade = El comerciante está ahora en el mercado: compra, vende, trae algo en lugar de comerciar o di que eso es todo.
cuba-why-awaits-build = Ahora le toca al arquitecto: elige un edificio y una casilla, o no construyas.
cuba-why-awaits-site = Elige antes una casilla para el edificio.
cuba-why-awaits-mode = Di antes qué edificios activa el capataz: los de la fila y la columna de tu jornalero, o uno cualquiera.
cuba-why-awaits-use = Ahora trabaja el capataz: elige un edificio.
cuba-why-awaits-count = Di antes cuánto, o no actives el edificio.
cuba-why-awaits-give = Di antes qué recibe el edificio, o déjalo así.
cuba-why-awaits-dock = Di antes qué barco se carga, o no actives el edificio.
cuba-why-awaits-ware = Di antes qué mercancía se carga.
cuba-why-awaits-units = Di antes cuánto se carga.
cuba-why-awaits-swap-in = Di antes qué cambias, o no actives el edificio.
cuba-why-awaits-swap-out = Di antes qué recibes a cambio.
cuba-why-awaits-veto = Veta antes una propuesta o déjalas todas en pie.
cuba-why-awaits-call = Llama antes a un barco o deja el mar como está.
cuba-why-awaits-ship = El alcalde está ahora en el puerto: carga un barco, o ninguno.
cuba-why-awaits-load = El barco se está cargando: otra mercancía, o eso es todo.
cuba-why-awaits-object = Antes de votar, veta una propuesta o déjalas todas en pie.
cuba-why-awaits-bid = El parlamento está reunido: haz antes tu puja.
cuba-why-awaits-laws = Decides tú: elige antes las propuestas que apruebas.
cuba-why-awaits-tax = Decide antes sobre el impuesto.
cuba-why-awaits-duty = Decide antes sobre el tributo.
cuba-why-awaits-dues = Elige antes qué entregas como tributo.

cuba-why-order = Nombra antes los demás: se sigue el orden de la mesa, que es madera, piedra y agua; cítricos, caña y tabaco.
cuba-why-not-together = Estas cosas no van juntas.
cuba-why-done-alone = Para decir que eso es todo, no elijas nada más.
cuba-why-one-card = Una carta por turno: elige una.
cuba-why-one-cell = Las casillas, de una en una.
cuba-why-one-building = Los edificios, de uno en uno.
cuba-why-one-mode = La fila y la columna enteras o un solo edificio: elige una cosa.
cuba-why-one-count = Elige un solo número.
cuba-why-one-ship = Se carga un solo barco cada vez.
cuba-why-one-ware = Una sola clase de mercancía cada vez.
cuba-why-one-take = Por tu mercancía recibes una sola.
cuba-why-one-statute = Se puede vetar una sola propuesta.
cuba-why-one-trade = Los tratos, de uno en uno.
cuba-why-one-bid = Una sola puja: elige un número.
cuba-why-start-materials = Puedes elegir { $count } materiales, no más.
cuba-why-start-products = Puedes elegir { $count } productos, no más.
cuba-why-card-played = En esta ronda ya has jugado el { $card }.
cuba-why-harvest-limit = El jornalero aprovecha { $count ->
    [one] un campo de producto
   *[other] { $count } campos de producto
 }; más, solo con agua.
cuba-why-no-field = Ningún campo da { $resource }: el jornalero elige entre productos.
cuba-why-no-open-field = No queda ningún campo libre que dé { $resource }.
cuba-why-supply-out = Ya no hay { $resource } en la reserva.
cuba-why-traded-already = Se trae algo en lugar de comerciar, y tú ya has comerciado.
cuba-why-take-goods = El comerciante trae un material o el producto más barato, nunca ron ni puros.
cuba-why-marker-material = Alguien ya ha traído un material en esta ronda; solo se puede una vez.
cuba-why-marker-product = Alguien ya ha traído un producto en esta ronda; solo se puede una vez.
cuba-why-not-cheapest = El producto más barato del mercado no es { $resource }.
cuba-why-nothing-to-take = En esta ronda ya no queda nada que traer.
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
cuba-why-no-building-alone = Para no construir no hace falta edificio ni casilla.
cuba-why-building-gone = Ya no queda ningún { $building } por construir.
cuba-why-cost = Para el { $building } aún necesitas { $missing }.
cuba-why-surcharge = La licencia de obra cuesta { $price } pesos, y tienes { $pesos }.
cuba-why-cell-warehouse = Ahí está el almacén, y ahí se queda.
cuba-why-cell-built = Ahí está el { $building }, y ahí se queda.
cuba-why-nothing-affordable = No hay ningún edificio que puedas pagar.
cuba-why-cross-first = Elige antes la fila y la columna; después, los edificios uno por uno.
cuba-why-cross-idle = Ningún edificio de la fila o la columna de tu jornalero podría hacer nada ahora.
cuba-why-single-owed = El capataz activa un edificio: elígelo.
cuba-why-which-building = Di antes para qué edificio es.
cuba-why-not-your-building = No tienes ningún { $building } en tu plantación.
cuba-why-not-in-cross = Tu { $building } no está en la fila ni en la columna de tu jornalero.
cuba-why-used-already = Tu { $building } ya se ha activado en esta ronda.
cuba-why-gift-skip = Tu { $building } da sin más; no hay nada que dejar.
cuba-why-skip-alone = Para no activar un edificio, no elijas nada más para él.
cuba-why-gift-asks-nothing = Tu { $building } no pide nada.
cuba-why-nothing-for = No tienes { $things } para el { $building }.
cuba-why-no-ship-fits = Ningún barco del puerto tiene hueco para tus mercancías.
cuba-why-no-swap = Ahora no hay nada que puedas cambiar ahí.
cuba-why-no-veto = Ya no queda ninguna propuesta que puedas vetar.
cuba-why-yard-empty = En tu patio no hay productos que guardar.
cuba-why-only-count = Para el { $building } elige solo cuánto usas: { $resource }.
cuba-why-count-most = El { $building } admite { $count } como mucho.
cuba-why-not-taken = El { $building } no admite { $resource }.
cuba-why-no-ship-alone = Para no cargar barcos no hace falta mercancía.
cuba-why-material-ship = Los barcos llevan mercancías, no materiales.
cuba-why-dock-empty = En ese muelle no hay ningún barco.
cuba-why-ship-at-sea = El barco { $ship } sigue en alta mar; solo se cargan los barcos del puerto.
cuba-why-ship-away = El barco { $ship } no está en el puerto.
cuba-why-other-ship = Estás cargando otro barco, y en un turno se carga uno solo.
cuba-why-no-place = Ahí no hay hueco para { $resource }.
cuba-why-nothing-fits = Ahí no hay hueco para ninguna de tus mercancías.
cuba-why-office-most = Este despacho carga { $count ->
    [one] una mercancía
   *[other] { $count } mercancías iguales
 } como mucho.
cuba-why-load-first = Carga al menos una mercancía o elige no cargar barcos.
cuba-why-swap-wares = Una mercancía solo se cambia por otra mercancía.
cuba-why-swap-same = Se cambia por una mercancía distinta.
cuba-why-not-proposed = Eso ya no está entre las propuestas de esta ronda.
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
cuba-why-duty-fixed = Lo que se entrega como tributo está fijado; solo decides si lo entregas.
cuba-why-duty-kind = El tributo no se paga con { $resource }.
cuba-why-duty-count = El tributo es de { $count } unidades, no más.

# Fallos

cuba-fault-row = Se esperaba una hilera de 1 a { $most } precios.
cuba-fault-row-order = Se esperaban los precios del más caro al más barato.
cuba-fault-grid = Se esperaban tres filas de cuatro campos.
cuba-fault-fields = Se esperaban { $expected } de { $terrain }; hay { $got }.
cuba-fault-length = Se esperaban { $expected } entradas; hay { $got }.
cuba-fault-statutes = Se esperaban { $expected } leyes de la categoría { $category }; hay { $got }.
cuba-fault-twice = Aquí hay algo dos veces.
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
cuba-fault-stage = El { $card } no hace esto.
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
cuba-option-water_scope-cross = campos de la fila y la columna del jornalero
cuba-option-water_scope-plantation = cualquier campo de la plantación
cuba-option-lighthouse_shuffle = Después del faro
cuba-option-lighthouse_shuffle-on = se baraja la pila de barcos
cuba-option-lighthouse_shuffle-off = los dos barcos cambian de lugar
cuba-option-veto_timing = Veto del templo
cuba-option-veto_timing-action = cuando lo activa el capataz
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
cuba-option-market_law = Escasez y abundancia
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
cuba-board-awaited = { $part }, se espera ahora

cuba-phase-begin = Preparación
cuba-phase-cards = Cartas
cuba-phase-parliament = Parlamento
cuba-phase-statutes = Leyes
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
cuba-cell-worker = Fila { $row }, columna { $column }: { $what }, aquí está el jornalero
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
cuba-heading-other = Otros
cuba-law-proposal = Propuesta: { $statute }
cuba-law-force = En vigor: { $statute }
cuba-law-empty = Nada en vigor
cuba-law-gone = Sin propuesta
cuba-votes = Votos
cuba-votes-label = { $who ->
    [you] Tú: { $votes }
   *[other] { $seat }: { $votes }
 }
cuba-votes-waiting = falta una carta
cuba-votes-known = { $votes ->
    [one] un voto
   *[other] { $votes } votos
 }
cuba-votes-sealed = { $votes ->
    [one] un voto
   *[other] { $votes } votos
 } y un puño cerrado
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
cuba-short-drought = Sequía: un campo
cuba-short-building_law = Licencia: { $number } pesos
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
cuba-brief-church = veta una propuesta
cuba-brief-town_hall = 2 votos
cuba-brief-dam = 2 de agua
cuba-brief-lighthouse = llama a un barco
cuba-brief-warehouse = guarda los productos

cuba-title-worker = Jornalero
cuba-title-trader = Comerciante
cuba-title-architect = Arquitecto
cuba-title-foreman = Capataz
cuba-title-mayor = Alcalde
cuba-card-label = { $card }, { $votes ->
    [one] un voto
   *[other] { $votes } votos
 }
cuba-card-gone-label = { $card }, jugado en esta ronda
cuba-cards-left = Cartas que quedan: { $cards }

cuba-tray = Tu decisión
cuba-tray-cross = La cruz entera
cuba-tray-single = Un edificio
cuba-tray-tax-pay = Pagar el impuesto
cuba-tray-tax-decline = No pagar
cuba-tray-duty-pay = Dar el tributo
cuba-tray-duty-decline = No dar nada
cuba-tray-skip = Dejarlo
cuba-tray-enough = No más
cuba-tray-count = Usar { $count }
cuba-tray-bid = Pujar { $count }
cuba-tray-take = Traer { $resource }
cuba-done = Eso es todo

# La ayuda de juego, lo que se dice de una cosa que se mira y las respuestas a quien pregunta

cuba-aid-round = Seis rondas. En cada una, todos juegan por turnos cuatro de sus cinco cartas y las cumplen al momento. La quinta va al parlamento. Desde entonces empieza quien jugó la cuarta carta con más votos.
cuba-tip-worker = Envía a tu jornalero a cualquier casilla. Su fila y su columna dan todos sus materiales y dos productos; cada unidad de agua que pagues da un producto más.
cuba-tip-trader = Compra y vende mercancías en el mercado cuanto quieras. O trae en su lugar un material o el producto más barato; cada cosa, una vez por ronda.
cuba-tip-architect = Construye un edificio en una casilla libre. Quien no construye recibe 2 puntos si es el primero de la ronda, 1 si es el segundo.
cuba-tip-foreman = Activa una vez todos tus edificios de la fila y la columna de tu jornalero, o uno solo en cualquier sitio.
cuba-tip-mayor = Carga tus mercancías en un barco: 1, 2 o 3 puntos cada una, según su muelle. Quien no carga recibe 4 pesos si es el primero de la ronda, 2 si es el segundo.
cuba-aid-parliament = Cuentan los votos de la carta guardada, del ayuntamiento y de una puja secreta, un peso por voto; todos pagan. Quien tiene más aprueba dos de las propuestas.
cuba-aid-statutes = Luego se cumplen las leyes en vigor. Impuesto y tributo dan puntos a quien los paga enteros; las subvenciones, por sí solas. Los productos del patio se estropean; los guardados, no.
cuba-aid-points = Mercancías en barcos, edificios activados, impuestos, tributos y subvenciones, y al final 2 puntos por edificio.
cuba-aid-end = Tras la sexta ronda gana quien tiene más puntos; si hay empate, más dinero.
cuba-tip-material = Con esto se pagan edificios. No se estropea.
cuba-tip-product = Para vender, embarcar o transformar. Se estropea al final de la ronda si no está guardado en un almacén.
cuba-tip-good = Para vender o embarcar. No se estropea.
cuba-tip-ship = El alcalde lo carga, por los puntos de su muelle. Un barco lleno zarpa al final de la ronda, y también el del muelle 3.
cuba-tip-law = En vigor al final de cada ronda, hasta que se apruebe otra de su categoría.
cuba-tip-proposal = Quien tiene más votos en el parlamento aprueba dos de las propuestas.
cuba-tip-cell = El jornalero trae lo que dan su fila y su columna; un campo construido ya no da nada.
cuba-ask-ship = Muelle { $dock }: barco { $ship }, huecos para: { $wares }
cuba-ask-sea = En alta mar: barco { $ship }, huecos para: { $wares }
cuba-ask-prices = compra { $buy }, venta { $sell }
