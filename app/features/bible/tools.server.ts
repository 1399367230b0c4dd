import { z } from "zod";
import type { CompanionTool } from "#app/vendors/ports.ts";
import { findingTools } from "./find/tools.server.ts";
import { findVerses } from "./find-verses.server.ts";
import { readMarker } from "./guard/mention.ts";
import { excerptsOf } from "./passage.ts";
import { readVerses, type Verse } from "./service.server.ts";
import type { Translation } from "./translations.ts";

const FindVerses = z.strictObject({ words: z.string().trim().min(2).max(200) });
const GetVerse = z.strictObject({ reference: z.string().trim().min(3).max(80) });

/** Verses that are offered for one search. */
const MAX_FOUND = 6;

const answer = (result: unknown): string => JSON.stringify(result);
const verseData = ({ reference, translation, text, partOf }: Verse) => ({
  reference,
  translation,
  text,
  ...(partOf && { note: `only the first verses of ${partOf}, which goes on` }),
});

/** The functions by which a model looks into the shipped text. What it then names by a marker, the server puts in. */
export const companionTools = (bible: D1Database, translation: Translation): CompanionTool[] => [
  {
    name: "find_verses",
    description:
      "Finds Bible verses on a topic or containing some words. Use it before naming a verse that you are not sure of. Show a verse by writing its reference in double square brackets, never its words.",
    parameters: {
      type: "object",
      properties: {
        words: { type: "string", description: "A topic or a few words, for example: fear of the future" },
      },
      required: ["words"],
      additionalProperties: false,
    },
    async call(args) {
      const parsed = FindVerses.safeParse(args);
      if (!parsed.success) return answer({ error: "words: a topic or a few words, 2 to 200 characters" });
      const verses = await findVerses(bible, parsed.data.words, translation, MAX_FOUND);
      return answer({ verses: verses.map(verseData) });
    },
  },
  {
    name: "get_verse",
    description:
      "Reads the text of a Bible reference; of a chapter or a longer passage the first twelve verses. To read more of it to somebody, show twelve verses by each marker: [[Psalm 91:1-12]], [[Psalm 91:13-16]]. Use it to check what a verse says before speaking about it.",
    parameters: {
      type: "object",
      properties: { reference: { type: "string", description: "For example: Philippians 4:6-7" } },
      required: ["reference"],
      additionalProperties: false,
    },
    async call(args) {
      const parsed = GetVerse.safeParse(args);
      const passage = parsed.success ? readMarker(parsed.data.reference) : [];
      if (passage.length === 0) return answer({ error: "there is no such verse or chapter" });
      const verses = await readVerses(bible, excerptsOf(passage), translation);
      const found = verses.filter((verse) => verse !== null);
      return answer(
        found.length > 0
          ? { verses: found.map(verseData) }
          : { error: "this translation leaves the verse out" },
      );
    },
  },
  ...findingTools(bible, translation),
];
