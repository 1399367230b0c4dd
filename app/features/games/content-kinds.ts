import { both, choice, reference, yes } from "#app/features/content/model/field.ts";
import type { ContentKinds } from "#app/manifest/content-kind.ts";

export const contentKinds = {
  quest: {
    order: 120,
    changes: "day",
    fields: both("name", "line", 80),
    words: {
      en: { name: "Quests", about: "What a quest asks for; how it is counted ships with the product." },
      es: { name: "Misiones", about: "Lo que pide una misión; cómo se cuenta viene con el producto." },
    },
  },
  challenge_step: {
    order: 130,
    changes: "day",
    fields: [
      reference("passage", { oneChapter: true }),
      ...both("text", "text", 400, { quotes: true }),
      ...both("practice", "text", 300),
    ],
    words: {
      en: { name: "Challenge steps", about: "A place in the Bible, a line, and one thing to do." },
      es: {
        name: "Pasos de desafíos",
        about: "Un lugar de la Biblia, una línea y algo que hacer.",
      },
    },
  },
  trivia_question: {
    order: 140,
    changes: "day",
    fields: [
      yes("offered"),
      choice("difficulty", ["1", "2", "3"]),
      ...both("question", "text", 600),
      ...both("option_1", "line", 160, { label: "option1" }),
      ...both("option_2", "line", 160, { label: "option2" }),
      ...both("option_3", "line", 160, { label: "option3" }),
      ...both("option_4", "line", 160, { label: "option4" }),
      choice("answer", ["1", "2", "3", "4"]),
      reference("passage", { oneChapter: true }),
      ...both("prove", "text", 1_000, { provenBy: "passage" }),
      ...both("explanation", "text", 800, { quotes: true }),
    ],
    words: {
      en: { name: "Trivia questions", about: "Questions with their proof; one can be withdrawn." },
      es: {
        name: "Preguntas de trivia",
        about: "Preguntas con su prueba; una se puede retirar.",
      },
    },
  },
  feud_poll: {
    order: 150,
    changes: "day",
    fields: [
      yes("offered"),
      ...both("question", "line", 160),
      ...both("let_in", "lines", 40, { label: "letIn", optional: true }),
      ...both("refused", "lines", 80, { label: "refused", optional: true }),
    ],
    words: {
      en: {
        name: "Bible Feud polls",
        about: "What members are asked for a board, and which answers beside the known ones it may show.",
      },
      es: {
        name: "Preguntas a miembros para Bible Feud",
        about: "Lo que se pregunta para un tablero, y qué respuestas puede mostrar además de las conocidas.",
      },
    },
  },
  feud_board: {
    order: 160,
    changes: "day",
    fields: [yes("offered"), ...both("question", "line", 160)],
    words: {
      en: {
        name: "Bible Feud boards",
        about: "What a board asks. Its answers are counted from the text.",
      },
      es: {
        name: "Tableros de Bible Feud",
        about: "Lo que pregunta un tablero. Sus respuestas se cuentan en el texto.",
      },
    },
  },
} as const satisfies ContentKinds;
