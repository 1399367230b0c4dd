import type { Copy } from "#app/core/language.ts";
import type { AdventureKey } from "#app/features/pet/model/catalog-adventures.ts";

/** One place: what it is called, what the pet met there, and one question to carry home. */
export type Scene = {
  name: string;
  where: string;
  /** On the way there: "On the way to …". */
  to: string;
  story: string;
  went: { well: string; otherwise: string };
  question: string;
};

const en: Record<AdventureKey, Scene> = {
  jordan: {
    name: "Twelve stones at the Jordan",
    where: "where the river was crossed",
    to: "the Jordan",
    story:
      "The people had walked through on dry ground. Before anybody unpacked, one from each tribe went back for a stone, so that children would ask about it.",
    went: { well: "The twelfth stone fits", otherwise: "Eleven stones, and wet feet" },
    question: "What would you set up a stone for, so that somebody asks you about it later?",
  },
  emmaus: {
    name: "The road to Emmaus",
    where: "seven miles out of Jerusalem",
    to: "Emmaus",
    story:
      "Two friends walked home with heavy hearts, and a stranger fell in beside them. He asked what they were talking about, and let them tell it all.",
    went: { well: "Somebody broke the bread", otherwise: "The road was longer than it looked" },
    question: "Who has walked beside you without your noticing at first?",
  },
  rehoboth: {
    name: "The well at Rehoboth",
    where: "in the valley of Gerar",
    to: "Rehoboth",
    story:
      "Isaac's people dug a well, and others said it was theirs. He dug a second, and they quarreled over that. He did not fight for either. He dug again.",
    went: { well: "There was room", otherwise: "The rope was too short today" },
    question: "Twice Isaac walked away from a quarrel and dug again. Where could you leave room?",
  },
  bethlehem: {
    name: "The fields of Bethlehem",
    where: "at the barley harvest",
    to: "the fields of Bethlehem",
    story:
      "Ruth had left everything to stay with Naomi, and gathered what the harvesters let fall. The owner of the field told them to let fall a little more.",
    went: { well: "An armful of barley", otherwise: "A few good ears" },
    question: "Where could you leave something at the edge of your field for somebody else?",
  },
  cherith: {
    name: "By the brook Cherith",
    where: "east of the Jordan",
    to: "the brook Cherith",
    story:
      "There had been no rain. Elijah hid by a small brook and had nothing of his own. Morning and evening, something came on black wings.",
    went: { well: "Bread at evening", otherwise: "The ravens kept the crust" },
    question: "What has reached you lately from where you did not look for it?",
  },
  jericho: {
    name: "Around Jericho",
    where: "seven days, seven times",
    to: "Jericho",
    story:
      "Nobody was told to push. They walked around the walls once a day, and kept quiet, and went home. On the seventh day they were still walking.",
    went: { well: "The seventh time around", otherwise: "Six times, and a good sleep" },
    question: "What do you go on with, although nothing can be seen of it yet?",
  },
  galilee: {
    name: "Across the Sea of Galilee",
    where: "toward evening",
    to: "the other side",
    story:
      "The wind got up, and water came over the side. He was asleep on the cushion in the stern. They woke him because they were afraid, and he got up.",
    went: { well: "And there was a great calm", otherwise: "Wet through, and safely ashore" },
    question: "What would you say, if you woke him now?",
  },
  horeb: {
    name: "The mountain of Horeb",
    where: "forty days on foot",
    to: "Horeb",
    story:
      "Elijah had had enough, and said so. Nobody scolded him. He was given bread and sleep, and a mountain, and then a wind, and then something quieter.",
    went: { well: "It was quiet enough to hear", otherwise: "Half way up, with a view" },
    question: "Where is it quiet enough for you to hear?",
  },
};

export const sceneCopy: Copy<typeof en> = {
  en,
  es: {
    jordan: {
      name: "Doce piedras en el Jordán",
      where: "donde se cruzó el río",
      to: "el Jordán",
      story:
        "El pueblo había pasado por tierra seca. Antes de deshacer los bultos, uno de cada tribu volvió por una piedra, para que los niños preguntaran por ella.",
      went: { well: "La piedra doce encaja", otherwise: "Once piedras, y los pies mojados" },
      question: "¿Por qué pondrías tú una piedra, para que alguien te pregunte por ella más tarde?",
    },
    emmaus: {
      name: "El camino a Emaús",
      where: "a once kilómetros de Jerusalén",
      to: "Emaús",
      story:
        "Dos amigos volvían a casa con el corazón pesado, y un desconocido se puso a caminar con ellos. Preguntó de qué hablaban, y dejó que lo contaran todo.",
      went: { well: "Alguien partió el pan", otherwise: "El camino era más largo de lo que parecía" },
      question: "¿Quién ha caminado a tu lado sin que lo notaras al principio?",
    },
    rehoboth: {
      name: "El pozo de Rehobot",
      where: "en el valle de Gerar",
      to: "Rehobot",
      story:
        "La gente de Isaac cavó un pozo, y otros dijeron que era suyo. Cavó un segundo, y también por ese riñeron. No peleó por ninguno. Cavó otra vez.",
      went: { well: "Había lugar", otherwise: "Hoy la cuerda quedó corta" },
      question: "Dos veces Isaac se apartó de una riña y volvió a cavar. ¿Dónde podrías tú dejar lugar?",
    },
    bethlehem: {
      name: "Los campos de Belén",
      where: "en la cosecha de la cebada",
      to: "los campos de Belén",
      story:
        "Rut lo había dejado todo por quedarse con Noemí, y recogía lo que los segadores dejaban caer. El dueño del campo les dijo que dejaran caer un poco más.",
      went: { well: "Una brazada de cebada", otherwise: "Unas pocas espigas buenas" },
      question: "¿Dónde podrías dejar algo al borde de tu campo para otra persona?",
    },
    cherith: {
      name: "Junto al arroyo de Querit",
      where: "al este del Jordán",
      to: "el arroyo de Querit",
      story:
        "No había llovido. Elías se escondió junto a un arroyo pequeño y no tenía nada. Mañana y tarde, algo llegaba con alas negras.",
      went: { well: "Pan al atardecer", otherwise: "Los cuervos se quedaron la corteza" },
      question: "¿Qué te ha llegado hace poco de donde no lo esperabas?",
    },
    jericho: {
      name: "Alrededor de Jericó",
      where: "siete días, siete veces",
      to: "Jericó",
      story:
        "A nadie se le pidió empujar. Daban una vuelta a los muros cada día, en silencio, y volvían. Al séptimo día seguían caminando.",
      went: { well: "La séptima vuelta", otherwise: "Seis vueltas, y un buen sueño" },
      question: "¿Con qué sigues adelante, aunque todavía no se vea nada?",
    },
    galilee: {
      name: "Al otro lado del mar de Galilea",
      where: "al caer la tarde",
      to: "la otra orilla",
      story:
        "Se levantó el viento, y el agua entraba en la barca. Él dormía sobre el cabezal, en la popa. Lo despertaron porque tenían miedo, y se levantó.",
      went: { well: "Y hubo gran calma", otherwise: "Con la ropa empapada, y a salvo en tierra" },
      question: "¿Qué le dirías, si lo despertaras ahora?",
    },
    horeb: {
      name: "El monte Horeb",
      where: "cuarenta días a pie",
      to: "Horeb",
      story:
        "Elías ya no podía más, y lo dijo. Nadie lo regañó. Le dieron pan y sueño, y un monte, y luego un viento, y después algo más suave.",
      went: { well: "Había silencio para oír", otherwise: "A media ladera, con buena vista" },
      question: "¿Dónde hay silencio suficiente para que oigas?",
    },
  },
};
