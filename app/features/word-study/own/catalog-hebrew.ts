/** Number, English, Spanish; from the meanings in the dictionaries that are shipped, and from nothing else. */
export const HEBREW_LINES = `
H853|marks what the action is done to; it has no word in English|señala aquello a lo que se hace la acción; no se traduce
H3068|the name of God, written YHWH; the King James Version has “the LORD”|el nombre de Dios, escrito YHVH; la Reina-Valera dice «Jehová»
H5921|on, upon, over; against, because of|sobre, encima de; contra, a causa de
H413|to, toward|a, hacia
H834|who, which, that; because, as|que, quien, el cual; porque, como
H3605|all, every, the whole|todo, cada, entero
H559|to say|decir
H3808|no, not|no
H1121|son; also grandson, young one, member of a group|hijo; también nieto, cría, miembro de un grupo
H3588|that, because, when, if; but|que, porque, cuando, si; sino
H1961|to be, to become, to happen|ser, llegar a ser, suceder
H6213|to do, to make|hacer
H430|God; gods; now and then judges or mighty ones|Dios; dioses; alguna vez jueces o poderosos
H935|to come, to come in, to go in; to bring|venir, entrar; traer
H4428|king|rey
H3478|Israel: the name given to Jacob, and the people from him|Israel: el nombre dado a Jacob, y el pueblo que viene de él
H776|earth, land, country, ground|tierra, país, suelo
H3117|day; time, in the plural also a lifetime|día; tiempo, en plural también la vida
H376|man; husband; each one|hombre; marido; cada uno
H6440|face; in front of, before|rostro, cara; delante de
H1004|house; household, family; temple|casa; familia; templo
H5414|to give, to put, to set|dar, poner
H1931|he, she, it; that one|él, ella, ello; aquel
H5971|people, a nation; kinsfolk|pueblo, nación; parientes
H3027|hand; power, side|mano; poder, lado
H1697|word, something said; a thing, a matter|palabra, lo dicho; cosa, asunto
H7200|to see, to look; in other forms to show, to appear|ver, mirar; en otras formas mostrar, aparecer
H5704|until, as far as, up to|hasta
H4480|from, out of; more than|de, desde; más que
H1|father; forefather|padre; antepasado
H2088|this, this one|este, esto
H8085|to hear, to listen; to obey|oír, escuchar; obedecer
H1696|to speak|hablar
H5892|city, town|ciudad
H859|you, said with emphasis|tú, vosotros, dicho con énfasis
H3427|to sit, to dwell, to stay|sentarse, habitar, quedarse
H1732|David|David
H518|if; whether; in oaths “surely not”|si; en juramentos «que no»
H3318|to go out, to come out; to bring out|salir; sacar
H7725|to turn back, to return; to bring back|volver, regresar; hacer volver
H5973|with, together with|con, junto con
H3212|to go, to walk|ir, andar
H259|one; first; the same|uno; primero; el mismo
H3947|to take, to receive, to fetch|tomar, recibir, traer
H3045|to know, to learn, to perceive|conocer, saber, percibir
H5927|to go up, to climb; to offer up|subir; ofrecer
H854|with, near|con, junto a
H5869|eye; sight; a spring of water|ojo; vista; fuente de agua
H8141|year|año
H589|I|yo
H8034|name; fame|nombre; fama
H7971|to send, to stretch out, to let go|enviar, extender, dejar ir
H2009|look! see!|¡mira! he aquí
H4191|to die; to put to death|morir; dar muerte
H8033|there|allí
H3063|Judah: son of Jacob, his tribe, and the southern kingdom|Judá: hijo de Jacob, su tribu y el reino del sur
H398|to eat, to consume|comer, consumir
H5650|slave, servant|esclavo, siervo
H369|there is not; nothing|no hay; nada
H802|woman; wife|mujer; esposa
H3651|so, thus; right, honest|así; recto, honrado
H1571|also, even; again|también, aun; otra vez
H8147|two; both|dos; ambos
H4872|Moses|Moisés
H5315|breath, a living being; life, self, soul|aliento, ser vivo; vida, uno mismo, alma
H3548|priest|sacerdote
H4100|what? how? why?|¿qué? ¿cómo? ¿por qué?
H428|these|estos, estas
H7121|to call, to name; to read aloud, to proclaim|llamar, nombrar; leer en voz alta, proclamar
H408|not, in wishes and commands|no, en deseos y órdenes
H310|after, behind|después, detrás
H1870|way, road, path; manner of life|camino, senda; modo de vivir
H7451|bad, evil; trouble, harm|malo; mal, desgracia, daño
H5375|to lift, to carry; to take away|levantar, llevar; quitar
H3389|Jerusalem|Jerusalén
H4714|Egypt; the Egyptians|Egipto; los egipcios
H251|brother; relative, fellow|hermano; pariente, compañero
H6965|to rise, to stand up; to set up|levantarse, ponerse en pie; establecer
H2063|this, this one (feminine)|esta, esto
H7218|head; top, chief, beginning|cabeza; cima, jefe, principio
H3820|heart: the inner self, mind and will|corazón: lo interior, mente y voluntad
H1323|daughter; village of a city|hija; aldea de una ciudad
H7760|to put, to place, to set|poner, colocar
H4325|water|agua
H3967|a hundred|cien, ciento
H3541|thus, so; here|así; aquí
H1992|they|ellos
H2896|good, pleasant; what is good|bueno, agradable; lo bueno
H1471|a nation, a people|nación, pueblo
H5674|to pass over, to cross, to go by|pasar, cruzar
H120|a human being, mankind; Adam|ser humano, la humanidad; Adán
H2022|mountain, hill country|monte, montaña
H1419|great, large; important|grande; importante
H5975|to stand, to stay|estar de pie, quedarse
H1980|to go, to walk; to live in a certain way|ir, andar; vivir de cierto modo
H6963|voice, sound|voz, sonido
H505|a thousand; a clan|mil; un clan
H8478|under; instead of|debajo de; en lugar de
H5221|to strike, to beat; to kill|herir, golpear; matar
H2416|living, alive; life; a living thing|vivo; vida; ser vivo
H6310|mouth; command, edge|boca; mandato, filo
H3205|to bear a child; to become a father|dar a luz; engendrar
H6680|to command, to give charge|mandar, encargar
H5750|still, yet, again, more|aún, todavía, otra vez, más
H6635|army, host; service in war|ejército, hueste; servicio de guerra
H8104|to keep, to watch, to guard|guardar, vigilar, cuidar
H6944|holiness, what is set apart; the sanctuary|santidad, lo apartado; el santuario
H7227|many, much, great; a chief|mucho, grande; un jefe
H4672|to find; to reach|hallar, encontrar; alcanzar
H136|Lord: said of and to God|Señor: dicho de Dios y a Dios
H5769|a very long time, past or to come; for ever|tiempo muy largo, pasado o futuro; para siempre
H5307|to fall|caer
H6258|now|ahora
H7969|three|tres
H4310|who?|¿quién?
H4941|judgment, justice; a right, a custom|juicio, justicia; derecho, costumbre
H8064|heavens, sky|cielos, cielo
H8269|a chief, a commander, a prince|jefe, comandante, príncipe
H8432|the middle, the midst|el medio, en medio
H2719|a sword, a knife|espada, cuchillo
H996|between|entre
H7586|Saul|Saúl
H3701|silver; money|plata; dinero
H4994|please, I pray; now|te ruego, por favor; ahora
H4196|an altar|altar
H4725|a place|lugar
H3220|sea, lake; the west|mar, lago; el oeste
H7651|seven|siete
H2091|gold|oro
H3381|to go down, to come down|bajar, descender
H7307|breath, wind; spirit|aliento, viento; espíritu
H784|fire|fuego
H5002|what is declared, “says” (mostly of the LORD)|lo declarado, «dice» (casi siempre de Jehová)
H1129|to build|edificar, construir
H8179|a gate|puerta (de ciudad o recinto)
H5046|to tell, to make known|contar, declarar
H1818|blood|sangre
H595|I|yo
H3290|Jacob|Jacob
H4427|to be king, to reign|ser rey, reinar
H175|Aaron|Aarón
H168|a tent|tienda
H1768|who, which, that (Aramaic)|que, el cual (arameo)
H2568|five|cinco
H6240|ten, in the numbers from eleven to nineteen|diez, en los números de once a diecinueve
H5439|around, on every side|alrededor, por todas partes
H7704|a field, open country|campo
H6086|a tree; wood|árbol; madera
H1288|to bless; to kneel|bendecir; arrodillarse
H6030|to answer; another word of this spelling, to be bowed down|responder; otra palabra igual, ser humillado
H3372|to fear, to be afraid; to revere|temer, tener miedo; reverenciar
H113|lord, master|señor, amo
H3627|a tool, a vessel, an implement|utensilio, vasija, instrumento
H176|or|o
H4421|battle, war|batalla, guerra
H702|four|cuatro
H2005|look! see! if|¡mira! he aquí; si
H5030|a prophet|profeta
H6242|twenty|veinte
H3069|the name of God, read here as “God”|el nombre de Dios, leído aquí como «Dios»
H4940|a clan, a family|clan, familia
H6485|to attend to, to visit, to count, to appoint|ocuparse de, visitar, contar, nombrar
H5493|to turn aside; to take away|apartarse; quitar
H3966|very, greatly; might|muy, mucho; fuerza
H3899|bread, food|pan, alimento
H6256|time, the right time|tiempo, momento oportuno
H2403|sin; the offering for sin|pecado; la ofrenda por el pecado
H8010|Solomon|Salomón
H2388|to be strong; to take hold; to repair|ser fuerte; asir; reparar
H3772|to cut, to cut off; to make (a covenant)|cortar; hacer (un pacto)
H5647|to work, to serve|trabajar, servir
H5930|an offering that is burnt whole|ofrenda que se quema entera, holocausto
H6430|a Philistine|filisteo
H3881|a Levite, of the tribe of Levi|levita, de la tribu de Leví
H1285|a covenant, a solemn agreement|pacto, acuerdo solemne
H2320|the new moon; a month|luna nueva; mes
H7126|to come near; to bring near, to offer|acercarse; acercar, ofrecer
H341|an enemy|enemigo
H639|nose, face; anger|nariz, rostro; ira
H6629|sheep and goats, a flock|ovejas y cabras, rebaño
H68|a stone|piedra
H4616|for the sake of, in order that|por causa de, para que
H4057|wilderness, desert, pasture land|desierto, tierra de pastos
H1320|flesh; the body; all that lives|carne; el cuerpo; todo lo que vive
H6547|Pharaoh, the title of Egypt’s kings|Faraón, título de los reyes de Egipto
H2421|to live; to keep alive|vivir; conservar la vida
H7563|wicked, guilty|malvado, culpable
H894|Babylon, Babel|Babilonia, Babel
H3824|heart: the inner self, mind and will|corazón: lo interior, mente y voluntad
H4294|a staff, a branch; a tribe|vara, rama; tribu
H4390|to be full; to fill|estar lleno; llenar
H2617|kindness, goodness, mercy; rarely disgrace|bondad, favor, misericordia; rara vez deshonra
H520|a cubit, about a forearm’s length|codo, más o menos un antebrazo
H7272|foot, leg|pie, pierna
H410|God; a god; might|Dios; un dios; fuerza
H1366|a border; the land within it|límite; el territorio dentro de él
H5288|a boy, a young man, a servant|muchacho, joven, criado
H2398|to sin, to miss; to cleanse from sin|pecar, errar; purificar del pecado
H7965|peace, well-being, wholeness|paz, bienestar, integridad
H4639|a deed, work, something made|obra, hecho, cosa hecha
H2428|strength, wealth; an army|fuerza, riqueza; ejército
H3915|night|noche
H2142|to remember, to mention|recordar, mencionar
H3423|to take possession, to inherit; to drive out|poseer, heredar; expulsar
H7235|to be many, to become many, to increase|ser muchos, multiplicarse, aumentar
H5771|wrong, guilt; its punishment|maldad, culpa; su castigo
H2233|seed; descendants|semilla; descendencia
H7130|the inside, the midst|lo interior, en medio
H3789|to write|escribir
H127|ground, soil, land|suelo, tierra
H1245|to seek, to ask for|buscar, pedir
H4150|an appointed time or place; a feast; a meeting|tiempo o lugar fijado; fiesta; reunión
H5159|an inheritance, a possession|herencia, posesión
H517|mother|madre
H8451|instruction, law|instrucción, ley
H3091|Joshua|Josué
H3559|to be firm, to be ready; to establish|estar firme, estar listo; establecer
H8354|to drink|beber
H899|a garment, clothes|vestido, ropa
H4264|a camp, an army|campamento, ejército
H5800|to leave, to forsake|dejar, abandonar
H8337|six|seis
H5186|to stretch out, to bend, to turn|extender, inclinar, desviar
H1242|morning|mañana
H3130|Joseph|José
H4397|a messenger; an angel|mensajero; ángel
H5337|to snatch away, to rescue|arrebatar, librar
H7901|to lie down|acostarse
H4503|a gift; an offering of grain|regalo; ofrenda de cereal
H3254|to add; to do again|añadir; volver a hacer
H157|to love|amar
H3467|to save, to help|salvar, ayudar
H6662|just, righteous|justo
H3615|to be complete, to finish; to consume|completarse, acabar; consumir
H622|to gather; to take away|reunir; quitar
H727|a chest, the ark; a coffin|cofre, el arca; ataúd
H8199|to judge, to govern|juzgar, gobernar
H905|alone, apart; a pole, a part|solo, aparte; vara, parte
H3519|glory, honor; weight, abundance|gloria, honra; peso, abundancia
H3201|to be able, can; to prevail|poder, ser capaz; vencer
H3709|the palm of the hand, the sole of the foot; a spoon|palma de la mano, planta del pie; cuchara
H8081|oil, fat|aceite, grasa
H2691|a court; a village|atrio; aldea
H7626|a rod, a staff; a tribe|vara, cetro; tribu
H929|animals, cattle|animales, ganado
H7311|to be high, to rise; to lift up|ser alto, elevarse; levantar
H7453|a friend, a companion, a neighbor|amigo, compañero, prójimo
H241|an ear|oído, oreja
H5612|a writing, a letter, a book|escrito, carta, libro
H7650|to swear an oath|jurar
H1540|to uncover, to reveal; to go into exile|descubrir, revelar; ir al destierro
H352|a ram; also a post or pillar|carnero; también poste o pilar
H6|to perish, to be lost; to destroy|perecer, perderse; destruir
H1241|cattle, oxen, a herd|ganado vacuno, bueyes
H3383|the Jordan|el Jordán
H7223|first, former|primero, anterior
H4124|Moab, a people east of the Dead Sea|Moab, un pueblo al este del mar Muerto
H4687|a command|mandamiento
H4430|king (Aramaic)|rey (arameo)
H669|Ephraim: son of Joseph, and his tribe|Efraín: hijo de José, y su tribu
H2205|old; an elder|viejo; anciano
H3898|to fight; also to eat|pelear; también comer
H6235|ten|diez
H85|Abraham|Abraham
H8193|lip; speech; edge, shore|labio; habla; borde, orilla
H6942|to be holy, to set apart|ser santo, apartar, consagrar
H7592|to ask, to inquire|pedir, preguntar
H7812|to bow down|inclinarse, postrarse
H7970|thirty|treinta
H995|to understand, to discern|entender, discernir
H977|to choose|escoger
H2026|to kill|matar
H4399|work, business|trabajo, ocupación
H1755|a generation|generación
H312|other, another|otro
H1144|Benjamin: son of Jacob, and his tribe|Benjamín: hijo de Jacob, y su tribu
H1984|to praise; to boast; to shine|alabar; jactarse; brillar
H2351|the outside; a street|afuera; calle
H6607|an opening, an entrance|abertura, entrada
H7462|to feed a flock, to tend; to graze|apacentar, cuidar; pacer
H1875|to seek, to ask, to care for|buscar, consultar, cuidar de
H2572|fifty|cincuenta
H2077|a sacrifice|sacrificio
H2930|to be or become unclean|ser o hacerse impuro
H389|surely, only; but|ciertamente, solo; pero
H5608|to count, to tell; a scribe|contar, relatar; escriba
H5127|to flee|huir
H1368|strong, mighty; a warrior|fuerte, poderoso; guerrero
H4194|death|muerte
H5437|to turn, to go around, to surround|volverse, rodear
H6666|righteousness, what is right|justicia, lo recto
H8145|second; again|segundo; otra vez
H8055|to rejoice, to be glad|alegrarse
H6726|Zion|Sion
H6828|the north|el norte
H3680|to cover, to hide|cubrir, ocultar
H804|Assyria; Asshur|Asiria; Asur
H5048|in front of, opposite|delante de, enfrente
H5060|to touch, to reach, to strike|tocar, alcanzar, herir
H2451|wisdom, skill|sabiduría, destreza
H5712|a congregation, a company|congregación, compañía
H7230|a great number, abundance|multitud, abundancia
H7665|to break|quebrar, romper
H3414|Jeremiah|Jeremías
H7843|to ruin, to destroy, to corrupt|arruinar, destruir, corromper
H4519|Manasseh|Manasés
H5265|to set out, to pull up (tent pegs)|partir, arrancar (estacas)
H8130|to hate|odiar, aborrecer
H3097|Joab|Joab
H5656|work, service|trabajo, servicio
H6605|to open; to engrave|abrir; grabar
H1008|Bethel: “house of God”|Betel: «casa de Dios»
H2583|to camp|acampar
H7291|to chase, to pursue, to follow|perseguir, seguir
H2490|to begin; to profane; to pierce|comenzar; profanar; traspasar
H3644|like, as|como
H227|then, at that time|entonces
H3162|together|juntos, juntamente
H3196|wine|vino
H5158|a stream, a valley with a stream|arroyo, torrente, valle
H4605|above, upward|arriba, hacia arriba
H5178|copper, bronze|cobre, bronce
H8050|Samuel|Samuel
H3225|the right hand, the right side; the south|la mano derecha, el lado derecho; el sur
H4908|a dwelling; the tabernacle|morada; el tabernáculo
H5483|a horse|caballo
H3426|there is|hay, existe
H2450|wise, skilful|sabio, hábil
H3678|a throne, a seat|trono, asiento
H6437|to turn, to look|volverse, mirar
H705|forty|cuarenta
H2076|to slaughter for sacrifice|sacrificar
H4557|a number; a few|número; pocos
H5387|a chief, a prince|jefe, príncipe
H6153|evening|tarde, anochecer
H637|also, even; how much more|también, aun; cuánto más
H8121|the sun|el sol
H1568|Gilead|Galaad
H2346|a wall|muro, muralla
H6435|lest, so that not|para que no, no sea que
H6499|a young bull|novillo, becerro
H6912|to bury|sepultar
H758|Aram, Syria|Aram, Siria
H7604|to remain, to be left|quedar, sobrar
H2396|Hezekiah|Ezequías
H7931|to settle, to dwell|asentarse, morar
H571|truth, firmness, faithfulness|verdad, firmeza, fidelidad
H6908|to gather|reunir, juntar
H539|to be firm; to trust, to believe|ser firme; confiar, creer
H7355|to have compassion|tener compasión
H7356|compassion; the womb|compasión; el vientre
H5545|to forgive|perdonar
H6960|to wait, to hope|esperar
H982|to trust|confiar
H530|firmness, faithfulness|firmeza, fidelidad
`;
