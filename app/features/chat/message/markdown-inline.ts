/** What stands within a line. */
export type Inline =
  | string
  | { kind: "strong" | "em"; inside: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; href: string; inside: Inline[] };

/** How far the end of an emphasis or a link may be, characters: reading takes no longer for a hostile text. */
const REACH = 600;
/** Emphasis within emphasis is read this deep. */
const DEEPEST = 4;
/** Where a link may lead. What leads elsewhere (`javascript:`, `data:`, a path) stays the words that it is. */
const SAFE = /^(https?:\/\/|mailto:)[^\s<>"'`\\]+$/i;
const LINK = /^\[([^[\]\n]{1,300})\]\(([^()\s]{1,2000})\)/;
/** A link that is still being written. */
const HALF_LINK = /^\[([^[\]\n]{0,300})(?:\](?:\([^()\s]{0,2000})?)?$/;
const MARK = /[\\`*_[!]/;
const WORD = /[\p{L}\p{N}]/u;
/** As much of a run as the end of an emphasis may be away. */
const STARS = /\*{4,600}/y;
const LOW_LINES = /_{4,600}/y;

/** @param open the text goes on: a mark without its end is taken as one that will have it */
export function readInline(text: string, open: boolean, depth = 0): Inline[] {
  const found: Inline[] = [];
  let words = "";
  let at = 0;
  const add = (one: Inline, length: number) => {
    if (words) found.push(words);
    words = "";
    found.push(one);
    at += length;
  };
  while (at < text.length) {
    const next = text.slice(at).search(MARK);
    if (next < 0) break;
    words += text.slice(at, at + next);
    at += next;
    const read = readMark(text, at, open, depth);
    if (typeof read === "number") {
      words += text.slice(at, at + read).replace(/^\\(?=.)/, "");
      at += read;
    } else if (read) add(read.one, read.length);
    else at = text.length;
  }
  words += text.slice(at);
  if (words) found.push(words);
  return found;
}

type Read = { one: Inline; length: number };

/** What begins at a mark; a number: so many characters are only words; null: a half mark at the very end. */
function readMark(text: string, at: number, open: boolean, depth: number): Read | number | null {
  const mark = text[at] ?? "";
  if (mark === "\\") return /[!-/:-@[-`{-~]/.test(text[at + 1] ?? "") ? 2 : 1;
  // no pictures: the words stay as they were written
  if (mark === "!") return text[at + 1] === "[" ? 2 : 1;
  if (mark === "`") return readCode(text, at, open);
  return mark === "[" ? readLink(text, at, open, depth) : readEmphasis(text, at, open, depth);
}

function readCode(text: string, at: number, open: boolean): Read | number | null {
  const ticks = /^`+/.exec(text.slice(at, at + 20))?.[0] ?? "`";
  const from = at + ticks.length;
  const reach = text.slice(from, from + REACH);
  const end = reach.search(new RegExp(`(?<!\`)${ticks}(?!\`)`));
  if (end > 0) return { one: { kind: "code", text: reach.slice(0, end) }, length: end + 2 * ticks.length };
  if (!open || end === 0 || from + REACH < text.length) return ticks.length;
  const code = reach.replace(/(?<!`)`+$/, "");
  return code ? { one: { kind: "code", text: code }, length: text.length - at } : null;
}

function readLink(text: string, at: number, open: boolean, depth: number): Read | number | null {
  const rest = text.slice(at, at + 2_400);
  const link = LINK.exec(rest);
  const [whole = "", label = "", href = ""] = link ?? [];
  if (link && SAFE.test(href)) {
    return { one: { kind: "link", href, inside: readInline(label, false, depth + 1) }, length: whole.length };
  }
  if (link || !open || at + rest.length < text.length) return 1;
  const half = HALF_LINK.exec(rest);
  if (!half) return 1;
  // the words are there already, where they lead is not
  return half[1] ? { one: half[1], length: rest.length } : null;
}

function readEmphasis(text: string, at: number, open: boolean, depth: number): Read | number | null {
  const mark = text[at] ?? "*";
  const run = text[at + 1] === mark ? 2 : 1;
  const from = at + run;
  if (depth >= DEEPEST) return run;
  const last = from >= text.length;
  if (open && last) return null;
  const before = text[at - 1] ?? " ";
  // 2 * 3, and snake_case, are no emphasis
  if (last || /\s/.test(text[from] ?? "") || (mark === "_" && WORD.test(before))) return run;
  const inside = (words: string, isOpen: boolean): Inline => ({
    kind: run === 2 ? "strong" : "em",
    inside: readInline(words, isOpen, depth + 1),
  });
  const end = endOf(text, from, mark, run);
  if (end !== null) return { one: inside(text.slice(from, end), false), length: end + run - at };
  if (!open || text.length > from + REACH) return run;
  return {
    one: inside(text.slice(from).replace(mark === "*" ? /\*$/ : /_$/, ""), true),
    length: text.length - at,
  };
}

/** Where the same mark stands again, after a word. */
function endOf(text: string, from: number, mark: string, run: number): number | null {
  const most = Math.min(text.length, from + REACH);
  for (let at = text.indexOf(mark, from + 1); at >= 0 && at < most; at = text.indexOf(mark, at + 1)) {
    const before = text[at - 1];
    if (before === " " || before === "\n") continue;
    // only runs of up to three end anything: a longer one is passed over at once
    let length = 1;
    while (length < 4 && text[at + length] === mark) length++;
    if (length === 4) {
      const run = mark === "*" ? STARS : LOW_LINES;
      run.lastIndex = at;
      length = run.exec(text)?.[0].length ?? length;
    }
    const after = text[at + length] ?? " ";
    if (length === run && !(mark === "_" && WORD.test(after))) return at;
    // the end of both: **and *so***
    if (length === 3 && run < 3) return run === 2 ? at + 1 : at;
    at += length - 1;
  }
  return null;
}

export const inlineWords = (inside: readonly Inline[]): string =>
  inside
    .map((one) => (typeof one === "string" ? one : one.kind === "code" ? one.text : inlineWords(one.inside)))
    .join("");
