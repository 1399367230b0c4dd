import type { Spoken } from "./topic.ts";

export const LIFE_ES: Readonly<Record<string, Spoken>> = {
  anxiety: {
    cues: "ansi\\w+|angusti\\w+|preocup\\w+|nerv\\w+|estres\\w*|nudo en el (?:pecho|estomago)|tiembl\\w+ las manos|panico|no dejo de pensar|salir mal|me va a dar algo|examen|entrevista|agobi\\w+|pensar en lo que",
    opening:
      "Es mucho para llevar. Puedes dejarlo un momento en el suelo; mientras lees esto no hay que resolver nada.",
    questions: [
      "¿Cuál es el pedazo más pequeño de esto que toca hoy?",
      "¿Qué le dirías a un amigo que llevara lo mismo?",
    ],
    prayer:
      "Dios, mis pensamientos son muchos. Acércate en medio de ellos y dame lo necesario para hoy. Amén.",
  },
  fear: {
    cues: "mied\\w+|terror|asalto|asustad\\w+|pesadillas|no puedo salir|pavor|valent\\w+|fobia|oscuridad|me asusta",
    opening:
      "La Escritura le habla al miedo muy a menudo, y casi nunca con reproche. Casi siempre responde con compañía.",
    questions: ["¿Qué temes exactamente que pase?", "¿Quién podría estar a tu lado cuando se acerque?"],
    prayer: "Dios, tengo miedo, y te lo traigo. Toma mi mano para el próximo paso. Amén.",
  },
  illness: {
    cues: "enferm\\w+|hospital|tumor|cancer|quimio\\w*|medic[oa]s?|doctor\\w*|dolor(?:es)?|operaci\\w+|operar\\w*|cirug\\w+|diagnost\\w+|diabetes|biopsia|internad\\w+|tratamiento|sanidad|sanar",
    opening:
      "Siento que la enfermedad sea parte de esto. Trae lo que saben los médicos, y trae también esto: desde siempre se ha orado desde la cama.",
    questions: [
      "¿Qué es lo más duro ahora, el cuerpo o la espera?",
      "¿Quién podría ir contigo a la próxima cita?",
    ],
    prayer: "Dios, acércate a este cuerpo y a quienes lo cuidan. Da fuerzas para hoy. Amén.",
  },
  grief: {
    cues: "muri\\w+|fallec\\w+|enterra\\w+|entierro|perd[ií] a mi|duelo|luto|viud[ao]|funeral|velorio|extran\\w+ a mi|ya no esta (?:mi|con)|superarlo|su plato|su ropa|la ropa de mi|perdida de mi",
    opening: "Lo siento. El duelo no tiene calendario, y nadie tiene que apurarte.",
    questions: [
      "¿Quieres contar algo de esa persona que guardas con cariño?",
      "¿Cuál es la hora más difícil, y quién podría estar cerca?",
    ],
    prayer: "Dios, tú lloraste ante la tumba de un amigo. Quédate conmigo ante esta. Amén.",
  },
  decision: {
    cues: "no se si (?:irme|quedarme|aceptar|dejar|decir|seguir|hacer)|decisi\\w+|decidir\\w*|elegir|escoger|que hago|que debo hacer|irme o quedarme|voluntad de dios|me ofrecieron|dos opciones|que camino",
    opening:
      "Una decisión así se planta en cada puerta. Puedes tomarla paso a paso, y preguntar a personas de confianza.",
    questions: ["¿Qué elegirías si no tuvieras miedo?", "¿De quién han sido buenos los consejos antes?"],
    prayer: "Dios, dame luz para el próximo paso, y gente sabia a quien preguntar. Amén.",
  },
  work: {
    cues: "trabajo|jefe|jefa|me corrieron|despid\\w+|desemple\\w+|curricul\\w+|empleo|oficina|companer\\w+ de trabajo|renunciar|sueldo|nadie me llama|ascenso|empresa|jornada",
    opening:
      "El trabajo se lleva muchas horas, y perderlo o temerlo pesa sobre las demás. Tu valor no cuelga de él.",
    questions: [
      "¿Qué parte de tu trabajo, o de buscarlo, te desgasta más?",
      "¿Qué tarea podrías hacer bien y luego dejar?",
    ],
    prayer: "Dios, afirma la obra de estas manos, y déjame descansar también de ella. Amén.",
  },
  money: {
    cues: "dinero|renta|deud\\w+|deb(?:o|emos)|no me alcanza|alcanza para|pagar\\w*|quincena|hipoteca|prestamo|cuentas|recibos|desalojo|gast\\w+|ahorr\\w+|sin un peso",
    opening:
      "Preocuparse por el dinero desgasta, y no es ninguna vergüenza. Un plan práctico y una oración pueden ir juntos; un servicio gratuito de asesoría puede ayudar con lo primero.",
    questions: [
      "¿Cuál es la necesidad más urgente de esta semana?",
      "¿A quién podrías pedirle ayuda con una parte?",
    ],
    prayer: "Dios, tú sabes lo que necesitamos antes de pedirlo. Danos el pan de hoy y pasos sensatos. Amén.",
  },
  change: {
    cues: "este pais|me mude|nos mudamos|mudanza|cambi\\w+|extrano todo|nada se siente mio|empezar de (?:nuevo|cero)|jubil\\w+|otra ciudad|nueva etapa|se fueron mis hijos|universidad|migr\\w+|lejos de mi (?:familia|pais|tierra)",
    opening:
      "Estar entre lo que fue y lo que aún no es puede sentirse como no tener suelo. La Escritura está llena de gente en camino.",
    questions: [
      "¿Qué te alegra dejar, y qué te duele dejar?",
      "¿Qué podría seguir igual mientras lo demás se mueve?",
    ],
    prayer: "Dios, nunca he pasado por aquí. Ve tú delante. Amén.",
  },
  calling: {
    cues: "para que estoy aqui|proposito|llamad[oa]|vocaci\\w+|mi vida no va|que hacer con mi vida|sentido de (?:mi|la) vida|talentos?|dones|servir|ninguna parte|para que naci",
    opening:
      "El propósito suele mostrarse en cosas pequeñas y fieles antes de tener nombre. Puedes buscarlo sin prisa.",
    questions: ["¿Qué haces que te hace olvidar el reloj?", "¿La necesidad de quién notas antes que otros?"],
    prayer: "Dios, muéstrame el bien que hoy me toca, y que eso baste. Amén.",
  },
  "growing-old": {
    cues: "vejez|envejec\\w+|tengo (?:6|7|8|9)\\d anos|viej[oa]|ya no sirvo a mi edad|ancian\\w+|mis rodillas|tercera edad",
    opening:
      "Haber vivido más que tantos es una clase de soledad y una clase de tesoro. La Escritura habla con ternura a las canas, y aún les da tarea.",
    questions: [
      "¿Qué has visto que alguien más joven debería oír?",
      "¿Quién se alegraría hoy de una llamada tuya?",
    ],
    prayer: "Dios, hasta aquí me has llevado. Sigue llevándome, y muéstrame qué puedo dar todavía. Amén.",
  },
  "world-events": {
    cues: "noticias|guerra\\w*|politic\\w+|elecciones|el mundo (?:esta|va)|bombas|balaceras?|gobierno|violencia en mi (?:pais|ciudad)|fin del mundo|ultimos tiempos",
    opening:
      "El dolor del mundo entero llega antes de la noche, y un corazón no fue hecho para sostenerlo todo. Puedes apagar la pantalla y seguir amando.",
    questions: [
      "De tantos dolores, ¿cuál está más cerca de ti?",
      "¿Qué bien pequeño está al alcance de tus manos?",
    ],
    prayer:
      "Dios, las naciones se agitan. Ten piedad de quienes hoy corren peligro, y muéstrame mi pequeña parte. Amén.",
  },
  loneliness: {
    cues: "sol[oa]s?|soledad|nadie me (?:visita|llama|habla|busca|escribe)|no hablo con nadie|sin amig\\w+|aislad\\w+|no tengo a nadie|vivo sol[oa]|enviude",
    opening:
      "La soledad que no se eligió pesa. Yo solo soy un programa y no puedo ser compañía, pero estas palabras han acompañado a muchos.",
    questions: [
      "¿En qué momento del día la sientes más?",
      "¿Hay una persona, aunque sea conocida de lejos, a quien escribirle hoy?",
    ],
    prayer: "Dios, tú me ves aquí. Quédate cerca, y llévame a personas que me conozcan. Amén.",
  },
  "forgiving-someone": {
    cues: "perdon(?:o|ar|arl[oa]s?|e) (?:a|lo que)|como perdono|no puedo perdonar|rencor|resentimiento|lo que me hizo|nunca pidio perdon|me hizo mucho dano|amargura|pedir perdon|reconcili\\w+|perdonar",
    opening:
      "Perdonar puede tardar mucho, y no significa que el mal fuera pequeño ni que debas ponerte otra vez en su camino. Puedes empezar por decirle a Dios cómo es en verdad.",
    questions: [
      "¿Qué te quitaron, y has podido decírselo a alguien?",
      "¿Cuál sería un primer paso sincero, aunque pequeño?",
    ],
    prayer:
      "Dios, tú sabes lo que pasó. No dejes que mi corazón se endurezca, y llévame al paso que puedo. Amén.",
  },
  conflict: {
    cues: "no nos hablamos|herencia|pele(?:a|as|amos|e) con mi (?:herman\\w+|mama|papa|familia|suegra|tia|prim\\w+)|suegra|discusion con|pleito\\w*|mi familia (?:esta|no)|no me habla mi (?:herman\\w+|mama|papa)|problemas familiares|cunad\\w+",
    opening:
      "Una pelea con alguien cercano puede llenar todo el día. La paz no está siempre solo en tus manos, y la Escritura también lo dice.",
    questions: ["¿Qué diría la otra persona que pasó?", "¿Qué parte te toca arreglar a ti, y cuál no?"],
    prayer:
      "Dios, hazme lento para hablar y dispuesto a escuchar. Donde la paz sea posible, muéstrame la puerta. Amén.",
  },
  betrayal: {
    cues: "traici\\w+|mi secreto|a mis espaldas|conto (?:mi|todo)|chism\\w+|hablan mal de mi|me uso|me mintio mi (?:amig\\w+|herman\\w+|soci\\w+)|me dio la espalda|confie en",
    opening:
      "Corta más hondo cuando viene de alguien en quien confiabas. Los Salmos conocen ese dolor por su nombre.",
    questions: ["¿Qué le habías confiado?", "¿Quién ha sido fiel y podría oír esto de ti?"],
    prayer: "Dios, alguien cercano me hirió. Quédate mientras sana, y guárdame de devolverlo. Amén.",
  },
  friendship: {
    cues: "hacer amig\\w+|amistad\\w*|mi mejor amig\\w+|tener amig\\w+|amig\\w+ a mi edad|perdi a mi amig\\w+|un buen amigo",
    opening:
      "La amistad es uno de los dones sencillos, y suele crecer en horas corrientes. Vale la pena cuidarla.",
    questions: [
      "¿Qué tienen en común tus mejores amistades?",
      "¿A quién podrías pedirle una hora esta semana?",
    ],
    prayer: "Dios, gracias por los amigos. Hazme uno, y mándame algunos. Amén.",
  },
  "difficult-people": {
    cues: "se burla\\w*|burlan de mi|acoso|me molestan|me humill\\w+|bullying|me insult\\w+|vecin\\w+ (?:que|me|no)|me tratan mal|enemig\\w+|gente toxica|me critica\\w*|me hacen la vida",
    opening:
      "Hay personas difíciles de tener cerca, y ser amable no es dejarles hacer lo que quieran. Si te acosan, cuéntaselo también a alguien que pueda actuar.",
    questions: ["¿Qué te mantendría a salvo y aún amable?", "¿Hay alguien que debería saber cómo te tratan?"],
    prayer: "Dios, guarda mi corazón y mi dignidad, y no me dejes volverme lo que me hiere. Amén.",
  },
  breakup: {
    cues: "mi (?:novi[oa]|ex) me (?:dejo|termino)|terminamos|me dejo por|rompimos|corazon roto|me rompio el corazon|la sigo pensando|lo sigo pensando|ruptura|volver con (?:mi ex|el|ella)|me corto",
    opening: "El final de un amor es una pérdida verdadera, aunque otros la llamen pequeña. Puedes llorarla.",
    questions: ["¿Qué es lo que más extrañas?", "¿Qué cosa buena podrías hacer por ti esta semana?"],
    prayer: "Dios, tú cuentas las lágrimas. Sostén este corazón con cuidado hasta que se calme. Amén.",
  },
  "church-hurt": {
    cues: "(?:mi|la|ninguna|esa) iglesia|el pastor|me juzgaron|no quiero volver a la iglesia|congregaci\\w+|hermanos de la iglesia|herida por la iglesia|lideres",
    opening:
      "Las comunidades de fe pueden ser casa, y también pueden herir. Sea lo que sea lo que te trae a esto, puedes tomarte tu tiempo.",
    questions: ["¿Qué esperabas encontrar allí?", "¿Quién te ha mostrado lo mejor que puede ser?"],
    prayer: "Dios, reúne con ternura a los que fueron dispersados, y dame con quién caminar. Amén.",
  },
  singleness: {
    cues: "solter[oa]s?|encontrar (?:pareja|esposo|esposa|novi[oa])|quedarme (?:sol[oa]|solter[oa])|nunca me he casado|alguien para mi",
    opening:
      "Vivir sin pareja cuando esperabas otra cosa puede doler, y es también una vida entera. Pablo y Jesús la vivieron; la Escritura no la llama mitad.",
    questions: [
      "¿Qué echas más de menos: una persona o un lugar donde pertenecer?",
      "¿Dónde te conocen por tu nombre esta semana?",
    ],
    prayer: "Dios, tú sabes lo que anhelo. Haz entera esta vida, venga lo que venga, y dame gente. Amén.",
  },
};
