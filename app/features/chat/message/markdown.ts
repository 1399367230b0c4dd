import { type Inline, inlineWords, readInline } from "./markdown-inline.ts";

/** The little of Markdown that an answer uses, as a tree: nothing in it is markup, so nothing can be run. */

export type Block =
  | { kind: "prose" | "heading"; inside: Inline[] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "list"; first: number | null; items: Block[][] }
  | { kind: "code"; text: string }
  | { kind: "rule" };

/** Lists and quotes within each other are read this deep; what is deeper stays prose. */
const DEEPEST = 4;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,6} +(?! )(.*)$/;
const RULE = /^ {0,3}([-*_])( *\1){2,} *$/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^ {0,3}(?:[-*+]|(\d{1,4})[.)]) +(?=\S)/;
/** The beginning of a mark at the very end: while the answer is written it is not shown until it is one. */
const HALF_MARK = /(^|\n) {0,3}(?:[-*+>_]{1,3}|#{1,6}|`{1,3}|~{1,3}|\d{1,4}[.)]?) *$/;
const NESTED = /^(?: {2,}|\t)/;

/** @param writing more is to come: a mark that is open is taken as one that will be closed, so that nothing flickers */
export function readMarkdown(text: string, writing = false): Block[] {
  const whole = writing ? text.replace(HALF_MARK, "$1") : text;
  return readBlocks(whole.split("\n"), writing, 0);
}

function readBlocks(lines: readonly string[], writing: boolean, depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  /** The lines from here on that belong to the block that begins here. */
  const take = (belongs: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && belongs(lines[at] ?? "")) at++;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const fence = FENCE.exec(line)?.[1];
    if (line.trim() === "") at++;
    else if (fence) {
      at++;
      blocks.push({ kind: "code", text: take((next) => !next.trimStart().startsWith(fence)).join("\n") });
      at++;
    } else if (RULE.test(line)) {
      at++;
      blocks.push({ kind: "rule" });
    } else if (HEADING.test(line)) {
      at++;
      blocks.push({
        kind: "heading",
        inside: readInline(headingOf(line), writing && at >= lines.length),
      });
    } else if (depth < DEEPEST && QUOTE.test(line)) {
      const quoted = take((next) => QUOTE.test(next)).map((next) => next.replace(QUOTE, ""));
      blocks.push({ kind: "quote", blocks: readBlocks(quoted, writing && at >= lines.length, depth + 1) });
    } else if (depth < DEEPEST && ITEM.test(line)) {
      const number = ITEM.exec(line)?.[1];
      const items: Block[][] = [];
      while (
        ITEM.test(lines[at] ?? "") &&
        (ITEM.exec(lines[at] ?? "")?.[1] === undefined) === (number === undefined)
      ) {
        const head = (lines[at++] ?? "").replace(ITEM, "");
        const rest = take((next) => NESTED.test(next) || (next.trim() === "" && belongsOn(lines, at)));
        items.push(
          readBlocks(
            [head, ...rest.map((next) => next.replace(/^(?: {1,4}|\t)/, ""))],
            writing && at >= lines.length,
            depth + 1,
          ),
        );
      }
      blocks.push({ kind: "list", first: number === undefined ? null : Number(number), items });
    } else {
      const [first = "", ...rest] = [lines[at++] ?? "", ...take((next) => !beginsBlock(next, depth))];
      const words = [first, ...rest].join("\n").trim();
      blocks.push({ kind: "prose", inside: readInline(words, writing && at >= lines.length) });
    }
  }
  return blocks;
}

/** A heading's words: the marks that may close it are taken off. */
function headingOf(line: string): string {
  const words = HEADING.exec(line)?.[1] ?? "";
  let end = words.length;
  while (" #".includes(words[end - 1] ?? "-")) end--;
  return words.slice(0, end);
}

const beginsBlock = (line: string, depth: number): boolean =>
  line.trim() === "" ||
  [FENCE, RULE, HEADING].some((mark) => mark.test(line)) ||
  (depth < DEEPEST && [QUOTE, ITEM].some((mark) => mark.test(line)));

/** A blank line within a list is a part of it where the list goes on after it. */
function belongsOn(lines: readonly string[], at: number): boolean {
  const next = lines[at + 1] ?? "";
  return NESTED.test(next) || ITEM.test(next);
}

/** The words alone: for whoever hears them. */
export const wordsOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === "rule") return "";
      if (block.kind === "code") return block.text;
      if (block.kind === "quote") return wordsOf(block.blocks);
      if (block.kind === "list") return block.items.map(wordsOf).join("\n");
      return inlineWords(block.inside);
    })
    .filter(Boolean)
    .join("\n\n");
