import type { Sign } from "./sign.ts";

/** As in English; compared with `normalizeWords`, so without accents: `ñ` is `n`. */

const PARTNER = "(?:esposo|marido|pareja|novio|ex|esposa|mujer|novia|exesposo|exnovio)";
const KIN =
  "(?:papa|padre|padrastro|mama|madre|madrastra|tio|tia|abuelo|abuela|hermano|hermanastro|hermana|primo|hijo|hija|suegro|suegra|padres)";
const OTHERS =
  "(?:el|ella|ellos|alguien|hombre|senor|tipo|pastor|sacerdote|cura|entrenador|maestro|profesor|jefe|vecino|patron|doctor|muchacho)";
const WHO = `(?:${PARTNER}|${KIN}|${OTHERS})`;
const HARMS =
  "(?:pega|pego|pegaba|pegan|golpea|golpeo|golpeaba|golpean|maltrata|maltrato|maltrataba|abusa|abuso|abusaba|viola|violo|violaba|violaron|amenaza|amenazo|amenazaba|empuja|empujo|ahorca|ahorco|ahorcaba|asfixia|encierra|encerro|encerraba|patea|pateo|cachetea|cacheteo|quema|quemo|lastima|lastimo|lastimaba|jalonea|jaloneo|avienta|acosa|acoso|acosaba|chantajea|manosea|manoseo|manoseaba|estrangula|tortura|droga|drogo|persigue)";
const PLAY =
  "(?! (?:el (?:frio|calor|sol|virus|covid|viento)|la (?:gripa|risa|nostalgia|tristeza|gana)|un susto|hambre|bien|mucho (?:el|la)|duro (?:la|el|no)|al? (?:\\w+ )?(?:futbol|ajedrez|domino|juego|equipo)))";

export const SIGNS_ES: readonly Sign[] = [
  {
    crisis: "self_harm",
    sign: /\b(?:pensando|pienso|he pensado|pense|contemplo|considero)(?: \w+){0,2} suicidio\b|\bmi (?:nota|carta|propio) (?:de )?suicidio\b/,
  },
  // ---- acabar con la propia vida
  {
    crisis: "self_harm",
    sign: /\b(?:matarme|suicid(?:arme|arse|ar|andome|io|a|as|o)|ahorcarme|colgarme|ahogarme yo|envenenarme|dispararme|pegarme un (?:tiro|balazo)|darme un (?:tiro|balazo)|cortarme las venas|abrirme las venas|quitarme la vida|me quit(?:o|aria|e) la vida|acabar con (?:mi vida|mi existencia|todo esto de una vez|mi sufrimiento)|terminar con (?:mi vida|mi existencia)|me (?:quiero|voy a|quisiera|podria|deberia|iba a|quise) matar|me mato (?:hoy|esta noche|y ya|manana|yo))\b/,
    unless:
      /\bmatarme (?:de (?:risa|hambre|trabajo|cansancio|estudiar)|estudiando|trabajando|en el gimnasio)\b|\b(?:va|van|iba|quiere|quieren|amenaz\w+ con) (?:a )?matarme\b|\bescuadron suicida\b/,
  },
  {
    crisis: "self_harm",
    sign: /\b(?:quiero|quisiera|querria|queria|quise|ganas de|deseo|deseaba|desearia|prefiero|preferiria|ojala|pudiera|me gustaria|necesito|pido a dios|le pido a dios|merezco|pensando en|pienso en)(?: \w+){0,3} (?:morir|morirme|muera|muriera|muerta|muerto|no (?:existir|despertar|haber nacido|vivir|estar viva|estar vivo)|desaparecer para siempre|desaparecer de (?:este|la|una))\b|\bme quiero morir\b|\bme quisiera morir\b|\bno (?:quiero|quisiera|deseo|tengo ganas de)(?: ya)?(?: seguir)?(?: \w+)? (?:vivir|viviendo|viva|vivo|existir|existiendo|despertar(?: manana| nunca| mas)?|estar aqui mas|en este mundo|con esta vida|con mi vida)\b|\bya no quiero (?:vivir|estar aqui|seguir|existir|despertar|estar en este mundo|nada mas de esta vida)\b|\bojala (?:no (?:despierte|despertara|hubiera nacido|existiera)|me muera|me muriera|estuviera muert[oa])\b/,
    unless:
      /\bmorir (?:al? (?:pecado|mundo|yo|mi|mismo|ego|orgullo|carne)|a mi mism[oa]|para (?:el mundo|cristo)|por (?:cristo|jesus|el)|de (?:(?:la|el|pur[ao]) )?(?:pena|risa|hambre|verguenza|sueno|frio|calor|ganas|amor|envidia|viejit[oa]|anciano))\b|\bno quiero vivir (?:en|con|aqui|alla|asi con|lejos|cerca|sin ti|sol[oa]|lejos|de (?:apariencias|mentiras)|como)\b|\b(?:elias|jonas|job|jeremias|moises|jesus|cristo|pablo)(?: \w+){0,4} (?:morir|muera|muerto)\b|\bya no quiero seguir (?:con (?:el|la|este|esta|mi|mis) (?!vida)|en|trabajando|estudiando|peleando|discutiendo|igual|pecando|esperando|hablando)\b|\bmuert[oa] (?:el|la|de)\b|\bno quiero despertar (?:a|al|temprano|tarde)\b/,
  },
  {
    crisis: "self_harm",
    sign: /\b(?:estarian?|seria|seran|estaria todo el mundo|estaran) (?:todos )?mejor sin mi\b|\bmejor (?:muerta|muerto|me muero)\b|\b(?:nadie|todos|mi familia|mis hijos)(?: \w+){0,4} (?:me extranaria|me extranara|notaria si (?:me muero|desaparezco|muero)|si me muero|si yo no estuviera|si yo no existiera|si desapareciera|si no existiera|si muriera)\b|\bsi me (?:muero|muriera|mato|matara)\b/,
    unless:
      /\bsi me muero (?:hoy|esta noche|manana)? ?(?:a donde|adonde|voy|ire|me voy|podre|llegare|dios|que pasa con mi alma|sere)\b|\bsin mi (?:permiso|ayuda|telefono|mama|papa|esposo|familia|hijo|celular)\b/,
  },
  {
    crisis: "self_harm",
    sign: /\bno (?:tengo|hay|encuentro|le veo|le encuentro|veo|existe)(?: \w+){0,4} (?:razon(?:es)?|motivos?|sentido|para que|caso|proposito)(?: \w+){0,3} (?:vivir|viva|vivo|viviendo|la vida|mi vida|existir|en este mundo)\b|\bno vale la pena (?:vivir|seguir viv\w+|esta vida|mi vida|seguir aqui)\b|\b(?:mi|la) vida (?:ya )?no (?:vale|tiene sentido|tiene caso|vale nada)\b|\b(?:cansad[oa]|hart[oa]|aburrid[oa]) de (?:vivir|la vida|existir|esta vida|mi vida|estar viv[oa])\b|\bno (?:aguanto|soporto|puedo)(?: mas| ya)*(?: \w+){0,3} (?:la vida|esta vida|vivir asi|seguir viv\w+|con mi vida|con esta vida|mi vida)\b|\bpara que (?:seguir )?(?:vivir|viv(?:o|iendo)|sigo viv[oa])\b|\b(?:quiero|quisiera|ojala) que (?:todo|esto|el dolor|mi vida)(?: \w+){0,3} (?:termine|acabe|se acabe|terminara)(?: de una vez| para siempre| ya)?\b|\b(?:dormir(?:me)?|dormida|dormido|acostarme) y (?:no|nunca|jamas) (?:volver a )?despertar\b|\bno despertar (?:jamas|nunca|mas)\b|\bquiero (?:irme|que dios me lleve|que me lleve dios)(?: \w+){0,2} (?:de este mundo|con el|ya|de una vez)\b|\bllevame (?:ya )?(?:dios|senor|contigo)\b|\b(?:dios|senor) (?:mio )?llevame\b|\bya no puedo mas con (?:mi|la|esta) vida\b|\bodio (?:estar viv[oa]|mi existencia|vivir)\b/,
    unless:
      /\b(?:vida|vivir) (?:de (?:casad[oa]|oficina|estudiante)|aqui|en (?:esta|este|la) (?:casa|ciudad|pais)|con mis? (?:suegr\w+|padres|vecin\w+))\b|\b(?:hart[oa]|cansad[oa]) de (?:vivir|la vida) (?:en|con|de|como|sol[oa]|aqui)\b/,
  },
  {
    crisis: "self_harm",
    sign: /\b(?:cortarme|cortandome|lastimarme|lastimandome|hacerme dano|hacerme algo|haciendome dano|herirme|autolesion\w*|me lastimo (?:a proposito|yo mism[oa]|sol[oa]|cuando)|me corto (?:los brazos|las piernas|la piel|cuando|otra vez|para|a escondidas|con)|me (?:corte|hice cortes) (?:los brazos|las munecas|las venas|otra vez|en los brazos|en las piernas|a proposito)|me hago (?:dano|cortes|cortadas)|me he (?:cortado|lastimado) (?:los|las|a proposito|otra|varias))\b/,
    unless:
      /\bcortarme (?:el (?:pelo|cabello|dedo)|las (?:unas|puntas)|la (?:barba|luz|llamada|melena)|un dedo|el flequillo)\b|\bme corto (?:con (?:el|la) (?:cuchillo|rastrillo|papel|tijera))\b|\b(?:lastimarme|hacerme dano) (?:jugando|en el|la (?:rodilla|espalda)|el (?:tobillo|pie))\b/,
  },
  {
    crisis: "self_harm",
    sign: /\b(?:tomarme|tragarme|tome|tomarme|tragar|tragarse|me tomo|me tome|trague|me trague|beberme)(?: \w+){0,4} (?:pastillas|frasco|veneno|cloro|raticida|medicamentos)\b|\bpastillas (?:para|y) (?:morir|no despertar|dormir para siempre|acabar)\b|\b(?:me|una|con) sobredosis\b|\b(?:guardando|juntando|guarde) (?:\w+ )?pastillas\b|\bcarta de (?:despedida|suicidio)\b|\b(?:ultima|ultimo) (?:noche|dia|mensaje) (?:en este mundo|de mi vida|que (?:les|te|les) (?:escribo|mando))\b|\b(?:no voy a estar|ya no estare|no estare|no voy a amanecer) (?:aqui |viv[oa] )?(?:manana|mas|para navidad)\b|\badios (?:para siempre|mundo)\b|\b(?:tirarme|aventarme|lanzarme|arrojarme|saltar|brincar|tirar el carro|chocar)(?: \w+){0,4} (?:puente|edificio|azotea|balcon|ventana|tren|metro|carro|barranco|trailer|vacio|camion)\b|\b(?:cuantas pastillas|como (?:matarme|morir sin dolor|suicidar\w*|quitarme)|forma (?:facil|rapida|sin dolor) de morir|morir sin dolor|maneras de morir)\b|\b(?:una|la) soga\b|\btengo (?:un plan|todo planeado) para (?:morir|matarme|irme|acabar)\b|\bvoces (?:\w+ ){0,4}(?:que me mate|que me muera|matarme|que me corte|que lo haga)\b|\bmiedo de (?:lo que (?:pueda|puedo|me pueda) hacer(?:me)?|quedarme a solas conmigo|hacerme algo)\b|\bno me siento segur[oa] (?:conmigo|sol[oa] con)\b/,
    unless:
      /\b(?:tome|me tome|tomarme|me tomo) (?:las|mis|dos|una|la|mi) (?:pastillas?|medicamentos?) (?:para (?:la|el|dormir bien)|de la|del|con)\b|\bcarta de despedida (?:a|para|de) (?:mis? (?:companer\w+|jefe|equipo|alumn\w+)|la empresa|el trabajo)\b|\bno (?:voy a estar|estare) (?:aqui )?manana (?:porque|tengo|en la)\b/,
  },
  {
    crisis: "self_harm",
    sign: /\bse (?:quiere|quisiera|queria|quiso|intento|trato de|va a|corta|esta cortando|hace dano|lastima)(?: \w+)? ?(?:matar|morir|suicidar|quitar la vida|cortando los brazos|los brazos|las piernas|a si mism[oa]|a proposito)?(?<=matar|morir|suicidar|quitar la vida|brazos|piernas|mism[oa]|proposito)\b|\b(?:quiere|queria|dice que (?:se )?(?:quiere|va a)) (?:morirse|morir|matarse|quitarse la vida)\b|\b(?:matarse|quitarse la vida|intento quitarse)\b/,
    unless:
      /\b(?:judas|saul|sanson|ahitofel|carcelero|elias|jonas|job|jesus|cristo|legion|endemoniado)\b|\b(?:quiere|queria) morir (?:al|de (?:(?:la|el|pur[ao]) )?(?:pena|risa|hambre|verguenza)|por)\b|\bmatarse (?:de (?:risa|trabajo)|trabajando|estudiando)\b/,
  },
  // ---- alguien hace daño
  {
    crisis: "abuse",
    sign: new RegExp(
      `\\b${WHO}(?: (?!no\\b|nunca\\b|jamas\\b)\\w+){0,4} (?:(?<!\\b(?:no|nunca|jamas) )(?:me|nos)) (?:${HARMS}|ha (?:pegado|golpeado|violado|maltratado|amenazado|abusado|lastimado|empujado|manoseado)|levanta la mano|jala (?:del|el) (?:pelo|cabello)|pone la mano encima|agarra a golpes|agarro a golpes|aprieta el cuello|apreto el cuello|obliga a|obligo a tener|fuerza a)\\b${PLAY}`,
    ),
    unless:
      /\bme (?:pego|pega) (?:el|la|un|una) (?:gripa|resfriado|virus|covid|abrazo|susto|tos|idea|nostalgia)\b|\bme (?:encerro|encierra) en (?:el amor|oracion|la clase)\b|\bme obliga a (?:comer|hacer|ir|estudiar|levantarme|lavar|limpiar|banarme|dormir)\b|\bme lastim(?:a|o) (?:que|su silencio|su indiferencia|con sus palabras|lo que (?:dice|dijo))\b|\bme persigue (?:la|el) (?:culpa|pasado|recuerdo|duda)\b|\bque (?:me|nos) lastima\b/,
  },
  {
    crisis: "abuse",
    sign: new RegExp(
      `\\b(?:le pega|golpea|le pego|maltrata|viola|abusa de|lastima|le pegan|toca|manosea) a (?:mi|mis) (?:mama|madre|hij\\w+|herman\\w+|nin\\w+|bebe|niet\\w+|sobrin\\w+|amiga|abuel\\w+)\\b|\\b(?:abus(?:o|a|aba|aron|an|ado) de mi|abusaron de (?:mi|nosotr\\w+)|me (?:violaron|golpearon|manosearon|abusaron|pegaron entre|secuestraron|tienen encerrad[oa]|tiene encerrad[oa]|tiene amenazad[oa]|tienen amenazad[oa])|fui (?:abusad[oa]|violad[oa]|golpead[oa]|maltratad[oa]|manosead[oa])|(?:soy|he sido|sufro|sufri|sufria|vivo|vivi|vivia|victima de)(?: \\w+){0,3} (?:abusad[oa]|violad[oa]|maltratad[oa]|maltrato|violencia|abuso|abusos|golpes))\\b|\\babuso sexual\\b|\\babus\\w+ sexualmente\\b|\\bviolencia (?:domestica|intrafamiliar|de genero|en (?:mi|la) casa)\\b|\\b(?:miedo|pavor|terror) (?:de |a |que )?(?:volver|ir|llegar|regresar|entrar) a (?:mi |la )?casa\\b|\\b(?:le tengo|tengo) (?:mucho )?(?:miedo|terror|pavor) (?:a|de) (?:mi )?(?:${PARTNER}|${KIN}|lo que (?:me )?(?:haga|pueda hacerme|me pueda hacer))\\b|\\bme da miedo (?:mi (?:${PARTNER}|${KIN})|lo que (?:me )?(?:haga|pueda hacer(?:me)?))\\b|\\b(?:${PARTNER}|${KIN}|matrimonio|relacion)(?: \\w+){0,2} (?:es|era|se pone|se puso|se volvio)(?: \\w+)? (?:violent[oa]|abusiv[oa]|agresiv[oa])\\b|\\b(?:relacion|pareja|casa|matrimonio) (?:violenta|abusiva|abusivo)\\b`,
    ),
    unless:
      /\b(?:tamar|dina|amnon|betsabe)\b|\bmiedo (?:a|de) (?:mi|que mi) (?:\w+ )(?:se (?:muera|vaya|enferme)|muera)\b|\b(?:miedo) de (?:perder|que)\b/,
  },
  {
    crisis: "abuse",
    sign: new RegExp(
      `\\b(?:tio|padrastro|primo|abuelo|maestro|profesor|entrenador|pastor|sacerdote|cura|hermano|hermanastro|vecino|jefe|papa|padre|hombre|novio|doctor|el|alguien)(?: \\w+){0,3} me (?:toca|toco|tocaba|tocan)(?: (?:cuando|de noche|alli|ahi|abajo|mis partes|sin|donde|por debajo|las piernas|la pierna|el cuerpo|los pechos|entre|debajo|y (?:yo|no|me)|desde|en la noche|de (?:una )?(?:manera|forma)|partes|por las noches))\\b|\\bme tocaba(?:n)? (?:cuando|de nin[oa]|de noche|partes|ahi|alli|mi cuerpo)\\b|\\b(?:entra|se mete|entraba|se metia) (?:a|en) mi (?:cuarto|cama|habitacion) (?:de noche|en la noche|por la noche|cuando duermo|a tocarme)\\b|\\b(?:me pide|me pidio|me manda|me mando|quiere que le mande|me esta pidiendo)(?: \\w+){0,3} (?:fotos? (?:desnud\\w+|intimas?|sin ropa|de mi cuerpo)|packs?|nudes|fotos suyas sin ropa|desnud\\w+)\\b|\\b(?:que no le (?:diga|cuente)(?: \\w+)? a nadie|que no le (?:diga|cuente) a mis? (?:papas?|mama|padres)|nuestro secreto)\\b|\\b(?:moretones|ojo morado|labio roto|costilla rota)(?: \\w+){0,8} (?:el|esposo|marido|novio|papa|padrastro|me hizo|me dejo)\\b|\\b(?:el|esposo|marido|novio|papa|padrastro|pareja)(?: \\w+){0,5} (?:moretones|el ojo morado|un ojo morado|el brazo roto|la nariz rota)\\b|\\b(?:tapar|esconder|ocultar|tapo|escondo) los moretones\\b|\\b(?:${PARTNER}|el) no me deja (?:salir|ver a mi|hablar con mi|trabajar|tener (?:dinero|telefono|amig\\w+)|usar (?:el|mi) (?:telefono|celular))\\b|\\b(?:publicar|subir|compartir)(?: \\w+){0,2} (?:mis fotos|fotos mias|mi video|fotos intimas)\\b`,
    ),
    unless:
      /\b(?:jesus|dios|senor|espiritu|cancion|predica|sermon|historia|pelicula)(?: \w+){0,4} me toc|\b(?:sorpresa|fiesta|cumpleanos|regalo|embaraz\w+|pedida)\b|\bme toca (?:trabajar|limpiar|cocinar|ir|lavar|cuidar|el turno|a mi)\b/,
  },
  // ---- peligro ahora
  {
    crisis: "danger",
    sign: /\b(?:me|nos) (?:va|quiere|van|quieren|iba|puede|pueden|queria|trato de|intento|amenazo con|amenaza con|dijo que me va|dice que me va|juro que me va)(?: \w+){0,3} (?:matar|apunalar|disparar|quemar|golpear|secuestrar)\b|\b(?:va|van|quiere|quieren|amenaz\w+|amenaza|dijo|dice|juro)(?: \w+){0,4} (?:matarme|matarnos|quemarme|apunalarme|matar a mis? (?:hij\w+|nin\w+|mama|familia|herman\w+))\b|\bamenazas? de muerte\b|\bsi (?:lo dejo|me voy|hablo|lo denuncio) me mata\b/,
    unless:
      /\bmatar (?:si|cuando|por)(?: \w+){0,6} (?:calificaciones|notas|boleta|tarde|platos|celular|tarea|examen|trastes|vestido|desorden|tatuaje|tarjeta|cuenta)\b|\b(?:faraon|herodes|saul|fariseos|romanos|esau|jezabel|cain|entrenador|gimnasio|ejercicio)\b/,
  },
  {
    crisis: "danger",
    sign: /\b(?:tiene|saco|trae|traia|agarro|apunto con|me apunta con|me apunto con|carga) (?:un|una|su|el|la) (?:arma|pistola|cuchillo|navaja|machete|fusil)\b|\b(?:estoy|estamos|esta|estan) en (?:grave |mucho )?peligro\b|\bno (?:estoy|estamos) a salvo\b|\bno me siento segur[oa] (?:en (?:mi |la |esta )?casa|aqui|con (?:el|ella|mi)|esta noche)\b|\b(?:temo|temor|miedo) por (?:mi|nuestra|su) (?:vida|seguridad)\b|\b(?:me|nos) (?:estan|esta|viene|vienen) (?:siguiendo|persiguiendo|acosando afuera)\b|\b(?:alguien|un hombre|el|mi ex)(?: \w+){0,3} (?:se metio a mi casa|se quiere meter|entrando a mi casa|afuera de mi (?:casa|puerta)|rompiendo la puerta|tumbando la puerta)\b|\b(?:escondid[oa]|encerrad[oa]) en (?:el|mi) (?:bano|cuarto|closet|carro)\b|\b(?:necesito|llamen|llama|manden) (?:a )?(?:la policia|una ambulancia|al 911)\b/,
    unless: /\b(?:daniel|leones|pelicula|novela|serie|sueno|sone)\b|\ben peligro de extincion\b/,
  },
  {
    crisis: "danger",
    sign: /\b(?:estoy|esta|creo que estoy) (?:teniendo|sufriendo) un (?:infarto|derrame|paro|ataque al corazon)\b|\bsangrando (?:mucho|demasiado|sin parar)\b|\bno (?:para|deja) de sangrar\b|\b(?:no respira|dejo de respirar|esta inconsciente)\b|\bse (?:trago|tomo) (?:el |un |una )?(?:cloro|veneno|raticida|frasco|pila|pastillas)\b/,
    unless: /\bmujer (?:del|de) flujo\b/,
  },
  {
    crisis: "danger",
    sign: /\b(?<!no )(?:quiero|voy a|ganas de|pienso en|pensando en|planeo|podria|quisiera|miedo de|a punto de|impulso de|pensamientos de)(?: \w+)? (?:matarl[oa]s?|matar a (?:mi|mis|ese|esa|alguien|todos|el|la)|hacerle dano a (?:mi|mis|alguien|el|la)|hacerles dano|hacerle dano|lastimar a (?:mi|mis|alguien|el|la)|lastimarl[oa]s?|apunalar\w*|dispararle|golpear a (?:mi|mis|alguien)|ahogar a mi|sacudir (?:al|a mi) bebe|envenenar\w*)\b/,
    unless:
      /\bno (?:quiero|quisiera|me gustaria|pienso|voy a)(?: \w+)? (?:lastimar|hacerle dano|herir|matar)\b|\b(?:lastimarl[oa]|hacerle dano|lastimar a \w+(?: \w+)?) (?:con mis palabras|si (?:le digo|termino|me voy))\b|\bmiedo de lastimar (?:sus|los) sentimientos\b|\bganas de matar (?:el tiempo|moscas|mosquitos|cucarachas)\b/,
  },
];
