import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** So long is each hostile text, characters; an answer of a model is shorter. */
export const LENGTH = 10_000;

const FEATURES = join(import.meta.dirname, "../app/features");

/** The files of a folder of rules, and of the folders in it. */
export const rulesOf = (folder: string): string[] =>
  readdirSync(join(FEATURES, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|\.server\.ts$|(?:^|\/)tables\.ts$/.test(name))
    .map((name) => `${folder}/${name}`);

/** Every pattern and text that stands in a file's source: patterns are made of texts too. */
export function sourcesIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text.replace(/^\/|\/[a-z]*$/g, ""));
    else if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  const text = readFileSync(join(FEATURES, file), "utf8");
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

/**
 * What the patterns of a file look for, word by word and alternative by alternative: `(?:kiss|hug) me` has “kiss”,
 * “hug” and “me”, and the run of all of them.
 */
export function wordsIn(file: string): string[] {
  const sources = sourcesIn(file).filter((source) => /\p{L}/u.test(source));
  const alternatives = sources.flatMap((source) =>
    source
      .replace(/\\[bdDwWsSpP](?:\{\w+\})?|\(\?(?:[:=!]|<[=!]?\w*>?)|[()[\]{}^$*+?\\]|\{[\d,]+\}/g, "|")
      .split("|"),
  );
  const words = alternatives.flatMap((one) => [one, ...one.split(/\s+/)]);
  const whole = alternatives.join(" ").replace(/\s+/g, " ");
  const runs = whole.match(/.{1,200}(?:\s|$)/g) ?? [];
  return [...new Set([...words.map((word) => word.trim()), ...runs])].filter((word) => /\p{L}/u.test(word));
}

/** A text that repeats something, behind a beginning and before an end that makes it fail. */
export const repeated = (what: string, head = "", tail = "", length = LENGTH): string =>
  head + what.repeat(Math.ceil((length - head.length - tail.length) / what.length)).slice(0, length) + tail;

const MARKS = [
  ..."“”\"«»„‘’'‚‹›*_`()[]{}<>|>#~-–—.,;:!?…¡¿/\\@&=+%$0123456789 \n\t\r\u00a0\u200b\u0301\u0000",
];
const PAIRS = [
  ...["[[", "]]", "[[]]", "**", "***", "“‘", "*_", "> ", ">> ", "\n> ", "\n\n", "\n- ", "1. ", "\n1) ", "# "],
  ...[
    "<q>",
    "</q>",
    "<blockquote>",
    "<q ",
    "<",
    "&quot;",
    "&",
    "](",
    "[a](",
    "[a](http://a",
    "![",
    "```\n",
    "` ",
  ],
  ...[
    "3:16",
    "3:16-",
    "John 3:16, ",
    "John 3:16; 4:",
    "John ",
    "1 John ",
    "(John 3:16",
    "— John 3",
    "[[John 3:16",
  ],
  ...[
    "Psalm 23 and ",
    "chapter 3 of ",
    "“a b c d e ",
    "“a b c d e” ",
    '"a" ',
    "*a b c d e* ",
    "'tis ",
    "s’ ",
  ],
  ...[
    "says: ",
    "John 3:16 says: ",
    "as it says in ",
    "you said ",
    ". A",
    ".) ",
    '."',
    "a.a",
    "? ",
    "!!! ",
    "a, ",
  ],
];
const SCRIPTS = [
  "é",
  "e\u0301",
  "ñ",
  "ß",
  "İ",
  "ﬁ",
  "中",
  "אב ",
  "ا",
  "😀",
  "🙏🏽",
  "👨‍👩‍👧",
  "\ud83d",
  "\u202e",
  "Ａ",
  "ª",
  "０",
];
const SHORT =
  "a i o y e an and or but so if in is it to of on at by we he me my no not do the you god él tú si de que la te ni";

/** Texts of no rule in particular: marks, pairs, scripts, short words, and beginnings that end badly. */
export function hostileTexts(length = LENGTH): string[] {
  const full = (what: string, head = "", tail = "") => repeated(what, head, tail, length);
  const words = SHORT.split(" ");
  const loops = [...MARKS, ...PAIRS, ...SCRIPTS, ...words.flatMap((word) => [word, `${word} `, `${word}, `])];
  const nested = ["“", "(", "[[", "*", "<q>", "> ", "‘"].flatMap((mark) => [
    full(`${mark}a `, "", "John 3:16"),
    full(`${mark}five words of a quotation `, "", "”"),
    full(mark, "John 3:16 says: ", "x"),
  ]);
  const heads = [
    "God tells you to ",
    "Dios te dice que ",
    "The Lord says to you: ",
    "I am ",
    "Soy ",
    "You should ",
    "Do you ",
    "As your ",
    "“",
    "John 3:16: ",
    "(",
    "[[",
    "> ",
    "- ",
    "Thus ",
    "if ",
    "you said ",
    "no ",
  ];
  const middles = [
    "love others and ",
    "and ",
    "the ",
    "a",
    " ",
    "the true ",
    "pray, and ",
    "ames a dios y ",
    "and, ",
  ];
  const failing = heads.flatMap((head) => middles.map((middle) => full(middle, head, "banana.")));
  const lines = ["#", "# ", "- ", "1. ", "> ", "```", "|"].flatMap((head) => [
    full(" ", head, "\r"),
    full(" #", head, "x\u2028"),
  ]);
  return [...loops.map((loop) => full(loop)), ...nested, ...failing, ...lines];
}

/** So many of the words in a file's patterns are repeated in a sample, spread over all of them. */
const MAX_WORDS = 24;

/** The texts for the rules of a file: all of them, or every so many from some place on. */
export function textsFor(file: string, length: number, every = 1, first = 0): string[] {
  const sources = file.startsWith("care/") ? rulesOf("care") : file.startsWith("../core/") ? [] : [file];
  const words = sources.flatMap(wordsIn);
  const apart = every === 1 ? 1 : Math.max(1, Math.floor(words.length / MAX_WORDS));
  return [
    ...hostileTexts(length).filter((_, at) => at % every === first % every),
    ...words
      .filter((_, at) => at % apart === first % apart)
      .map((word) => repeated(`${word} `, "", "", length)),
  ];
}
