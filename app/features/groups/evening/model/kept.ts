import { isTranslation, type Translation } from "#app/features/bible/translations.ts";
import type { OpenedPage } from "./opened-page.ts";

type Verse = readonly [number: number, text: string, flags: string];

/** The words of the page, where it was, and when: for a phone that is opened anew without a network. */
export type KeptPassage = { verses: Verse[]; translation: Translation; address: string; at: number };

/** What a phone keeps by itself: the page, the words that are being written, notes for itself alone. */
export type Kept = {
  page: OpenedPage | null;
  passage: KeptPassage | null;
  draft: string;
  own: { id: string; page: number; body: string }[];
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isPage = (page: unknown): page is OpenedPage =>
  isObject(page) && ["n", "book", "chapter", "from", "to"].every((name) => Number.isInteger(page[name]));

const isVerse = (verse: unknown): boolean =>
  Array.isArray(verse) &&
  Number.isInteger(verse[0]) &&
  typeof verse[1] === "string" &&
  typeof verse[2] === "string";

const isPassage = (passage: unknown): passage is KeptPassage =>
  isObject(passage) &&
  Array.isArray(passage.verses) &&
  passage.verses.every(isVerse) &&
  typeof passage.translation === "string" &&
  isTranslation(passage.translation) &&
  // an address of ours: it is gone back to
  typeof passage.address === "string" &&
  /^\/(?:evening|study-groups)\/[\w/-]+$/.test(passage.address) &&
  typeof passage.at === "number";

/** What a phone has kept of an evening; anything else that may stand there is nothing. */
export function readKept(text: string | null): Kept {
  const none: Kept = { page: null, passage: null, draft: "", own: [] };
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (!isObject(kept)) return none;
    const { page, passage, draft, own } = kept;
    return {
      page: isPage(page) ? page : null,
      passage: isPassage(passage) ? passage : null,
      draft: typeof draft === "string" ? draft : "",
      own: Array.isArray(own)
        ? own.filter(
            (one) =>
              typeof one?.id === "string" && typeof one.body === "string" && Number.isInteger(one.page),
          )
        : [],
    };
  } catch {
    return none;
  }
}

/** Of several evenings the one that was open last. */
export const newestOf = (texts: readonly (string | null)[]): Kept | null =>
  texts
    .map(readKept)
    .filter(({ passage }) => passage !== null)
    .sort((one, other) => (other.passage?.at ?? 0) - (one.passage?.at ?? 0))[0] ?? null;
