import type { Copy } from "#app/core/language.ts";
import type { Exercise, Reason } from "./model/grade.ts";
import type { ReviewGrade, Stage } from "./model/schedule.ts";
import type { WhenWords } from "./model/when.ts";
import type { Tab } from "./paths.ts";

const s = (count: number, one: string, many: string): string => (count === 1 ? one : many);

const en = {
  title: "Memory verses",
  lead: "Verses learned by heart come back just before you would forget them.",
  nav: "Memory verses",
  tabs: { today: "Today", deck: "Deck", collections: "Collections", progress: "Progress" } as Record<
    Tab,
    string
  >,
  when: {
    now: "now",
    minutes: (minutes) => `in ${minutes} ${s(minutes, "minute", "minutes")}`,
    today: "later today",
    tomorrow: "tomorrow",
  } as WhenWords,
  stages: { new: "New", learning: "Learning", settling: "Settling", heart: "By heart" } as Record<
    Stage,
    string
  >,
  exercises: {
    letters: "First letters",
    gaps: "Gaps",
    order: "Order",
    typing: "By heart",
  } as Record<Exercise, string>,
  read: "Read",
  steps: "Ways to practice",
  progress: (done: number, left: number) => `${done} done today, ${left} to go`,
  readTitle: "Read it slowly, twice",
  readText: "Aloud, if you can. Then hide it and begin.",
  begin: "Hide it and begin",
  letters: {
    title: "One letter for each word",
    text: "Type the first letter and the word appears. Commas come by themselves.",
    label: "Next letter",
    hint: "Show the word",
    count: (at: number, of: number) => `Word ${at} of ${of}`,
  },
  gaps: {
    title: (count: number) => `${count} ${s(count, "word is", "words are")} missing`,
    text: "Close is close enough for spelling, not for the word.",
    label: (at: number, of: number) => `Missing word ${at} of ${of}`,
    hint: "First letter, please",
  },
  order: {
    title: "Put the phrases in order",
    text: "Press them one after the other. Press one above to take it back.",
    placed: "In this order",
    left: "Phrases to place",
    hint: "Place the next one",
    noScript: "This one needs JavaScript. Typing works without.",
    toTyping: "Type it by heart",
  },
  typing: {
    title: (count: number) => `All ${count} words, in order`,
    text: "Capitals, commas and accents do not count. Contractions may be written out.",
    label: "The verse, by heart",
    hint: "Show the next word",
    next: (word: string) => `Next word: ${word}`,
  },
  check: "Check",
  hidden: "The verse is hidden",
  grades: { 1: "Again", 2: "Hard", 3: "Good", 4: "Easy" } as Record<ReviewGrade, string>,
  rules: {
    1: "A word went wrong.",
    2: "More than two hints.",
    3: "Clean, with a hint or none.",
    4: "Clean and quick.",
  } as Record<ReviewGrade, string>,
  back: (when: string) => `Back ${when}`,
  reasons: {
    empty: { title: "Nothing typed this time", text: "So it comes again soon, and nothing is lost." },
    wrong: { title: "Some words went another way", text: "They are marked below. It comes again soon." },
    pasted: {
      title: "These words were pasted",
      text: "Pasted words do not show what is known by heart, so it comes again soon.",
    },
    too_quick: {
      title: "Faster than anyone types",
      text: "So it does not show what is known by heart, and comes again soon.",
    },
    hints: { title: "All right, with some help", text: "More than two hints make it hard." },
    hint: { title: "All right, with a hint", text: "One or two hints are free." },
    clean: { title: "Every word in its place", text: "No hint was needed." },
    quick: { title: "Every word, and quickly", text: "It can wait longer this time." },
    translation: {
      title: "Right, in another translation",
      text: "These are the words of another translation. They count, and yours stand below.",
    },
  } as Record<Reason, { title: string; text: string }>,
  hintsUsed: (hints: number) => `${hints} ${s(hints, "hint", "hints")}`,
  instead: (typed: string) => ` (you typed “${typed}”)`,
  left: " (left out)",
  coins: (coins: number) => `+${coins} coins`,
  petGain: "Your pet: +10 happiness, +5 health",
  marked: "Graded by what you typed, not by a feeling.",
  unsent: "Kept on this device. The server grades it again when the network is back.",
  next: "Next verse",
  enough: "That is enough for today",
  once: "Once more",
  toDeck: "To the deck",
  offline: {
    title: "Your verses of today",
    text: "There is no network. What you review here is kept on this device, and graded again by the server when it is back.",
    none: "No verses are kept on this device yet. Open Memory verses once with a network.",
    waiting: (count: number) => `${count} ${s(count, "review waits", "reviews wait")} to be sent.`,
  },
  empty: {
    title: "No verses in your deck yet",
    text: "Press “Learn by heart” at any verse: in the Bible, in a conversation, in the devotional. Or take ten from a collection.",
    action: "See the collections",
    read: "Open the Bible",
  },
  done: {
    title: (count: number): string => (count === 0 ? "Nothing is due now" : "That is today’s"),
    text: (count: number) =>
      count === 0
        ? "Your verses wait until they need you."
        : `${count} ${s(count, "verse", "verses")} reviewed today. See you when the next one is due.`,
    more: "More are due. They are spread over the coming days, and nothing is lost by waiting.",
    raise: "Review more today",
  },
  more: (limit: number) => `More are due than ${limit} a day: the rest is spread over the coming days.`,
  limit: {
    title: "Verses a day",
    text: "How many you review on one day, from 1 to 50. What is left comes on the days after.",
    save: "Save",
    saved: "Saved",
  },
  deck: {
    count: (cards: number) => `${cards} ${s(cards, "verse", "verses")} in your deck`,
    next: (when: string) => `Due ${when}`,
    dueNow: "Due now",
    recall: (percent: number) => `Recall now ${percent}%`,
    reviews: (reviews: number, lapses: number) =>
      `${reviews} ${s(reviews, "review", "reviews")}, forgotten ${lapses} ${s(lapses, "time", "times")}`,
    practice: "Practice",
    practiceOf: (name: string) => `Practice ${name}`,
    remove: "Remove",
    removeOf: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} is out of your deck`,
    undo: "Undo",
    further: "Further verses",
    first: "From the beginning",
  },
  collections: {
    lead: "Ten verses each, in the translation that you read.",
    learn: "Learn these ten",
    rest: (left: number) => `Learn the other ${left}`,
    all: "All ten are in your deck",
    learned: (count: number) => `${count} of 10 in your deck`,
    added: "They are in your deck now",
    verses: "The ten verses",
  },
  chart: {
    title: "How long you remember",
    text: "Of the reviews so many days after the one before: the share that you recalled.",
    none: "After your first reviews on different days, your own curve stands here.",
    days: (from: number, to: number | null) =>
      to === null
        ? `${from}+ days`
        : from === to
          ? `${from} ${s(from, "day", "days")}`
          : `${from}–${to} days`,
    heads: ["Days between", "Recalled", "Reviews", "Share"],
    goal: "The schedule aims at 90%.",
    label: (parts: string) => `Share recalled: ${parts}`,
    asTable: "As a table",
    asChart: "As a chart",
    weeks: "Reviews, week by week",
    weekHeads: ["Week from", "Reviews", "Recalled"],
    weekSum: (reviews: number) => `${reviews} in twelve weeks`,
  },
};

export type MemoryWords = typeof en;

const es: MemoryWords = {
  title: "Versículos de memoria",
  lead: "Los versículos que aprendes vuelven justo antes de que los olvides.",
  nav: "Versículos de memoria",
  tabs: { today: "Hoy", deck: "Mazo", collections: "Colecciones", progress: "Progreso" },
  when: {
    now: "ahora",
    minutes: (minutes) => `en ${minutes} ${s(minutes, "minuto", "minutos")}`,
    today: "hoy, más tarde",
    tomorrow: "mañana",
  },
  stages: { new: "Nuevo", learning: "Aprendiendo", settling: "Asentándose", heart: "De memoria" },
  exercises: { letters: "Iniciales", gaps: "Huecos", order: "Orden", typing: "De memoria" },
  read: "Leer",
  steps: "Formas de practicar",
  progress: (done, left) =>
    `${done} ${s(done, "hecho", "hechos")} hoy, ${s(left, "falta", "faltan")} ${left}`,
  readTitle: "Léelo despacio, dos veces",
  readText: "En voz alta, si puedes. Luego escóndelo y empieza.",
  begin: "Esconder y empezar",
  letters: {
    title: "Una letra por cada palabra",
    text: "Escribe la inicial y aparece la palabra. Las comas vienen solas.",
    label: "Letra siguiente",
    hint: "Mostrar la palabra",
    count: (at, of) => `Palabra ${at} de ${of}`,
  },
  gaps: {
    title: (count) => `${s(count, "Falta", "Faltan")} ${count} ${s(count, "palabra", "palabras")}`,
    text: "Un error de ortografía se perdona; otra palabra, no.",
    label: (at, of) => `Palabra que falta, ${at} de ${of}`,
    hint: "La primera letra, por favor",
  },
  order: {
    title: "Ordena las frases",
    text: "Púlsalas una tras otra. Pulsa una de arriba para quitarla.",
    placed: "En este orden",
    left: "Frases por colocar",
    hint: "Colocar la siguiente",
    noScript: "Este ejercicio necesita JavaScript. Escribirlo funciona sin él.",
    toTyping: "Escribirlo de memoria",
  },
  typing: {
    title: (count) => `Las ${count} palabras, en orden`,
    text: "Las mayúsculas, las comas y los acentos no cuentan.",
    label: "El versículo, de memoria",
    hint: "Mostrar la palabra siguiente",
    next: (word) => `Palabra siguiente: ${word}`,
  },
  check: "Comprobar",
  hidden: "El versículo está escondido",
  grades: { 1: "Otra vez", 2: "Difícil", 3: "Bien", 4: "Fácil" },
  rules: {
    1: "Falló una palabra.",
    2: "Más de dos pistas.",
    3: "Limpio, con una pista o ninguna.",
    4: "Limpio y rápido.",
  },
  back: (when) => `Vuelve ${when}`,
  reasons: {
    empty: { title: "Esta vez no escribiste nada", text: "Por eso vuelve pronto, y no se pierde nada." },
    wrong: { title: "Algunas palabras fueron otras", text: "Están marcadas abajo. Vuelve pronto." },
    pasted: {
      title: "Estas palabras se pegaron",
      text: "Lo pegado no muestra lo que se sabe de memoria, así que vuelve pronto.",
    },
    too_quick: {
      title: "Más rápido de lo que nadie escribe",
      text: "Así no muestra lo que se sabe de memoria, y vuelve pronto.",
    },
    hints: { title: "Bien, con algo de ayuda", text: "Más de dos pistas lo hacen difícil." },
    hint: { title: "Bien, con una pista", text: "Una o dos pistas no cuentan." },
    clean: { title: "Cada palabra en su lugar", text: "No hizo falta ninguna pista." },
    quick: { title: "Cada palabra, y rápido", text: "Esta vez puede esperar más." },
    translation: {
      title: "Bien, en otra traducción",
      text: "Son las palabras de otra traducción. Valen, y las tuyas están abajo.",
    },
  },
  hintsUsed: (hints) => `${hints} ${s(hints, "pista", "pistas")}`,
  instead: (typed) => ` (escribiste «${typed}»)`,
  left: " (faltó)",
  coins: (coins) => `+${coins} monedas`,
  petGain: "Tu mascota: +10 de felicidad, +5 de salud",
  marked: "Calificado por lo que escribiste, no por una impresión.",
  unsent: "Guardado en este dispositivo. El servidor lo califica de nuevo cuando vuelva la red.",
  next: "Siguiente versículo",
  enough: "Es suficiente por hoy",
  once: "Una vez más",
  toDeck: "Al mazo",
  offline: {
    title: "Tus versículos de hoy",
    text: "No hay red. Lo que repases aquí queda en este dispositivo, y el servidor lo califica de nuevo cuando vuelva.",
    none: "Todavía no hay versículos en este dispositivo. Abre una vez los versículos de memoria con red.",
    waiting: (count) => `${count} ${s(count, "repaso espera", "repasos esperan")} su envío.`,
  },
  empty: {
    title: "Tu mazo aún no tiene versículos",
    text: "Pulsa «Aprender de memoria» en cualquier versículo: en la Biblia, en una conversación, en el devocional. O toma diez de una colección.",
    action: "Ver las colecciones",
    read: "Abrir la Biblia",
  },
  done: {
    title: (count) => (count === 0 ? "Ahora no toca ninguno" : "Eso es todo por hoy"),
    text: (count) =>
      count === 0
        ? "Tus versículos esperan hasta que te necesiten."
        : `${count} ${s(count, "versículo repasado", "versículos repasados")} hoy. Hasta que toque el siguiente.`,
    more: "Hay más por repasar. Se reparten en los días que vienen, y nada se pierde por esperar.",
    raise: "Repasar más hoy",
  },
  more: (limit) => `Hay más de ${limit} por día: el resto se reparte en los días que vienen.`,
  limit: {
    title: "Versículos por día",
    text: "Cuántos repasas en un día, de 1 a 50. Lo que queda viene en los días siguientes.",
    save: "Guardar",
    saved: "Guardado",
  },
  deck: {
    count: (cards) => `${cards} ${s(cards, "versículo", "versículos")} en tu mazo`,
    next: (when) => `Toca ${when}`,
    dueNow: "Toca ahora",
    recall: (percent) => `Recuerdo ahora ${percent}%`,
    reviews: (reviews, lapses) =>
      `${reviews} ${s(reviews, "repaso", "repasos")}, olvidado ${lapses} ${s(lapses, "vez", "veces")}`,
    practice: "Practicar",
    practiceOf: (name) => `Practicar ${name}`,
    remove: "Quitar",
    removeOf: (name) => `Quitar ${name}`,
    removed: (name) => `${name} ya no está en tu mazo`,
    undo: "Deshacer",
    further: "Más versículos",
    first: "Desde el principio",
  },
  collections: {
    lead: "Diez versículos cada una, en la traducción que lees.",
    learn: "Aprender estos diez",
    rest: (left) => `Aprender ${s(left, "el otro", `los otros ${left}`)}`,
    all: "Los diez están en tu mazo",
    learned: (count) => `${count} de 10 en tu mazo`,
    added: "Ya están en tu mazo",
    verses: "Los diez versículos",
  },
  chart: {
    title: "Cuánto tiempo recuerdas",
    text: "De los repasos tantos días después del anterior: la parte que recordaste.",
    none: "Después de tus primeros repasos en días distintos, aquí está tu propia curva.",
    days: (from, to) =>
      to === null
        ? `${from}+ días`
        : from === to
          ? `${from} ${s(from, "día", "días")}`
          : `${from}–${to} días`,
    heads: ["Días entre repasos", "Recordados", "Repasos", "Parte"],
    goal: "El plan busca un 90%.",
    label: (parts) => `Parte recordada: ${parts}`,
    asTable: "Como tabla",
    asChart: "Como gráfico",
    weeks: "Repasos, semana a semana",
    weekHeads: ["Semana desde", "Repasos", "Recordados"],
    weekSum: (reviews) => `${reviews} en doce semanas`,
  },
};

export const memoryCopy: Copy<MemoryWords> = { en, es };
