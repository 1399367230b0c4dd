/** Word stems, so that `worrying` and `worries` are one; of English, and roughly: both sides are cut alike. */

/** Words that are in every sentence. */
const COMMON = new Set(
  `a about after all am an and any are as at be because been but by can cant could did do does doesnt dont for from get
  go got had has have he her hers him his how i if im in into is isnt it its ive just keep know like me more my myself no
  not now of off on one or our out over really she should so some still than that the their them then there they this to
  too up us very was we were what when where which who why will with wont would you your thing things people even only
  want feel am`.split(/\s+/),
);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ies|ied)$/, "y"],
  [/(?:ingly|edly|ings|ing|ed|ness|ments?|fully|ful|ly)$/, ""],
  [/(?<=[sxz]|ch|sh)es$/, ""],
  [/(?<!s)s$/, ""],
  [/(?<=.{3})e$/, ""],
];

export function stemOf(word: string): string {
  let stem = word;
  for (const [ending, instead] of ENDINGS) {
    const cut = stem.replace(ending, instead);
    if (cut.length >= 3) stem = cut;
  }
  return stem.replace(/([^aeiouls])\1$/, "$1");
}

/** The stems of plain words, and each two that stand side by side; what is in every sentence counts only in a pair. */
export function stemsIn(plain: string): Set<string> {
  const words = plain.split(" ").filter(Boolean);
  const stems = words.map(stemOf);
  const single = stems.filter((_stem, at) => !COMMON.has(words[at] ?? ""));
  const pairs = stems.slice(1).flatMap((stem, at) => {
    const telling = !COMMON.has(words[at] ?? "") || !COMMON.has(words[at + 1] ?? "");
    return telling ? [`${stems[at]} ${stem}`] : [];
  });
  return new Set([...single, ...pairs]);
}
