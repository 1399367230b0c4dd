/** Small words that the translators put around a word of the original: "and the mercy of" is counted as "mercy". */
const SMALL = new Set(
  (
    "a an and the of in to unto into for from with by on upon at as but that which who whom whose it is was were be are am been " +
    "his my thy your our their her its him me thee you us them he she they i we ye thou this these those " +
    "shall will should would may might can could let have hath hast had do doth dost did shalt wilt not no nor or so then " +
    "also when if even there out up down off o because according after through all therefore nevertheless more own pray " +
    "against over among concerning throughout about within between under than"
  ).split(" "),
);

/** A word as it is counted: `LORD’S,` is `lord’s`. */
const bare = (word: string): string => word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

/** What a word became, without capitals, marks and the small words at its edges, unless it is small words alone. */
export function renderingOf(words: readonly string[]): string {
  const all = words.map(bare).filter(Boolean);
  const isLarge = (word: string) => !SMALL.has(word);
  const first = all.findIndex(isLarge);
  return (first < 0 ? all : all.slice(first, all.findLastIndex(isLarge) + 1)).join(" ");
}
