import { z } from "zod";
import { bookByName } from "#app/features/bible/books.ts";
import { readMarker } from "#app/features/bible/guard/mention.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import type { CompanionTool } from "#app/vendors/ports.ts";
import { aboutPassage, findCommentary, findIntroduction, subjectsOn } from "./commentary.server.ts";
import { findPerson } from "./person.server.ts";
import { findTopic } from "./topic.server.ts";

const Topic = z.strictObject({ topic: z.string().trim().min(2).max(120) });
const Person = z.strictObject({ name: z.string().trim().min(2).max(60) });
const Place = z.strictObject({ reference: z.string().trim().min(2).max(80) });

const MAX_PASSAGES = 6;
const MAX_OF_A_LIFE = 5;

const answer = (result: unknown): string => JSON.stringify(result);

/** One text, named and described: all that these functions take. */
const oneText = (name: string, description: string) => ({
  type: "object" as const,
  properties: { [name]: { type: "string" as const, description } },
  required: [name],
  additionalProperties: false as const,
});

const verseData = ({
  reference,
  translation,
  text,
}: {
  reference: string;
  translation: string;
  text: string;
}) => ({
  reference,
  translation,
  text,
});

const topicTool = (bible: D1Database, translation: Translation): CompanionTool => ({
  name: "find_topic",
  description:
    "What Scripture says on a subject: the passages that Nave's Topical Bible (1896) lists, the most direct first. `disputed` means that Christians read them in different ways; say so.",
  parameters: oneText("topic", "A subject in a word or two, for example: anger"),
  async call(args) {
    const parsed = Topic.safeParse(args);
    if (!parsed.success) return answer({ error: "topic: a subject, 2 to 120 characters" });
    const found = await findTopic(bible, parsed.data.topic, translation, MAX_PASSAGES);
    return answer(
      found ? { ...found, verses: found.verses.map(verseData) } : { error: "no list for this subject" },
    );
  },
});

const personTool = (bible: D1Database, translation: Translation): CompanionTool => ({
  name: "find_person",
  description: "Who somebody in the Bible was: what is told of them, in order, and passages of their story.",
  parameters: oneText("name", "A name, for example: Gideon"),
  async call(args) {
    const parsed = Person.safeParse(args);
    if (!parsed.success) return answer({ error: "name: a name, 2 to 60 characters" });
    const found = await findPerson(bible, parsed.data.name, translation, MAX_OF_A_LIFE);
    return answer(
      found ? { ...found, verses: found.verses.map(verseData) } : { error: "nobody of this name" },
    );
  },
});

const commentaryTool = (bible: D1Database, translation: Translation): CompanionTool => ({
  name: "get_commentary",
  description:
    "What Matthew Henry's Concise Commentary (1706, in English) says of a passage; of a book named alone, how it introduces it. One old voice, not the only reading: name him when you use it.",
  parameters: oneText("reference", "For example: Jeremiah 29:11, Psalm 91, Hebrews"),
  async call(args) {
    const parsed = Place.safeParse(args);
    if (!parsed.success) return answer({ error: "reference: a passage or a book" });
    const book = bookByName(parsed.data.reference);
    const introduction = book ? await findIntroduction(bible, book.number) : null;
    if (introduction) return answer({ by: "Matthew Henry", sections: [introduction] });
    const passage = readMarker(parsed.data.reference);
    const [sections, subjects] = await Promise.all([
      findCommentary(bible, passage),
      subjectsOn(bible, passage, translation),
    ]);
    const found = sections.length + subjects.length > 0;
    return answer(
      found
        ? { by: "Matthew Henry", about: aboutPassage(passage, translation), sections, subjects }
        : { error: "nothing on this passage" },
    );
  },
});

/** The functions by which a model finds what Scripture says of a thing, who somebody was, and what a passage is about. */
export const findingTools = (bible: D1Database, translation: Translation): CompanionTool[] => [
  topicTool(bible, translation),
  personTool(bible, translation),
  commentaryTool(bible, translation),
];
