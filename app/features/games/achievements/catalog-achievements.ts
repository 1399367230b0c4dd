import type { Language } from "#app/core/language.ts";
import type { Sign } from "./signs.ts";
import type { Total } from "./totals.ts";

type Family = {
  id: string;
  total: Total;
  sign: Sign;
  /** Thresholds with their names in English and Spanish. */
  steps: readonly (readonly [reach: number, english: string, spanish: string])[];
  /** What is to be done, said before it is earned. */
  how: Record<Language, (reach: string) => string>;
  /** The same where once is enough. */
  once?: Record<Language, string>;
};

/** LV10, E19. Sixty, none for spending and none for opening the app. */
const FAMILIES: readonly Family[] = [
  {
    id: "days",
    total: "days",
    sign: "window",
    steps: [
      [1, "First light", "Primera luz"],
      [7, "Seven days", "Siete días"],
      [12, "Twelve stones", "Doce piedras"],
      [40, "Forty days", "Cuarenta días"],
      [100, "A hundred days", "Cien días"],
      [365, "A whole year of days", "Un año de días"],
      [1000, "A thousand days", "Mil días"],
    ],
    once: {
      en: "Practice on one day: reading, prayer, memory or service.",
      es: "Practica un día: lectura, oración, memoria o servicio.",
    },
    how: {
      en: (reach) =>
        `Practice on ${reach} days in all: reading, prayer, memory or service. They need not be in a row.`,
      es: (reach) =>
        `Practica ${reach} días en total: lectura, oración, memoria o servicio. No tienen que ser seguidos.`,
    },
  },
  {
    id: "read",
    total: "readingDays",
    sign: "book",
    steps: [
      [3, "An open book", "Un libro abierto"],
      [20, "A worn page", "Una página gastada"],
      [50, "A marked margin", "Un margen marcado"],
      [150, "At home in it", "En casa en ella"],
    ],
    how: {
      en: (reach) => `Read in the Bible on ${reach} days.`,
      es: (reach) => `Lee en la Biblia en ${reach} días.`,
    },
  },
  {
    id: "chapters",
    total: "chapters",
    sign: "scroll",
    steps: [
      [5, "Five chapters", "Cinco capítulos"],
      [25, "Twenty-five chapters", "Veinticinco capítulos"],
      [100, "A hundred chapters", "Cien capítulos"],
      [260, "As many as the New Testament", "Tantos como el Nuevo Testamento"],
      [1189, "Every chapter", "Todos los capítulos"],
    ],
    how: {
      en: (reach) => `Read for at least a minute in each of ${reach} chapters.`,
      es: (reach) => `Pasa al menos un minuto en cada uno de ${reach} capítulos.`,
    },
  },
  {
    id: "books",
    total: "books",
    sign: "letter",
    steps: [
      [1, "A letter read", "Una carta leída"],
      [5, "Five books", "Cinco libros"],
      [27, "Twenty-seven books", "Veintisiete libros"],
      [66, "All sixty-six", "Los sesenta y seis"],
    ],
    once: {
      en: "Read every chapter of one book, a minute or more each.",
      es: "Lee todos los capítulos de un libro, un minuto o más cada uno.",
    },
    how: {
      en: (reach) => `Read every chapter of a book, a minute or more each: ${reach} in all.`,
      es: (reach) => `Lee todos los capítulos de un libro, un minuto o más cada uno: ${reach} en total.`,
    },
  },
  {
    id: "prayers",
    total: "prayers",
    sign: "candle",
    steps: [
      [1, "A first prayer", "Una primera oración"],
      [12, "Twelve names", "Doce nombres"],
      [40, "Night watch", "Vela de noche"],
      [150, "A hundred and fifty", "Ciento cincuenta"],
      [500, "Without ceasing", "Sin cesar"],
    ],
    once: { en: "Pray once for somebody.", es: "Ora una vez por alguien." },
    how: {
      en: (reach) => `Pray ${reach} times for somebody.`,
      es: (reach) => `Ora ${reach} veces por alguien.`,
    },
  },
  {
    id: "prayer-days",
    total: "prayerDays",
    sign: "flame",
    steps: [
      [7, "A week of prayer", "Una semana de oración"],
      [40, "Forty days of prayer", "Cuarenta días de oración"],
      [100, "A steady flame", "Una llama constante"],
    ],
    how: {
      en: (reach) => `Pray on ${reach} different days.`,
      es: (reach) => `Ora en ${reach} días distintos.`,
    },
  },
  {
    id: "answered",
    total: "answered",
    sign: "sun",
    steps: [
      [1, "Something changed", "Algo cambió"],
      [7, "Seven answers", "Siete respuestas"],
    ],
    once: {
      en: "Mark one of your own prayers as answered, whenever that is.",
      es: "Marca una de tus oraciones como respondida, cuando sea.",
    },
    how: {
      en: (reach) => `Mark ${reach} of your own prayers as answered, whenever that is.`,
      es: (reach) => `Marca ${reach} de tus oraciones como respondidas, cuando sea.`,
    },
  },
  {
    id: "heart",
    total: "byHeart",
    sign: "heart",
    steps: [
      [1, "One by heart", "Uno de memoria"],
      [5, "Lamp for my feet", "Lámpara a mis pies"],
      [12, "Twelve by heart", "Doce de memoria"],
      [40, "Forty by heart", "Cuarenta de memoria"],
      [100, "A hundred by heart", "Cien de memoria"],
    ],
    once: {
      en: "Keep one verse for three weeks, by the schedule of memory verses.",
      es: "Conserva un versículo tres semanas, según el plan de memoria.",
    },
    how: {
      en: (reach) => `Keep ${reach} verses for three weeks, by the schedule of memory verses.`,
      es: (reach) => `Conserva ${reach} versículos tres semanas, según el plan de memoria.`,
    },
  },
  {
    id: "memory-days",
    total: "memoryDays",
    sign: "honey",
    steps: [
      [5, "Sweeter than honey", "Más dulce que la miel"],
      [30, "Thirty days of learning", "Treinta días de aprender"],
    ],
    how: {
      en: (reach) => `Go over memory verses on ${reach} days.`,
      es: (reach) => `Repasa versículos de memoria en ${reach} días.`,
    },
  },
  {
    id: "together",
    total: "together",
    sign: "hands",
    steps: [
      [1, "A kind word", "Una palabra amable"],
      [12, "Twelve kind words", "Doce palabras amables"],
      [50, "A voice that is known", "Una voz conocida"],
    ],
    once: {
      en: "Write a testimony or encourage somebody under one.",
      es: "Escribe un testimonio o anima a alguien en uno.",
    },
    how: {
      en: (reach) => `Write a testimony or encourage somebody under one, ${reach} times.`,
      es: (reach) => `Escribe un testimonio o anima a alguien en uno, ${reach} veces.`,
    },
  },
  {
    id: "saved",
    total: "saved",
    sign: "star",
    steps: [
      [1, "A verse kept", "Un versículo guardado"],
      [20, "Twenty kept", "Veinte guardados"],
    ],
    once: { en: "Save a verse.", es: "Guarda un versículo." },
    how: { en: (reach) => `Save ${reach} verses.`, es: (reach) => `Guarda ${reach} versículos.` },
  },
  {
    id: "notes",
    total: "notes",
    sign: "quill",
    steps: [
      [1, "In the margin", "En el margen"],
      [25, "A book of one’s own", "Un libro propio"],
    ],
    once: { en: "Write a note on a verse.", es: "Escribe una nota sobre un versículo." },
    how: {
      en: (reach) => `Write ${reach} notes on verses.`,
      es: (reach) => `Escribe ${reach} notas sobre versículos.`,
    },
  },
  {
    id: "trivia",
    total: "trivia",
    sign: "question",
    steps: [
      [10, "Ten right", "Diez aciertos"],
      [100, "A hundred right", "Cien aciertos"],
      [500, "Five hundred right", "Quinientos aciertos"],
    ],
    how: {
      en: (reach) => `Answer ${reach} questions of trivia rightly.`,
      es: (reach) => `Acierta ${reach} preguntas de trivia.`,
    },
  },
  {
    id: "daily",
    total: "dailies",
    sign: "bread",
    steps: [
      [1, "The first ten", "Las primeras diez"],
      [7, "Seven tens", "Siete veces diez"],
      [30, "Thirty tens", "Treinta veces diez"],
    ],
    once: { en: "Play the ten of the day once.", es: "Juega una vez las diez del día." },
    how: {
      en: (reach) => `Play the ten of the day on ${reach} days.`,
      es: (reach) => `Juega las diez del día en ${reach} días.`,
    },
  },
  {
    id: "perfect",
    total: "perfect",
    sign: "wreath",
    steps: [[1, "Ten of ten", "Diez de diez"]],
    how: {
      en: () => "Answer all ten of a day rightly, without help.",
      es: () => "Acierta las diez de un día, sin ayuda.",
    },
  },
  {
    id: "themes",
    total: "themes",
    sign: "path",
    steps: [
      [3, "Three themes", "Tres temas"],
      [9, "Every theme", "Todos los temas"],
    ],
    how: {
      en: (reach) => `Play a round of ${reach} themes.`,
      es: (reach) => `Juega una ronda de ${reach} temas.`,
    },
  },
  {
    id: "mended",
    total: "mended",
    sign: "tree",
    steps: [[10, "Learned from it", "Aprendido de ello"]],
    how: {
      en: (reach) => `Answer ${reach} questions rightly that you had missed before.`,
      es: (reach) => `Acierta ${reach} preguntas que antes fallaste.`,
    },
  },
  {
    id: "feud",
    total: "boards",
    sign: "table",
    steps: [
      [1, "A set table", "Una mesa puesta"],
      [5, "Five boards", "Cinco tableros"],
    ],
    once: {
      en: "Find every answer on one board of Bible Feud.",
      es: "Encuentra todas las respuestas de un tablero de Bible Feud.",
    },
    how: {
      en: (reach) => `Find every answer on ${reach} boards of Bible Feud.`,
      es: (reach) => `Encuentra todas las respuestas de ${reach} tableros de Bible Feud.`,
    },
  },
  {
    id: "quests",
    total: "quests",
    sign: "lamp",
    steps: [
      [1, "A quest done", "Una misión hecha"],
      [12, "Twelve quests", "Doce misiones"],
    ],
    once: { en: "Finish one quest.", es: "Completa una misión." },
    how: { en: (reach) => `Finish ${reach} quests.`, es: (reach) => `Completa ${reach} misiones.` },
  },
  {
    id: "seasons",
    total: "seasons",
    sign: "dove",
    steps: [[1, "A season together", "Una temporada juntos"]],
    how: {
      en: () => "Take every step of a challenge that everybody does together.",
      es: () => "Da todos los pasos de un desafío que todos hacen juntos.",
    },
  },
  {
    id: "back",
    total: "comebacks",
    sign: "fish",
    steps: [[1, "Back again", "De vuelta"]],
    how: {
      en: () => "Practice again after a week or more without it. It is never too late.",
      es: () => "Vuelve a practicar después de una semana o más. Nunca es tarde.",
    },
  },
];

export type Achievement = {
  id: string;
  total: Total;
  reach: number;
  sign: Sign;
  /** 1 the first of its family. */
  tier: number;
  name: Record<Language, string>;
  how: Record<Language, string>;
};

const say = (language: Language, reach: number): string => new Intl.NumberFormat(language).format(reach);

export const ACHIEVEMENTS: readonly Achievement[] = FAMILIES.flatMap(
  ({ id, total, sign, steps, how, once }) =>
    steps.map(([reach, en, es], at) => ({
      id: `${id}-${reach}`,
      total,
      reach,
      sign,
      tier: at + 1,
      name: { en, es },
      how: (reach === 1 && once) || { en: how.en(say("en", reach)), es: how.es(say("es", reach)) },
    })),
);

export const achievementById = (id: string): Achievement | undefined =>
  ACHIEVEMENTS.find((one) => one.id === id);
