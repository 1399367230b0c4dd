/** Number, English, Spanish; from the meanings in the dictionaries that are shipped, and from nothing else. */
export const GREEK_LINES = `
G3588|the; Greek says it more often than English does|el, la, los, las; el griego lo usa más que el español
G2532|and; also, even|y; también, aun
G846|he, she, it, they; also “self” or “the same”|él, ella, ello, ellos; también «mismo»
G1161|but, and; joins one sentence to the next|pero, y; une una frase con la siguiente
G1722|in, among; also “by” or “with”|en, entre; también «por» o «con»
G1519|into, to, toward|a, hacia, hasta dentro de
G3756|not, as a plain denial|no, como negación simple
G3739|who, which, that; points back to something named|que, quien, el cual; remite a algo ya nombrado
G2316|God; also a god of other peoples|Dios; también un dios de otros pueblos
G3004|to say, to tell, to call by a name|decir, contar, llamar por un nombre
G3754|that; because|que; porque
G3956|all, every, the whole|todo, cada, entero
G1063|for: gives the reason of what was said|porque, pues: da la razón de lo dicho
G3361|not, in wishes, commands and conditions; lest|no, en deseos, órdenes y condiciones; para que no
G2036|to say, to speak|decir, hablar
G2424|Jesus; the Greek form of the name Joshua|Jesús; la forma griega del nombre Josué
G2076|is; exists|es, está; existe
G1537|out of, from|de, desde dentro de
G1909|on, upon; over, at|sobre, encima de; en, junto a
G2962|lord, master, owner; the Lord|señor, amo, dueño; el Señor
G4314|to, toward; with, at|a, hacia; con, junto a
G2192|to have, to hold|tener, poseer
G1492|to know; in other forms, to see|saber; en otras formas, ver
G1096|to become, to come to be, to happen|llegar a ser, hacerse, suceder
G2443|in order that; so that|para que; de modo que
G1223|through; because of|por medio de; a causa de
G575|from, away from|de, desde, lejos de
G2064|to come; sometimes to go|venir; a veces ir
G235|but: sets one thing against another|sino, pero: opone una cosa a otra
G5213|to you, for you (several people)|a ustedes, para ustedes
G3450|my, of me|mi, de mí
G5216|your, of you (several people)|de ustedes, su
G4160|to make, to do|hacer, obrar
G5547|Christ: “anointed”, the Greek for Messiah|Cristo: «ungido», en griego lo mismo que Mesías
G5101|who? what? which? why?|¿quién? ¿qué? ¿cuál? ¿por qué?
G444|a human being, a person|un ser humano, una persona
G5100|someone, something, a certain one|alguien, algo, cierto
G3767|therefore, then, so|por tanto, pues, entonces
G1487|if; whether|si
G4675|your, of you (one person)|tu, de ti
G5613|as, like; when, about|como; cuando, alrededor de
G3778|this, this one|este, esta
G2596|according to; down, against|según; hacia abajo, contra
G3326|with, among; after|con, entre; después de
G2258|was; you were, he or she was|era, estaba, fue
G5209|you (several people), as the one acted on|a ustedes, los, las
G191|to hear, to listen|oír, escuchar
G3962|father; forefather|padre; antepasado
G1325|to give; to grant, to put|dar; conceder, poner
G2257|our, of us|nuestro, de nosotros
G2250|a day; daytime|día; las horas de luz
G4151|breath, wind; spirit|aliento, viento; espíritu
G5207|son; descendant|hijo; descendiente
G1473|I, said with emphasis|yo, dicho con énfasis
G4183|much, many|mucho, muchos
G2228|or; than|o; que (en comparaciones)
G1520|one; a single one|uno; uno solo
G80|brother; also one of the same people or community|hermano; también uno del mismo pueblo o comunidad
G1438|himself, herself, themselves; one another|sí mismo, sí mismos; unos a otros
G1437|if, in case|si, en caso de que
G5124|this, this thing|esto
G4012|about, concerning; around|acerca de; alrededor de
G3056|word, something said; message, account, reason|palabra, lo dicho; mensaje, relato, razón
G3165|me|me, a mí
G2980|to speak, to talk|hablar
G3772|heaven; the sky|cielo
G3101|disciple: one who learns, a pupil|discípulo: el que aprende, alumno
G2983|to take, to receive|tomar, recibir
G1093|earth, land, ground|tierra, país, suelo
G1565|that one; those|aquel, aquella; aquellos
G611|to answer, to reply|responder, contestar
G4100|to believe, to trust; to entrust|creer, confiar; encomendar
G5023|these things|estas cosas
G4102|faith, trust; faithfulness|fe, confianza; fidelidad
G5210|you (several people), said with emphasis|ustedes, dicho con énfasis
G3427|to me, for me|me, a mí, para mí
G3762|no one, nothing, none|nadie, nada, ninguno
G5259|by (the one who does it); under|por (quien lo hace); debajo de
G3686|a name|nombre
G40|holy, set apart; as a noun, “the holy ones”, saints|santo, apartado; como sustantivo, «los santos»
G1097|to know, to come to know, to perceive|conocer, llegar a conocer, percibir
G4671|to you, for you (one person)|te, a ti, para ti
G1831|to go out, to come out|salir
G1135|a woman; a wife|mujer; esposa
G435|a man; a husband|varón; marido
G2400|look! see!|¡mira! he aquí
G3779|so, thus, in this way|así, de esta manera
G3173|great, large; loud|grande; fuerte (de voz)
G2309|to want, to wish, to be willing|querer, desear, estar dispuesto
G5037|both, and; joins closely|y, tanto; une estrechamente
G1410|to be able, can|poder, ser capaz
G3844|from beside; beside, with; along|de parte de; junto a; a lo largo de
G1525|to go in, to enter|entrar
G2453|Jewish; a Jew, a person of Judea|judío; persona de Judea
G3551|law|ley
G4571|you (one person), as the one acted on|te, a ti
G1125|to write|escribir
G2071|will be|será, estará
G3303|indeed; on the one hand|por cierto; por un lado
G302|makes a saying uncertain or general: would, might, whoever|hace incierto o general lo dicho: tal vez, quienquiera
G2889|the world; order; adornment|el mundo; orden; adorno
G32|messenger; angel|mensajero; ángel
G2531|just as, even as|tal como, así como
G5495|hand|mano
G2147|to find|hallar, encontrar
G2248|us|nos, a nosotros
G4771|you (one person), said with emphasis|tú, dicho con énfasis
G2254|to us, for us|nos, a nosotros, para nosotros
G2041|work, deed, task|obra, hecho, tarea
G3793|a crowd, the people gathered|multitud, la gente reunida
G266|sin; a fault, an offense|pecado; falta, ofensa
G1391|glory, splendor, honor|gloria, esplendor, honra
G4172|city, town|ciudad
G1484|nation, people; in the plural often those who are not Jews|nación, pueblo; en plural muchas veces los que no son judíos
G3972|Paul|Pablo
G4074|Peter; the name means “a rock”|Pedro; el nombre significa «roca»
G932|kingdom; kingship, rule|reino; reinado
G1526|are; they are|son, están
G243|other, another|otro
G2588|heart: the inner self, thoughts and feelings|corazón: lo interior, pensamientos y sentimientos
G5228|for, on behalf of; above, beyond|por, en favor de; sobre, más allá de
G5119|then, at that time|entonces
G5607|being, who is|siendo, el que es
G2476|to stand; to set in place|estar de pie; poner en su lugar
G5485|grace, favor; thanks|gracia, favor; gratitud
G1510|I am; I exist|soy, estoy; existo
G4198|to go, to travel on one’s way|ir, andar, viajar
G281|truly, surely; so be it: a Hebrew word that means “firm”|en verdad; así sea: palabra hebrea que significa «firme»
G4561|flesh; the body; human nature|carne; el cuerpo; la naturaleza humana
G4396|a prophet|profeta
G2193|until, as far as|hasta
G2564|to call, to name; to invite|llamar, nombrar; invitar
G4983|a body|cuerpo
G863|to let go, to leave; to forgive, to allow|dejar ir, dejar; perdonar, permitir
G2992|a people|pueblo
G3568|now, at present|ahora, al presente
G25|to love|amar
G2198|to live, to be alive|vivir, estar vivo
G3748|whoever, one who|quienquiera, el que
G3825|again, back|otra vez, de nuevo
G5456|a voice; a sound|voz; sonido
G1453|to wake, to raise up, to rise|despertar, levantar, levantarse
G3761|nor, neither, not even|ni, tampoco, ni siquiera
G991|to see, to look; to take heed|ver, mirar; tener cuidado
G1417|two|dos
G2222|life|vida
G2491|John|Juan
G649|to send off, to send with a task|enviar, enviar con un encargo
G3498|dead; a dead person|muerto
G165|an age, a long time; for ever; the world|edad, tiempo largo; para siempre; el mundo
G1401|a slave, a servant|esclavo, siervo
G2249|we, said with emphasis|nosotros, dicho con énfasis
G5368|to be fond of, to love as a friend; to kiss|tener cariño, querer como amigo; besar
G26|love|amor
G5384|friend; dear|amigo; querido
G1515|peace|paz
G1680|hope|esperanza
G225|truth|verdad
G2098|good news, gospel|buena noticia, evangelio
G1577|an assembly, a congregation, a church|asamblea, congregación, iglesia
G5590|breath, life; soul|aliento, vida; alma
`;
