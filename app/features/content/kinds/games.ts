import { both, choice, reference, yes } from "#app/features/content/model/field.ts";
import type { ContentKind } from "#app/features/content/model/kind.ts";

/** What games ask. */
export const GAMES_CONTENT: readonly ContentKind[] = [
  { id: "quest", changes: "day", fields: both("name", "line", 80) },
  {
    id: "challenge_step",
    changes: "day",
    fields: [
      reference("passage", { oneChapter: true }),
      ...both("text", "text", 400, { quotes: true }),
      ...both("practice", "text", 300),
    ],
  },
  {
    id: "trivia_question",
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
  },
  {
    id: "feud_poll",
    changes: "day",
    fields: [
      yes("offered"),
      ...both("question", "line", 160),
      ...both("let_in", "lines", 40, { label: "letIn", optional: true }),
      ...both("refused", "lines", 80, { label: "refused", optional: true }),
    ],
  },
  { id: "feud_board", changes: "day", fields: [yes("offered"), ...both("question", "line", 160)] },
];
