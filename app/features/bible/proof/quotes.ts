/** Words in marks, with the marks. */
export type Quote = { from: number; to: number; words: string; emphasis: boolean };

const MOST = "{1,700}?";
const QUOTES = [
  `[“„](?<curly>[^“”„\\n]{1,700})[”“]`,
  `«(?<guillemets>[^«»\\n]${MOST})»`,
  `»(?<inward>[^«»\\n]${MOST})«`,
  `‹(?<single>[^‹›\\n]${MOST})›`,
  `"(?<straight>[^"\\n]${MOST})"`,
  `\`\`(?<tex>[^'\`\\n]${MOST})''`,
  `(?<![\\p{L}\\d])['‘](?<low>(?=\\S)(?:[^'’‘\\n]|['’](?=\\p{L}))${MOST})['’](?!\\p{L})`,
  `(?<run>\\*{1,3}|_{1,3}|\`)(?<emphasis>(?=\\S)[^*_\`\\n]${MOST})(?<=\\S)\\k<run>(?![\\p{L}\\d])`,
];
const QUOTE = new RegExp(QUOTES.join("|"), "gu");
/** Closed and never opened, or opened and never closed. */
const UNOPENED = /^[>\s*#-]{0,8}(?<words>[^“”"\n]{3,700})”/u;
const UNCLOSED = /[“«„](?<words>[^“”«»\n]{3,700})$/u;

/** All that stands in marks, in order. */
export function quotesIn(text: string): Quote[] {
  const found = [...text.matchAll(QUOTE)].map(({ index, 0: all, groups = {} }): Quote => {
    const { emphasis, run: _run, ...others } = groups;
    const words = emphasis ?? Object.values(others).find((one) => one !== undefined) ?? "";
    return { from: index, to: index + all.length, words, emphasis: emphasis !== undefined };
  });
  if (found.some(({ emphasis }) => !emphasis)) return found;
  const half = UNOPENED.exec(text) ?? UNCLOSED.exec(text);
  const words = half?.groups?.words;
  if (!half || words === undefined) return found;
  return [{ from: half.index, to: half.index + half[0].length, words, emphasis: false }];
}
