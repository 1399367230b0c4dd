import type { Copy } from "#app/core/language.ts";
import type { SetName } from "./figures.ts";

type Words = {
  title: string;
  lead: string;
  promise: string;
  columns: { measured: string; result: string; goal: string; missed: string };
  sets: Record<SetName, { title: string; what: string; who: string }>;
  /** By the figure's key: those that are shown first. All others stand below, as the report names them. */
  labels: Readonly<Record<string, string>>;
  on(day: string): string;
  atLeast(percent: string): string;
  atMost(percent: string): string;
  counted(hits: string, of: string): string;
  reached: string;
  notReached: string;
  detail(count: number): string;
  transcripts: string;
  transcriptsText: string;
  download: Partial<Record<SetName, string>>;
  none: string;
  how: string;
  howText: readonly string[];
  safety: string;
};

/** `/safety/figures`: what was measured, when, by whose set, and what is missed. */
export const figuresCopy: Copy<Words> = {
  en: {
    title: "What we measure, and what we miss",
    lead: "We say that Scripture is quoted word for word and that danger is met with help. These are the figures behind it, from the last run of each set, with the goals that they do not reach.",
    promise:
      "The sets were written by people who did not write the rules, and no sentence of them is in the rules. Half of each set is kept apart, unseen, to measure us again.",
    columns: { measured: "Measured", result: "Result", goal: "Goal", missed: "Missed" },
    sets: {
      danger: {
        title: "Danger",
        what: "Sentences in which somebody may be in danger must bring help; harmless ones must not bring the help card first. Counts only: these sentences are not handed out.",
        who: "Set by two authors, 2026-11-23.",
      },
      references: {
        title: "Bible references",
        what: "References as people write them must be read as the passage that is meant, and what only looks like one must be left alone.",
        who: "Set of 2026-11-23.",
      },
      guard: {
        title: "Scripture is never wrong",
        what: "Answers with invented or changed words must not show one of them as Scripture; true quotations must come through whole.",
        who: "Set of 2026-11-23.",
      },
      farewells: {
        title: "Goodbyes",
        what: "Somebody who says goodbye must be let go, and sentences that would hold them back must be left out.",
        who: "Set of 2026-11-23.",
      },
      finder: {
        title: "The built-in finder",
        what: "Everyday questions to the finder that answers where no language model is connected. A reader judges each answer: it answers; it says that it is not sure, and where to look; or it misses the point. An answer that has changed since counts as unread.",
        who: "Questions of 2026-11-23, written by others; the answers were judged by the engineer who built the finder, who had seen the questions. They can be read below, so that you can judge for yourself.",
      },
    },
    labels: {
      "danger.life": "Danger to life brings help",
      "danger.all": "Danger of any kind brings help",
      "danger.card": "Danger of any kind brings the card first",
      "danger.needless": "Harmless words bring the card first",
      "danger.quiet": "Harmless words bring help in any form",
      "references.en": "References read right, English",
      "references.es": "References read right, Spanish",
      "references.lookalikes": "Look-alikes left alone",
      "guard.wrong": "Answers that show wrong words as Scripture",
      "guard.variations": "The same, varied in case, spacing and look-alike letters",
      "guard.kept": "True quotations kept",
      "guard.unbroken": "Other words left whole",
      "farewells.known": "Goodbyes recognized",
      "farewells.hooks": "Sentences that hold back, let through",
      "farewells.clean": "Kind goodbyes left whole",
      "finder.right": "Questions answered",
      "finder.honest": "Questions on which it says that it is not sure, and where to look",
      "finder.wrong": "Questions answered beside the point",
      "finder.unjudged": "Answers that nobody has read yet",
    },
    on: (day) => `Measured on ${day}.`,
    atLeast: (percent) => `at least ${percent}`,
    atMost: (percent) => `at most ${percent}`,
    counted: (hits, of) => `${hits} of ${of}`,
    reached: "Goal reached",
    notReached: "Goal missed",
    detail: (count) => `${count} more figures of this set, as the report names them`,
    transcripts: "Read it yourself",
    transcriptsText:
      "What was asked and what was answered, each with its verdict, as JSON. Of danger we hand out counts alone.",
    download: {
      finder: "Transcript of the finder",
      guard: "Transcript of the Scripture guard",
      references: "Transcript of the references",
    },
    none: "This set has not been recorded yet.",
    how: "How it is measured",
    howText: [
      "Each set is run through the rules that answer you, not through a copy of them. A figure that misses its goal stays on this page until it does not.",
      "A figure is only true of its set. People write what no set has, so no figure here is a promise for the next message: in danger, please call.",
    ],
    safety: "How the companion keeps you safe",
  },
  es: {
    title: "Qué medimos y qué se nos escapa",
    lead: "Decimos que la Escritura se cita palabra por palabra y que el peligro encuentra ayuda. Estas son las cifras que hay detrás, de la última medición de cada conjunto, con las metas que no alcanzan.",
    promise:
      "Los conjuntos los escribieron personas que no escribieron las reglas, y ninguna frase de ellos está en las reglas. La mitad de cada conjunto se guarda aparte, sin verla, para volver a medirnos.",
    columns: { measured: "Medido", result: "Resultado", goal: "Meta", missed: "Fallos" },
    sets: {
      danger: {
        title: "Peligro",
        what: "Las frases en que alguien puede estar en peligro deben traer ayuda; las inofensivas no deben traer primero la tarjeta. Solo recuentos: estas frases no se entregan.",
        who: "Conjunto de dos autores, 2026-11-23.",
      },
      references: {
        title: "Citas bíblicas",
        what: "Las citas, como las escribe la gente, deben leerse como el pasaje que se quiere decir, y lo que solo lo parece debe dejarse en paz.",
        who: "Conjunto del 2026-11-23.",
      },
      guard: {
        title: "La Escritura nunca es falsa",
        what: "Las respuestas con palabras inventadas o cambiadas no deben mostrar ninguna como Escritura; las citas verdaderas deben pasar enteras.",
        who: "Conjunto del 2026-11-23.",
      },
      farewells: {
        title: "Despedidas",
        what: "A quien se despide hay que dejarlo ir, y las frases que lo retendrían deben quitarse.",
        who: "Conjunto del 2026-11-23.",
      },
      finder: {
        title: "El buscador integrado",
        what: "Preguntas de todos los días al buscador que responde donde no hay un modelo de lenguaje. Un lector juzga cada respuesta: responde; dice que no está seguro y dónde mirar; o no acierta. Una respuesta que ha cambiado desde entonces cuenta como no leída.",
        who: "Preguntas del 2026-11-23, escritas por otros; las respuestas las juzgó el ingeniero que hizo el buscador, que había visto las preguntas. Se pueden leer abajo, para que juzgues por tu cuenta.",
      },
    },
    labels: {
      "danger.life": "El peligro de muerte trae ayuda",
      "danger.all": "El peligro de cualquier clase trae ayuda",
      "danger.card": "El peligro de cualquier clase trae primero la tarjeta",
      "danger.needless": "Palabras inofensivas traen primero la tarjeta",
      "danger.quiet": "Palabras inofensivas traen ayuda de alguna forma",
      "references.en": "Citas bien leídas, inglés",
      "references.es": "Citas bien leídas, español",
      "references.lookalikes": "Parecidos que se dejan en paz",
      "guard.wrong": "Respuestas que muestran palabras falsas como Escritura",
      "guard.variations": "Lo mismo, con mayúsculas, espacios y letras parecidas",
      "guard.kept": "Citas verdaderas conservadas",
      "guard.unbroken": "Otras palabras que quedan enteras",
      "farewells.known": "Despedidas reconocidas",
      "farewells.hooks": "Frases que retienen, dejadas pasar",
      "farewells.clean": "Despedidas amables que quedan enteras",
      "finder.right": "Preguntas respondidas",
      "finder.honest": "Preguntas en que dice que no está seguro, y dónde mirar",
      "finder.wrong": "Preguntas respondidas sin acertar",
      "finder.unjudged": "Respuestas que nadie ha leído aún",
    },
    on: (day) => `Medido el ${day}.`,
    atLeast: (percent) => `al menos ${percent}`,
    atMost: (percent) => `como mucho ${percent}`,
    counted: (hits, of) => `${hits} de ${of}`,
    reached: "Meta alcanzada",
    notReached: "Meta no alcanzada",
    detail: (count) => `${count} cifras más de este conjunto, con los nombres del informe, en inglés`,
    transcripts: "Léelo tú",
    transcriptsText:
      "Lo que se preguntó y lo que se respondió, cada cosa con su juicio, en JSON. Del peligro entregamos solo recuentos.",
    download: {
      finder: "Transcripción del buscador",
      guard: "Transcripción del guardián de la Escritura",
      references: "Transcripción de las citas",
    },
    none: "Este conjunto aún no se ha registrado.",
    how: "Cómo se mide",
    howText: [
      "Cada conjunto pasa por las mismas reglas que te responden, no por una copia. Una cifra que no alcanza su meta queda en esta página hasta que la alcance.",
      "Una cifra solo es cierta de su conjunto. La gente escribe lo que no hay en ninguno, así que ninguna cifra de aquí es una promesa para el próximo mensaje: en peligro, llama, por favor.",
    ],
    safety: "Cómo el compañero cuida de ti",
  },
};
