import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { versesInChapter } from "#app/features/bible/books.ts";
import { likenessOf } from "#app/features/bible/compare/likeness.ts";
import { formatReference, referenceOfIds } from "#app/features/bible/reference.ts";
import type { Translation } from "#app/features/bible/translations.ts";

/**
 * Answers that try to pass off wrong words as Scripture, made from the shipped text by rules, so that whoever reads a
 * rule knows a hundred of them. The same every time.
 */

/**
 * `wrong`: words that must not be shown as Scripture; of a `misnamed` answer they are Scripture, and must not be shown
 * as that of the verse which it names. `translation`: what the reader reads.
 */
export type Answer = {
  kind: string;
  text: string;
  wrong: string;
  misnamed?: boolean;
  translation: Translation;
};

export type Text = ReadonlyMap<number, string>;

export function readText(translation: Translation): Text {
  const file = readFileSync(new URL(`../../data/bible/${translation.toLowerCase()}.tsv.gz`, import.meta.url));
  const rows = gunzipSync(file)
    .toString("utf8")
    .split("\n")
    .map((line) => line.split("\t"));
  return new Map(rows.flatMap(([id, , text]) => (id && text ? [[Number(id), text]] : [])));
}

/** Small and even; the same numbers every time (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const bare = (text: string): string =>
  text
    .replace(/[“”"«»‘]/g, "")
    .replace(/\s+/g, " ")
    .trim();

const SWAPS: Record<string, readonly string[]> = {
  en: ["mountain", "kindness", "forever", "wealth", "thunder", "gladly", "neighbor", "freedom"],
  es: ["montaña", "bondad", "riqueza", "trueno", "vecino", "libertad", "siempre", "alegre"],
};

/** A verse with one or two of its words changed. */
export function bent(text: string, language: "en" | "es", random: () => number): string {
  const words = bare(text).split(" ");
  const swaps = SWAPS[language] ?? [];
  for (let turn = 0; turn < 1 + Math.floor(random() * 2); turn++) {
    const at = 1 + Math.floor(random() * (words.length - 2));
    const others = swaps.filter((swap) => !words[at]?.toLowerCase().startsWith(swap));
    words[at] = others[Math.floor(random() * others.length)] ?? "";
  }
  return words.join(" ").replace(/[,;:]$/, ".");
}

type Cited = { wrong: string; name: string };

/** The ways in which an answer says that words are Scripture. */
const FORMS: Record<string, (cited: Cited) => string> = {
  "curly quotation, brackets": ({ wrong, name }) => `Hear this: “${wrong}” (${name}). Rest in it.`,
  "straight quotation, dash": ({ wrong, name }) => `"${wrong}" — ${name}`,
  guillemets: ({ wrong, name }) => `«${wrong}» (${name})`,
  "low quotation marks": ({ wrong, name }) => `„${wrong}“ – ${name}`,
  "corner brackets": ({ wrong, name }) => `「${wrong}」 (${name})`,
  "single quotation": ({ wrong, name }) => `‘${wrong.replace(/[’']/g, "")}’ (${name})`,
  emphasis: ({ wrong, name }) => `*${wrong}* (${name})`,
  "bold, next line": ({ wrong, name }) => `**${wrong}**\n— ${name}`,
  code: ({ wrong, name }) => `\`${wrong}\` (${name})`,
  "blockquote, dash": ({ wrong, name }) => `Listen:\n\n> ${wrong}\n> — ${name}\n\nRest.`,
  "blockquote, tilde": ({ wrong, name }) => `> ${wrong} ~ ${name}`,
  "blockquote, heading": ({ wrong, name }) => `> **${name}**\n> ${wrong}`,
  "html q": ({ wrong, name }) => `<q>${wrong}</q> (${name})`,
  "html blockquote, cite": ({ wrong, name }) =>
    `<blockquote><p>${wrong}</p><cite>${name}</cite></blockquote>`,
  "html blockquote, footer": ({ wrong, name }) => `<blockquote>${wrong}<footer>${name}</footer></blockquote>`,
  "html entities": ({ wrong, name }) => `&ldquo;${wrong}&rdquo; &mdash; ${name}`,
  "verb before": ({ wrong, name }) => `${name} says, “${wrong}” So take heart.`,
  "verb and colon": ({ wrong, name }) => `${name} says: ${wrong}`,
  "said in": ({ wrong, name }) => `As it is written in ${name}: ${wrong}`,
  "colon without a verb": ({ wrong, name }) => `${name}: ${wrong}`,
  "bold heading, colon": ({ wrong, name }) => `**${name}:** ${wrong}`,
  "heading on a line of its own": ({ wrong, name }) => `**${name}**\n${wrong}`,
  "dash after the name": ({ wrong, name }) => `- ${name} – ${wrong}`,
  table: ({ wrong, name }) => `| ${name} | ${wrong} |`,
  "line with its name under it": ({ wrong, name }) => `${wrong}\n— ${name}`,
  "never closed": ({ wrong, name }) => `“${wrong} (${name})`,
  "citation inside": ({ wrong, name }) => `“${wrong} (${name})”`,
  "translation named": ({ wrong, name }) => `“${wrong}” (${name}, NIV)`,
  "gospel of": ({ wrong, name }) => `“${wrong}” (from the Book of ${name})`,
  "wide colon": ({ wrong, name }) => `“${wrong}” (${name.replace(":", "：")})`,
  "with a stop": ({ wrong, name }) => `“${wrong}” (${name.replace(":", ".")})`,
  "chapter and verse in words": ({ wrong, name }) =>
    `“${wrong}” (${name.replace(/ (\d+):/, " chapter $1, verse ")})`,
  "no citation at all": ({ wrong }) => `Remember: “${wrong}”`,
  "no citation, blockquote in marks": ({ wrong }) => `> “${wrong}”`,
  "marker beside it": ({ wrong, name }) => `“${wrong}” [[${name}]]`,
};

const NAMELESS = /^no citation/;
const INVENTED = ["Hezekiah", "Hesitations", "3 Corinthians", "Gospel", "Barnabas", "Ezequías"];

/** Long enough to be told from everyday words, short enough to be quoted. */
const isQuotable = (text: string): boolean => {
  const count = text.split(" ").length;
  return count >= 14 && count <= 34 && !/[[\]()<>*_—]/.test(text) && !/\d/.test(text);
};

/** `count` adversarial answers, every form and every way of being wrong in turn. */
export function adversaries(count: number, seed: number): Answer[] {
  const random = chance(seed);
  const texts = { WEB: readText("WEB"), KJV: readText("KJV"), RV1909: readText("RV1909") };
  const ids = [...texts.WEB.keys()].filter(
    (id) => isQuotable(texts.WEB.get(id) ?? "") && isQuotable(texts.RV1909.get(id) ?? ""),
  );
  const pick = (): number => ids[Math.floor(random() * ids.length)] ?? 0;
  /** A verse with other words: some stand twice in Scripture, or nearly. */
  const unlike = (id: number): number => {
    const other = pick();
    const { kind } = likenessOf(texts.WEB.get(id) ?? "", texts.WEB.get(other) ?? "");
    return kind === "far" ? other : unlike(id);
  };
  const forms = Object.entries(FORMS);
  return Array.from({ length: count }, (_, index): Answer => {
    const [form, write] = forms[index % forms.length] ?? ["", () => ""];
    const way = WAYS[Math.floor(index / forms.length) % WAYS.length] ?? "bent";
    const spanish = way.startsWith("Spanish");
    const translation = spanish ? "RV1909" : "WEB";
    const id = pick();
    const text = texts[translation].get(id) ?? "";
    const name = formatReference(referenceOfIds(id), spanish ? "es" : "en");
    const cited: Cited = { wrong: bent(text, spanish ? "es" : "en", random), name };
    if (way === "wrong reference") cited.name = formatReference(referenceOfIds(pick()));
    // without a name nothing is wrong with the words of a verse
    const misnamed = way === "right words, wrong reference" && !NAMELESS.test(form);
    if (misnamed)
      Object.assign(cited, { wrong: bare(text), name: formatReference(referenceOfIds(unlike(id))) });
    if (way === "invented book") cited.name = name.replace(/^.* /, `${INVENTED[index % INVENTED.length]} `);
    if (way === "invented verse") cited.name = name.replace(/:\d+$/, ":199");
    if (way === "mixed translations") {
      const other = texts.KJV.get(id) ?? text;
      const both = mixed(text, other);
      // two halves that make one of the two again are not wrong
      if (![text, other].some((shipped) => likenessOf(both, shipped).kind === "exact")) cited.wrong = both;
    }
    if (way === "a range") cited.name = rangeOf(name);
    if (way === "a chapter" || way === "Spanish, a chapter") cited.name = name.replace(/:\d+$/, "");
    if (way === "a long range") cited.name = longRangeOf(id);
    return { kind: `${form} · ${way}`, text: write(cited), wrong: cited.wrong, misnamed, translation };
  });
}

const WAYS = [
  "bent",
  "wrong reference",
  "right words, wrong reference",
  "invented book",
  "invented verse",
  "mixed translations",
  "Spanish",
  "a range",
  "a chapter",
  "Spanish, a chapter",
  "a long range",
];

/** So many answers have each form once in each way of being wrong. */
export const EACH_ONCE = Object.keys(FORMS).length * WAYS.length;

const rangeOf = (name: string): string => {
  const verse = Number(/\d+$/.exec(name)?.[0]);
  return verse > 1 ? `${name.replace(/\d+$/, "")}${verse - 1}-${verse}` : name;
};

/** The whole of the verse's chapter but its last verse. */
function longRangeOf(id: number): string {
  const first = id - (id % 1000) + 1;
  const { bookNumber, chapter } = referenceOfIds(id);
  return formatReference(referenceOfIds(first, first + versesInChapter(bookNumber, chapter) - 2));
}

/** The first half of one translation and the second half of another. */
function mixed(one: string, other: string): string {
  const [first, second] = [bare(one).split(" "), bare(other).split(" ")];
  return [...first.slice(0, first.length / 2), ...second.slice(second.length / 2)].join(" ");
}

const ENGLISH_BY_HAND: Answer[] = [
  "For God so loved the big world, that he gave his one and only Son, John wrote.\n\n“For God so loved the big world, that he gave his one and only Son” - First John 3.16",
  "“For God so loved the big world, that he gave his one and only Son” (San Juan 3:16)",
  "“For God so loved the big world, that he gave his one and only Son” (1ª de Juan 3:16)",
  "“For God so loved the big world, that he gave his one and only Son” (john 3:16)",
  "“For God so loved the big world, that he gave his one and only Son” (John 3:16, 18; 4:1)",
  "“For God so loved the big world, that he gave his one and only Son” (John 3:36-4:2)",
  "Jesus said, “For God so loved the big world,” and then, “that he gave his one and only Son” (John 3:16).",
  "<em>For God so loved the big world, that he gave his one and only Son</em> <small>John 3:16</small>",
  "“For God so loved the big world, that he gave his one and only Son” (John\u200b 3:16)",
  "> For God so loved the big world, that he gave his one and only Son\n\n[[John 3:99]]",
  "“For God so loved the big world, that he gave his one and only Son” [[John 3]]",
  "Here it is:\n[[John 3]]\n“For God so loved the big world, that he gave his one and only Son”",
  "“For God so loved the big world, that he gave his one and only Son” (chapter 3 of John)",
  "“For God so loved the big world, that he gave his one and only Son” (John 3:1-21)",
  "> For God so loved the big world, that he gave his one and only Son\n\n[[John 22]]",
  "John 3:99 says: For God so loved. The big world, that he gave his one and only Son. He gave his one and only Son!",
  "**John 3:99:** For God so loved the big world, that he gave. The big world, that he gave his one and only Son.",
].map((text, index) => ({
  kind: `by hand ${index + 1}`,
  text,
  wrong: "For God so loved the big world, that he gave his one and only Son",
  translation: "WEB" as const,
}));

const SPANISH_BY_HAND: Answer[] = [
  "Jeremías 9:9: ¿No los tengo de visitar sobre estas cosas? dice Jehová. ¿De tal gente trueno se montaña mi alma?",
  "**Jeremías 9:9**\n¿No los tengo de visitar sobre estas cosas? dice Jehová. ¿De tal gente trueno se montaña mi alma?",
  "- Jeremías 9:9 – ¿No los tengo de visitar sobre estas cosas? dice Jehová. ¿De tal gente trueno se montaña mi alma?",
  "«¿No los tengo de visitar sobre estas cosas? dice Jehová. ¿De tal gente trueno se montaña mi alma?» (Jeremías 9)",
  "Aquí está:\n[[Jeremías 9]]\n«¿No los tengo de visitar sobre estas cosas? dice Jehová. ¿De tal gente trueno se montaña mi alma?»",
  "Jeremías 9:9 dice: ¿No los tengo de visitar sobre estas cosas? dice Jehová. ¿De tal gente trueno se montaña mi alma?",
].map((text, index) => ({
  kind: `by hand ${ENGLISH_BY_HAND.length + index + 1}`,
  text,
  wrong: "¿No los tengo de visitar sobre estas cosas? dice Jehová. ¿De tal gente trueno se montaña mi alma?",
  translation: "RV1909" as const,
}));

const EVERYDAY_BY_HAND: Answer = {
  kind: `by hand ${ENGLISH_BY_HAND.length + SPANISH_BY_HAND.length + 1}`,
  text: "- Ezequías 8:52 – All were mountain and mourning her, but he said, Don’t weep. She isn’t dead, but sleeping.",
  wrong: "All were mountain and mourning her, but he said, Don’t weep. She isn’t dead, but sleeping.",
  translation: "WEB",
};

/** Written by hand: what no rule above makes. */
export const BY_HAND: readonly Answer[] = [...ENGLISH_BY_HAND, ...SPANISH_BY_HAND, EVERYDAY_BY_HAND];
