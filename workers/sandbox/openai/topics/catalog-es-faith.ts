import type { Spoken } from "./topic.ts";

export const FAITH_ES: Readonly<Record<string, Spoken>> = {
  "learning-to-pray": {
    cues: "no se (?:como )?orar|como (?:oro|orar|se ora|rezo)|cuando oro|ensen\\w+ a orar|me distraigo|que se dice (?:al|cuando)|aprender a orar|rezar|orar mejor|hablar con dios",
    opening:
      "No hacen falta palabras correctas para empezar. En la Escritura se ora con frases enteras, con una línea, y a veces solo con suspiros.",
    questions: [
      "Si hoy usaras una sola frase sencilla, ¿cuál sería?",
      "¿Dónde y cuándo cabrían en tu día unos minutos tranquilos?",
    ],
    prayer: "Dios, aquí estoy, con las palabras que tengo y las que no. Oye las dos. Amén.",
  },
  "unanswered-prayer": {
    cues: "no me (?:contesta|responde|escucha|oye)|solo hay silencio|silencio de dios|dios (?:no )?(?:calla|contesta|responde)|le pido y le pido|oraciones? (?:sin respuesta|no)|donde esta dios|por que no me escucha|dios se olvido",
    opening:
      "Esperar en silencio es duro, y no eres la primera persona en decírselo a Dios. Los Salmos guardan esas quejas como oraciones; nadie las tiró.",
    questions: ["¿Qué has estado pidiendo, y desde cuándo?", "¿Hay alguien que podría esperar a tu lado?"],
    prayer: "Dios, el silencio es largo. Tenme cerca mientras espero, y ayúdame a ser sincero. Amén.",
  },
  "praying-for-others": {
    cues: "or(?:a|en|ar|emos|acion|aciones) (?:\\w+ )?por (?:mi|mis|el|ella|ellos|nuestr\\w+)|pedir por (?:el|ella|mi|ellos)|pid\\w+ por mi|intercede\\w*|rueg\\w+ por|podemos pedir",
    opening:
      "Llevar a alguien ante Dios es una manera callada de quererlo. Basta decir su nombre y lo que ves.",
    questions: ["¿Qué es lo que más deseas hoy para esa persona?", "¿Le ayudaría saber que oras por ella?"],
    prayer: "Dios, tú conoces a quien tengo en mente. Acércate, y muéstrame cómo ayudar. Amén.",
  },
  gratitude: {
    cues: "gracias (?:a dios|al senor|padre|senor)|dar(?:le)? gracias|agradec\\w+|bendecid\\w+|bendici\\w+|gloria a dios|salio bien|dios es bueno|buena noticia",
    opening:
      "Es bueno detenerse y ver lo que se ha recibido. La gratitud puede ser tan pequeña como una comida o la voz de un amigo.",
    questions: ["¿Qué quisieras recordar de hoy?", "¿Quién tuvo parte en ello y se alegraría de oírlo?"],
    prayer: "Dios, gracias por esto y por las personas que hay en ello. Ayúdame a seguir viendo. Amén.",
  },
  sleepless: {
    cues: "no puedo dormir|dormir|insomnio|vueltas toda la noche|desvel\\w+|pesadilla\\w*|las (?:dos|tres|cuatro) de la manana|despiert[oa] (?:a|toda|desde)|no duermo|no dormi|de noche no",
    opening:
      "Las noches pueden ser largas cuando la mente no se acuesta. Hay oraciones antiguas justo para esta hora.",
    questions: [
      "¿Qué te acompaña esta noche, y podría esperar a mañana?",
      "¿Te ayudaría escribirlo y dejarlo en la mesa?",
    ],
    prayer: "Dios, tú velas, y por eso puedo descansar. Guarda lo que no puedo resolver hoy. Amén.",
  },
  "lords-prayer": {
    cues: "padrenuestro|padre nuestro|santificado sea|venga tu reino|pan nuestro|libranos del mal",
    opening:
      "Es corta para un niño y ancha para una vida: un nombre, un reino, pan, misericordia y una salida. Se puede orar una línea al día.",
    questions: ["¿Qué línea oras con facilidad, y cuál se te atora?", "¿Qué sería el pan de hoy?"],
    prayer: "Padre nuestro, enséñame a decir hoy de verdad una sola línea. Amén.",
  },
  fasting: {
    cues: "ayun\\w+|cuaresma|dias de ayuno",
    opening:
      "El ayuno abre un poco de espacio, y como espectáculo no vale nada. Si estás enfermo, embarazada, eres menor o has tenido problemas con la comida, que sea otra cosa y no la comida, y pregunta antes a un médico.",
    questions: ["¿Para qué esperas que haya lugar?", "¿Qué, además de comida, podrías dejar un tiempo?"],
    prayer: "Dios, dejo esto por un tiempo. Llena el espacio con lo que amas. Amén.",
  },
  "where-to-begin": {
    cues: "por donde (?:empez\\w+|empiezo|comenz\\w+|comienzo)|empezar a leer|leer la biblia (?:pero|desde|entera|en un ano)|primera biblia|nunca he leido|plan de lectura|comenzar a leer",
    opening:
      "Un Evangelio corto es buena puerta: Marcos se lee en una tarde. No hay que empezar por la primera página.",
    questions: ["¿Qué te hizo abrirla ahora?", "¿Qué diez minutos del día podrían ser suyos?"],
    prayer: "Dios, abre este libro para mí, y a mí para él. Amén.",
  },
  "understanding-scripture": {
    cues: "no entiendo (?:la biblia|casi|lo que leo|nada|este)|que significa (?:el versiculo|este|ese|la biblia|apocalipsis)|traducci\\w+|antiguo testamento|apocalipsis|se contradi\\w+|interpret\\w+|leo la biblia y",
    opening:
      "Es un libro de muchos siglos y muchas voces, y nadie lo entiende a solas ni de una vez. Ayuda preguntar quién hablaba y a quién.",
    questions: ["¿Qué pasaje te detuvo?", "¿Con quién podrías leerlo?"],
    prayer: "Dios, dame paciencia con lo que aún no entiendo, y luz para lo que sí. Amén.",
  },
  "power-of-scripture": {
    cues: "palabra de dios|confiar en la biblia|por que (?:creer|confiar) (?:en )?la biblia|la biblia es (?:verdad|real|confiable)|memoriz\\w+|versiculo favorito|inspirad\\w+",
    opening:
      "La Escritura se llama a sí misma lámpara: alcanza para el próximo paso. La confianza en ella suele crecer al usarla.",
    questions: ["¿Hay un versículo que te haya acompañado años?", "¿A qué quisieras que le diera luz ahora?"],
    prayer: "Dios, que tu palabra sea luz para el próximo paso, aunque no para todo el camino. Amén.",
  },
  "gods-love": {
    cues: "dios (?:me )?am(?:a|ar|e)|amar a alguien como yo|dios me quiere|amor de dios|dios esta enojado conmigo|se canso de mi|merezco su amor",
    opening: "Esto está cerca del centro de todo el libro. Puedes leerlo despacio, como algo dicho a ti.",
    questions: ["¿Cuándo te has sentido querido sin habértelo ganado?", "¿Qué hace difícil creerlo hoy?"],
    prayer: "Dios, que tu amor llegue a la parte de mí que más lo duda. Amén.",
  },
  salvation: {
    cues: "salv(?:o|a|ación|acion|arme)|ir al cielo|voy a ir al cielo|vida eterna|nacer de nuevo|aceptar a (?:cristo|jesus)|me voy a salvar|si me muero hoy|perder la salvacion|ser salvo",
    opening: "Es una gran pregunta, y la respuesta de la Escritura empieza con un regalo y no con una tarea.",
    questions: [
      "¿Qué cambia para ti la palabra regalo?",
      "¿Te gustaría hablarlo con un pastor o un amigo creyente?",
    ],
    prayer: "Dios, vengo con las manos abiertas. Déjame recibir lo que no pude ganar. Amén.",
  },
  parables: {
    cues: "parabola\\w*|hijo prodigo|samaritano|semilla de mostaza|sembrador|(?:historia|cuento) (?:del|de la|de los) (?:hijo|oveja|sembrador|talentos)|gasto toda la herencia|oveja perdida|diez virgenes",
    opening:
      "Jesús respondía a menudo con una historia y dejaba lugar al que oía. Puedes entrar en una y ver dónde estás.",
    questions: ["¿Dónde te encuentras en la historia?", "¿Qué te sorprende en ella?"],
    prayer: "Dios, deja que la historia haga en mí su obra callada. Amén.",
  },
  "sayings-of-jesus": {
    cues: "bienaventur\\w+|poner la otra mejilla|la otra mejilla|amar a (?:mis|los|tus) enemigos|que quiso decir jesus|sermon del monte|mandamiento\\w*|tomar (?:su|mi|tu) cruz|no juzgu\\w+|sal de la tierra|ensenanza de jesus",
    opening: "Mucho de lo que enseñó Jesús cabe en un bolsillo y alcanza para una vida.",
    questions: ["¿Qué línea te atrae, y cuál te inquieta?", "¿Cómo se vería en un martes cualquiera?"],
    prayer: "Dios, enséñame estas palabras con las manos además de los oídos. Amén.",
  },
  "life-after-death": {
    cues: "(?:vol\\w+ a ver|vere|veremos) (?:\\w+ )?(?:a )?(?:mi|mis)|en el cielo|infierno|despues de (?:la muerte|morir)|cuando morimos|mas alla|resurrecci\\w+|purgatorio|los bebes van al cielo|vida despues",
    opening:
      "Nadie aquí ha visto más allá de esa puerta, y la Escritura habla de ello con más esperanza que detalle. Aquí hay algo de esa esperanza.",
    questions: [
      "¿Es para ti una pregunta de la mente, o de alguien a quien quieres?",
      "¿Cuál de estas palabras guardarías?",
    ],
    prayer: "Dios, cuando piense en la muerte, que piense también en ti. Amén.",
  },
  "holy-spirit": {
    cues: "espiritu santo|hablar en lenguas|lenguas|dones del espiritu|frutos? del espiritu|llen[oa] del espiritu|pentecost\\w+",
    opening: "Del Espíritu se habla como de aliento, viento, ayuda y guía. Gran parte de su obra es callada.",
    questions: ["¿Qué fruto anhelas más ahora?", "¿Dónde has notado que algo crece sin que lo fuerces?"],
    prayer: "Espíritu Santo, ayúdame donde soy débil, y haz crecer lo que yo no puedo hacer. Amén.",
  },
  "baptism-and-supper": {
    cues: "bauti[sz]\\w+|comuni[oó]n|santa cena|eucarist\\w+|sacramento\\w*|ultima cena|primera comunion",
    opening:
      "Son señales que se tocan: agua, pan y una copa. Las iglesias las celebran de maneras distintas, así que tu propio pastor es buena persona a quien preguntar.",
    questions: ["¿Qué te acerca a esto ahora?", "¿Con quién podrías hablarlo en tu iglesia?"],
    prayer: "Dios, encuéntrame en el agua, el pan y la copa, como a tantos. Amén.",
  },
  "why-suffering": {
    cues: "por que (?:dios )?(?:\\w+ ){0,3}(?:permit\\w+|deja que|sufr\\w+|hay (?:tanto )?mal)|tanto (?:mal|dolor|sufrimiento)|si dios es bueno|sufran los|inocentes|injust\\w+|donde estaba dios",
    opening:
      "No tengo una respuesta que deje limpio el sufrimiento, y los amigos de Job acertaron más mientras callaban. La Escritura deja lugar a la pregunta.",
    questions: [
      "¿Pregunta tu propio dolor o el de otra persona?",
      "¿Qué necesitas más ahora: una respuesta o alguien cerca?",
    ],
    prayer: "Dios, no entiendo. No sueltes a los que sufren, ni a mí. Amén.",
  },
  "who-is-jesus": {
    cues: "quien (?:es|era|fue) jesus|jesus (?:era|es|fue) dios|trinidad|hijo de dios|tres en uno|solo un (?:buen )?maestro|jesus existio|mesias",
    opening:
      "Es la pregunta que él mismo hizo a sus amigos. La iglesia ha respondido con la palabra Trinidad, y nunca ha dicho que la tenga resuelta.",
    questions: [
      "¿Quién dices tú que es, hoy, con tus palabras?",
      "¿De cuál de estas líneas preguntarías más?",
    ],
    prayer: "Dios, muéstrame quién es Jesús, más allá de las palabras sobre él. Amén.",
  },
};
