import { createPieceReader, type Shown } from "#app/features/bible/guard/read-pieces.server.ts";
import { createScriptureStream } from "#app/features/bible/guard/scripture-stream.ts";
import type { Verse } from "#app/features/bible/service.server.ts";
import { createPartGuard } from "#app/features/chat/answering/part-guard.ts";
import { chance } from "#tests/scripture/bank.ts";

export type GuardCase = {
  id: string;
  kind: string;
  translation: "WEB" | "KJV" | "RV1909";
  text: string;
  wrong: string[];
};
export type Innocent = {
  id: string;
  kind: string;
  translation: GuardCase["translation"];
  text: string;
  verses?: number[];
};
type Outcome = { id: string; text: string; shown: string; ok: boolean };

/** The whole way of an answer, cut into chunks of 1 to 12 characters: Scripture's guard, the text, the speech guard. */
async function shownOf(
  bible: D1Database,
  { text, translation }: Pick<GuardCase, "text" | "translation">,
  seed: number,
) {
  const random = chance(seed);
  const scripture = createScriptureStream();
  const read = createPieceReader(bible, translation);
  const speech = createPartGuard<Verse>();
  const shown: Shown[] = [];
  for (let from = 0; from < text.length; ) {
    const length = 1 + Math.floor(random() * 12);
    const said = speech.push(await read(scripture.push(text.slice(from, from + length))));
    shown.push(...said.parts);
    if (said.claim) return { shown, claim: said.claim };
    from += length;
  }
  const { parts, claim } = speech.push(await read(scripture.end(), true), true);
  return { shown: [...shown, ...parts], claim };
}

/** `[Psalm 23:1]` where a verse stands, else the words. */
const lineOf = (shown: readonly Shown[], claim: string | null): string =>
  shown.map((part) => (part.kind === "text" ? part.text : `\n[${part.reference}]\n`)).join("") +
  (claim ? ` (cut: ${claim})` : "");

export const plainOf = (text: string): string => text.replaceAll("\n", "⏎");

const LOOK_ALIKES: Record<string, string> = Object.fromEntries(
  [..."аaеeоoрpсcхxуyіiјjѕsԁdΒBΙIΕEΑAΟOΡPТTНHКKМMСC".matchAll(/(.)(.)/gu)].map(([, one = "", other = ""]) => [
    one,
    other,
  ]),
);
/** Letters and digits only, whatever they look like: marks, accents, case, stops and spaces are none. */
const lettersOf = (text: string): string =>
  [...text.normalize("NFKD")]
    .map((sign) => LOOK_ALIKES[sign] ?? sign)
    .join("")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const MARKS = /[“”"«»„‹›「」″*_`]|(?<!\p{L})['‘]|['’](?!\p{L})|^>/mu;
const REFERENCE =
  /(?:\p{L}|\])\.?\s?(?:\d{1,3}|[ivxlc]+\.|l)\s?[:.,：∶]\s?\d|\d[：:∶]\d|\p{L}\.? \d{1,3}(?!\d)[).]|[𝟎-𝟗]/u;
const SPEAKER =
  /(?<!\p{L})(?:jesus|jesús|christ|cristo|god|dios|lord|señor|bible|biblia|scriptures?|escrituras?|psalmist|salmista|paul|pablo|moses|moisés|job|peter|pedro|john the apostle|prophet|profeta)\s(?:\p{L}+\s){0,2}(?:said|says|wrote|writes|tells|promised|answered|sang|cried|dijo|dice|escribió|prometió)|(?:dijo|dice)\s(?:\p{L}+\s)?(?:jesús|dios|biblia|escritura)/iu;

/**
 * Whether wrong words are shown as Scripture: letter for letter the same, and in marks, on the line of a reference, or
 * on that of a speaker of the Bible. A verse's name on the line above or below counts too.
 */
export async function leakOf(bible: D1Database, one: GuardCase, seed: number): Promise<Outcome> {
  const { shown, claim } = await shownOf(bible, one, seed);
  const prose = shown.map((part) => (part.kind === "text" ? part.text : "\n\n"));
  const lines = prose.join("").split("\n");
  const wrongs = one.wrong.map(lettersOf);
  const isWrong = lines.some((line, at) => {
    const near = [lines[at - 1], line, lines[at + 1]].join("\n");
    return (
      wrongs.some(
        (wrong) =>
          lettersOf(line).includes(wrong) || (lettersOf(near).includes(wrong) && lettersOf(line) !== ""),
      ) &&
      (MARKS.test(line) || REFERENCE.test(near) || SPEAKER.test(line))
    );
  });
  return { id: `${one.id} ${one.kind}`, text: one.text, shown: lineOf(shown, claim), ok: !isWrong };
}

/** Whether an innocent answer comes through: nobody's words cut; of a true quotation its words or its verse stand there. */
export async function isKept(bible: D1Database, one: Innocent, seed: number): Promise<Outcome> {
  const { shown, claim } = await shownOf(bible, one, seed);
  const text = shown.map((part) => (part.kind === "text" ? part.text : "")).join("");
  const put = shown.flatMap((part) => (part.kind === "verse" ? [part.verseId] : []));
  const isWhole = lettersOf(text) === lettersOf(one.text);
  const ok = isWhole || (one.verses ?? []).some((verse) => put.includes(verse));
  return { id: `${one.id} ${one.kind}`, text: one.text, shown: lineOf(shown, claim), ok: ok && !claim };
}

const TO_LIKE: Record<string, string> = { a: "а", e: "е", o: "о", p: "р", c: "с", i: "і" };

/** The answer with its case, spaces or letters changed, by chance of a seed. */
export function varied(one: GuardCase, seed: number): GuardCase {
  const random = chance(seed);
  const ways = [
    (text: string) => text.toUpperCase(),
    (text: string) => text.toLowerCase(),
    (text: string) => text.replace(/(?<=\p{L}) (?=\p{L})/gu, () => (random() < 0.3 ? "  " : " ")),
    (text: string) => text.replace(/(?<=\p{L}) (?=\p{L})/gu, () => (random() < 0.3 ? "\u00a0" : " ")),
    (text: string) => text.replace(/[aeopci]/g, (sign) => (random() < 0.3 ? (TO_LIKE[sign] ?? sign) : sign)),
    (text: string) => text.replace(/\p{L}(?=\p{L})/gu, (sign) => (random() < 0.08 ? `${sign}\u200b` : sign)),
    (text: string) => text.replace(/[“”]/g, '"'),
  ];
  const way = ways[Math.floor(random() * ways.length)] ?? ((text: string) => text);
  return { ...one, text: way(one.text) };
}
