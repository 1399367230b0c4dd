import { RELATED_REVISION } from "./revision.ts";

/** Why two verses are together, in what the data says of both. */
export type RelatedReason =
  /** The same word of the original; `english` as the KJV has it in the first. */
  | readonly [kind: "number", number: string, latin: string, english: string]
  /** Nave's topic, 1896, with its sub-heading. */
  | readonly [kind: "topic", topic: string, heading: string]
  /** Side by side in a dictionary's article. */
  | readonly [kind: "article", number: string, latin: string]
  | readonly [kind: "phrase", words: string]
  /** Words of the Old Testament in the New. */
  | readonly [kind: "quoted", words: string]
  | readonly [kind: "english", word: string];

/** `/assets/related-<revision>/43.json`: for each verse the related ones, the best first. */
export type RelatedFile = {
  reasons: readonly RelatedReason[];
  verses: Readonly<Record<string, readonly (readonly [verseId: number, reason: number])[]>>;
};

/** First and last verse in the chapter, heading, paragraphs. The last verse of the chapter before is 0. */
export type CommentarySection = readonly [
  from: number,
  to: number,
  heading: string,
  paragraphs: readonly string[],
];

/** `/assets/related-<revision>/commentary/19-23.json`: what is said on a chapter. */
export type CommentaryFile = {
  henry: readonly CommentarySection[];
  /** On the Psalms alone. */
  spurgeon: readonly CommentarySection[];
};

const FOLDER = `/assets/related-${RELATED_REVISION}`;
export const relatedPath = (book: number): string => `${FOLDER}/${book}.json`;
export const commentaryPath = (book: number, chapter: number): string =>
  `${FOLDER}/commentary/${book}-${chapter}.json`;

export type RelatedVerse = { verseId: number; reason: RelatedReason };

/** Of a run of verses: the best of each in turn, each verse once, and none of the run itself. */
export function relatedTo(file: RelatedFile, verseIds: readonly number[], most: number): RelatedVerse[] {
  const lists = verseIds.map((id) => file.verses[id] ?? []);
  const found = new Map<number, RelatedVerse>();
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let place = 0; place < longest; place++)
    for (const list of lists) {
      const [verseId, at] = list[place] ?? [];
      const reason = at === undefined ? undefined : file.reasons[at];
      if (verseId === undefined || !reason || verseIds.includes(verseId) || found.has(verseId)) continue;
      found.set(verseId, { verseId, reason });
    }
  return [...found.values()].slice(0, most);
}

/** The sections that speak of these verses; an introduction to the chapter only with its first verse. */
export const sectionsOn = (
  sections: readonly CommentarySection[],
  from: number,
  to: number,
): CommentarySection[] => sections.filter(([first, last]) => first <= to && from <= Math.max(last, 1));
