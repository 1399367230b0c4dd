import type { ConversationView } from "#party/protocol.ts";

/** Words that are looked for; more say nothing more. */
const MAX_WORDS = 12;
const MAX_WORD = 60;
/** What is read of a query: no search has more to say. */
const MAX_QUERY = 1000;

/** What separates words in the index (migration 0009 has the same marks), and what can be no word. */
const MARKS = /[\s\p{Cc}\p{Cs}"'()[\]{}<>«»“”‘’„¿¡—–\-/\\|*_#,.:;!?&=+~`…@%^]+/gu;
const LETTER = /[\p{L}\p{N}\p{Co}]/u;
const SIGN = /\p{S}/u;

/** The words of a query as they were typed: marks and operators are nothing but gaps between them. */
export const wordsOf = (query: string): string[] => {
  const words = query
    .slice(0, MAX_QUERY)
    .split(MARKS)
    .filter((word) => LETTER.test(word))
    .map((word) => [...word].slice(0, MAX_WORD).join(""));
  return [...new Set(words)].slice(0, MAX_WORDS);
};

/** Emoji and other signs that are no words and stand in no index. U+FE0F, which only asks for colors, is left out. */
export const signsOf = (query: string): string[] => {
  const signs = query
    .slice(0, MAX_QUERY)
    .split(MARKS)
    .filter((sign) => SIGN.test(sign) && !LETTER.test(sign))
    .map((sign) => [...sign.replace(/\uFE0F$/u, "")].slice(0, MAX_WORD).join(""));
  return [...new Set(signs)].slice(0, MAX_WORDS);
};

/** By what a member's words are marked in the index, of one length for every real account. */
const memberToken = (userId: string): string => userId.replaceAll("_", "").slice(-20);

/**
 * For FTS5's MATCH: each word in quotation marks, which makes a string of it whatever is in it, behind the member's
 * mark; the last may go on. Null when there is nothing to look for.
 */
export function matchOf(userId: string, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const mark = memberToken(userId);
  const last = words.length - 1;
  // of a single letter only the word itself: its beginning is in everything
  const ends = [...(words[last] ?? "")].length > 1 ? "*" : "";
  return words.map((word, at) => `"${mark}${word.replaceAll('"', "")}"${at === last ? ends : ""}`).join(" ");
}

/** A piece of text; `hit`: it was looked for. */
export type Piece = { text: string; hit: boolean };

/** Something found: a title, or a message with its place in the conversation. */
export type Hit = {
  conversation: Pick<ConversationView, "id" | "title" | "lastMessageAt">;
  message: { id: string; role: "user" | "assistant"; createdAt: number; snippet: Piece[] } | null;
  title: Piece[];
};

const BEFORE = 48;
const AFTER = 150;

const withoutAccents = (letter: string): string =>
  letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The text without accents and capitals, and for each of its units where it stands in the text. */
function folded(text: string): { plain: string; at: number[] } {
  let plain = "";
  const at: number[] = [];
  let here = 0;
  for (const letter of text) {
    const bare = letter < "\u0080" ? letter.toLowerCase() : withoutAccents(letter);
    for (let unit = 0; unit < bare.length; unit++) at.push(here);
    plain += bare;
    here += letter.length;
  }
  at.push(here);
  return { plain, at };
}

/**
 * Where the words stand in the text, in order: `[from, to)`. Whole words, but the last one's beginning is enough. Words
 * are compared where a word begins and nowhere else, so a letter that repeats costs one look each.
 */
function* foundIn(text: string, words: readonly string[]): Generator<[number, number]> {
  const { plain, at } = folded(text);
  const last = words.at(-1);
  const looked = [...new Set(words)]
    .map((word) => ({ word: folded(word).plain, whole: word !== last }))
    .filter(({ word }) => word);
  let inside = false;
  for (let from = 0; from < plain.length; from++) {
    if (!inside)
      for (const { word, whole } of looked) {
        const to = from + word.length;
        if (plain.startsWith(word, from) && !(whole && LETTER.test(plain.charAt(to))))
          yield [at[from] ?? 0, at[to] ?? text.length];
      }
    inside = LETTER.test(plain.charAt(from));
  }
}

/** The text in pieces, what was looked for apart from the rest. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const [from, to] of foundIn(text, words)) {
    if (from < done) continue;
    if (from > done) pieces.push({ text: text.slice(done, from), hit: false });
    pieces.push({ text: text.slice(from, to), hit: true });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), hit: false });
  return pieces;
}

/** Some words around the first that was looked for, cut at blanks. */
export function snippetOf(content: string, words: readonly string[]): Piece[] {
  const line = content.replace(/\s+/gu, " ").trim();
  const [first] = foundIn(line, words);
  const middle = first?.[0] ?? 0;
  const from = middle <= BEFORE ? 0 : line.indexOf(" ", middle - BEFORE) + 1;
  const begin = Math.min(from, middle);
  const wanted = middle + AFTER;
  const cut = wanted >= line.length ? line.length : line.lastIndexOf(" ", wanted);
  const end = cut <= middle ? Math.min(wanted, line.length) : cut;
  return marked(`${begin > 0 ? "… " : ""}${line.slice(begin, end)}${end < line.length ? " …" : ""}`, words);
}
