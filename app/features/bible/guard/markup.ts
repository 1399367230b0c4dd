import { inLatin } from "#app/features/bible/compare/look-alike-letters.ts";

/**
 * HTML and look-alike signs as the plain marks that the guard knows: `<q>` is a quotation mark, a wide colon a colon.
 * Tags that say nothing here are left out; what is no tag stays as it is.
 */

const QUOTED: Record<string, readonly [open: string, close: string]> = {
  q: ["“", "”"],
  blockquote: ["“", "”"],
  cite: [" (", ") "],
  footer: ["\n— ", ""],
  figcaption: ["\n— ", ""],
  em: ["*", "*"],
  i: ["*", "*"],
  b: ["**", "**"],
  strong: ["**", "**"],
  code: ["`", "`"],
  li: ["\n- ", ""],
  br: ["\n", "\n"],
  hr: ["\n\n", ""],
  tr: ["\n", ""],
  td: ["| ", " "],
  th: ["| ", " "],
};
/** Blocks end their paragraph; inside of a quotation only their line. */
const BLOCKS = new Set(["p", "div", "section", "article", "h1", "h2", "h3", "h4", "h5", "h6"]);
const SILENT = new Set(
  "span sup sub small u s mark a ul ol table tbody thead figure pre font center abbr".split(" "),
);

const ENTITIES: Record<string, string> = {
  quot: '"',
  apos: "'",
  ldquo: "“",
  rdquo: "”",
  lsquo: "‘",
  rsquo: "’",
  laquo: "«",
  raquo: "»",
  bdquo: "„",
  mdash: "—",
  ndash: "–",
  hellip: "…",
  nbsp: " ",
  colon: ":",
  amp: "&",
  "#34": '"',
  "#39": "'",
  "#58": ":",
  "#8211": "–",
  "#8212": "—",
  "#8216": "‘",
  "#8217": "’",
  "#8220": "“",
  "#8221": "”",
};

/** Signs that look like others, and those that show nothing; wide and mathematical letters are the plain ones. */
const LIKE: Record<string, string> = {
  "：": ":",
  "∶": ":",
  "꞉": ":",
  "‐": "-",
  "‑": "-",
  "‒": "–",
  "―": "—",
  "∼": "~",
  "〜": "~",
  "～": "~",
  "″": '"',
  "＂": '"',
  "‟": "“",
  "〝": "“",
  "〞": "”",
  "「": "“",
  "」": "”",
  "『": "“",
  "』": "”",
};
const HIDDEN = /[\u00AD\u200B\u2060\uFEFF]/g;
const LOOK_ALIKES =
  /[：∶꞉‐‑‒―∼〜～″＂‟〝〞「」『』]|[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]|[\u{1D400}-\u{1D7FF}]/gu;
const plainSign = (sign: string): string => LIKE[sign] ?? sign.normalize("NFKC");

/** A word with letters of another script; where some are Latin, all are meant to be. */
const MIXED = /(?<!\p{L})\p{L}*[\u0370-\u052F]\p{L}*/gu;
const IS_MIXED = /[\u0370-\u052F]/;
const MIXED_END = /(?<!\p{L})\p{L}*[\u0370-\u052F]\p{L}*$/u;
const LONGEST_TAG = 200;
const MARKUP = /<(\/?)([a-z][a-z\d]{0,11})(?:\s[^<>]{0,180})?\/?>|&(#?\w{2,6});/gi;
/** What a chunk may break off inside of. */
const UNFINISHED = /(?:<\/?(?:[a-z][a-z\d]{0,11}(?:\s[^<>]{0,180})?\/?)?|&#?\w{0,6}|[\uD800-\uDBFF])$/i;

export type MarkupReader = { push(chunk: string): string; end(): string };

/** Reads a text chunk by chunk. Holds back at most one unfinished tag or entity. */
export function createMarkupReader(): MarkupReader {
  let held = "";
  let depth = 0;
  const inPlace = (
    whole: string,
    slash: string,
    tag: string | undefined,
    entity: string | undefined,
  ): string => {
    if (entity !== undefined) return ENTITIES[entity] ?? whole;
    const name = tag?.toLowerCase() ?? "";
    const closing = slash === "/";
    const marks = QUOTED[name];
    if (marks) {
      if (name === "blockquote") depth = Math.max(0, depth + (closing ? -1 : 1));
      return marks[closing ? 1 : 0];
    }
    if (BLOCKS.has(name)) return closing ? (depth > 0 ? "\n" : "\n\n") : "";
    return SILENT.has(name) ? "" : whole;
  };
  /** Whether the last sign was a Latin letter: a word goes on in it. */
  let inWord = false;
  const read = (text: string): string => {
    const plain = text.replace(HIDDEN, "").replace(LOOK_ALIKES, plainSign);
    const latin = plain.replace(MIXED, (word, at) =>
      /[a-z]/i.test(word) || (at === 0 && inWord) ? inLatin(word) : word,
    );
    if (latin !== "") inWord = /[a-z]$/i.test(latin);
    return latin.replace(MARKUP, inPlace);
  };
  return {
    push(chunk) {
      const text = held + chunk;
      const tail = text.slice(-LONGEST_TAG);
      const open = UNFINISHED.exec(tail) ?? (IS_MIXED.test(tail) ? MIXED_END.exec(tail) : null);
      held = open ? tail.slice(open.index) : "";
      return read(text.slice(0, text.length - held.length));
    },
    end() {
      const rest = read(held);
      held = "";
      return rest;
    },
  };
}
