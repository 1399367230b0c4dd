import { both, reference } from "#app/features/content/model/field.ts";
import type { ContentKind } from "#app/features/content/model/kind.ts";

/** What is read: devotionals, verses of the day, days of plans, weeks of ministries, videos. */
export const READING_KINDS: readonly ContentKind[] = [
  {
    id: "devotional",
    changes: "day",
    fields: [
      reference("passage", { oneChapter: true }),
      ...both("title", "line", 80),
      ...both("text", "text", 4_000, { quotes: true }),
      ...both("question", "line", 300),
      ...both("prayer", "text", 800),
    ],
  },
  {
    id: "day_verse",
    changes: "day",
    fields: [reference("verse", { oneChapter: true }), reference("passage"), ...both("context", "line", 200)],
  },
  {
    id: "daniel_day",
    changes: "day",
    fields: [
      reference("reading", { label: "passage", oneChapter: true }),
      ...both("title", "line", 80),
      ...both("teaching", "text", 4_000, { quotes: true }),
      ...both("journal_question", "line", 400, { label: "question" }),
    ],
  },
  {
    id: "plan_day",
    changes: "never",
    fields: [...both("title", "line", 80), { name: "passage", label: "passage", kind: "line", most: 200 }],
  },
  {
    id: "ministry_week",
    changes: "day",
    fields: [
      reference("passage"),
      ...both("title", "line", 80),
      ...both("teaching", "text", 6_000, { quotes: true }),
      ...both("questions", "lines", 3, { least: 3 }),
      ...both("together", "text", 1_000),
    ],
  },
  {
    id: "video",
    changes: "never",
    fields: [
      ...both("title", "line", 80),
      ...both("teacher", "line", 80),
      ...both("notes", "text", 800, { quotes: true }),
      ...both("questions", "lines", 5, { least: 1 }),
    ],
  },
];
