import type { Question, Words } from "#app/features/games/trivia/question.ts";
import { bookOf, nameOf, plain, texts } from "./bible.ts";
import { NUMBERS, SPEAKERS } from "./catalog-names.ts";
import { make } from "./make.ts";
import { fitVerses, knownVerses, shuffled, trimmed } from "./pick.ts";

const SAID_ES = "(?:dijo|dijole|díjole|díjoles|dícele|díceles|respondió|respondióle|respondióles|dice)";

type Speech = { name: Words; quote: Words; prove: Words };

/** Who says what in a verse that has one speech, with the words that say so; null where it is not plain in both texts. */
export function speechOf(id: number): Speech | null {
  const en = texts().en.get(id) ?? "";
  const es = texts().es.get(id) ?? "";
  const one =
    /^(?:Then |And |But |So |Now )?(\w+) (?:said|answered)(?: to (?:him|her|them|\w+))?(?: again)?, “([^“”]{25,150})”?$/.exec(
      en,
    );
  const speaker = SPEAKERS.find(([english]) => english === one?.[1]);
  if (!one || !speaker) return null;
  const spanish = speaker[1];
  const head = new RegExp(
    `^(?:Y |Entonces |Mas |Pero |Luego |Después )?(?:${SAID_ES}(?:le|les)? (?:el rey )?${spanish}|(?:el rey )?${spanish}(?: le| les)? ${SAID_ES})[^:]{0,40}: (.{20,170})$`,
    "iu",
  ).exec(es);
  if (!head || /:/.test(head[1] ?? "")) return null;
  const quote = { en: trimmed(one[2] ?? ""), es: trimmed(head[1] ?? "") };
  if (plain(quote.en).split(" ").includes(plain(speaker[0]))) return null;
  const prove = {
    en: en.slice(0, en.indexOf("“")).replace(/[,\s]+$/, ""),
    es: es.slice(0, es.indexOf(":")),
  };
  return { name: { en: speaker[0], es: spanish }, quote, prove };
}

/** Who said it: the others are speakers of the same book or its neighbours, and are not named in the verse. */
export function who(most: number): Question[] {
  const found = fitVerses("who").flatMap((id) => {
    const speech = speechOf(id);
    return speech ? [{ id, ...speech }] : [];
  });
  const count = new Map<string, number>();
  const made: Question[] = [];
  for (const { id, name, quote, prove } of found) {
    if (made.length >= most) break;
    if ((count.get(name.en) ?? 0) >= 16) continue;
    const verse = plain(texts().en.get(id) ?? "");
    const near = found.filter(
      (other) => other.name.en !== name.en && Math.abs(bookOf(other.id) - bookOf(id)) <= 4,
    );
    const names = new Map(near.map((other) => [other.name.en, other.name]));
    const fits = [...names.values()].filter((other) => !verse.includes(plain(other.en)));
    const wrong = shuffled(fits, `${id}`).slice(0, 3);
    const where: Words = { en: nameOf(id), es: nameOf(id, "es") };
    const question = make({
      kind: "who",
      verse: id,
      question: { en: `Who says this? “${quote.en}”`, es: `¿Quién dice esto? «${quote.es}»` },
      right: name,
      wrong,
      prove,
      explanation: { en: `${name.en} says it in ${where.en}.`, es: `Lo dice ${name.es} en ${where.es}.` },
      difficulty: 2,
    });
    if (!question) continue;
    made.push(question);
    count.set(name.en, (count.get(name.en) ?? 0) + 1);
  }
  return made;
}

const wordsOf = (text: string, at: 1 | 2) =>
  NUMBERS.flatMap((row) => {
    const found = [...text.matchAll(new RegExp(`(?<![\\p{L}-])${row[at]}(?![\\p{L}-])`, "giu"))];
    return found.map((match) => ({ value: row[0], index: match.index, length: match[0].length }));
  });

/** A verse in which one number stands, the same in both texts. */
export function numberOf(id: number): { value: number; blank: Words } | null {
  const en = texts().en.get(id) ?? "";
  const es = texts().es.get(id) ?? "";
  const [one, ...more] = wordsOf(en, 1);
  const [other, ...others] = wordsOf(es, 2);
  if (!one || !other || more.length > 0 || others.length > 0 || one.value !== other.value) return null;
  // parts of greater numbers, and numbers that the list above does not have
  const rest =
    /hundred|thousand|twenty-|thirty-|forty-|fifty-|sixty|eighty|ninety|(?:thir|six|seven|eigh|nine)teen|\bboth\b|\btwo\b/i;
  const left =
    /cient|mil\b|millar|sesenta|ochenta|noventa| y (?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)\b|\bdos\b/i;
  const without = (text: string, { index, length }: { index: number; length: number }) =>
    `${text.slice(0, index)}___${text.slice(index + length)}`;
  const blank = { en: without(en, one), es: without(es, other) };
  return rest.test(blank.en) || left.test(blank.es) ? null : { value: one.value, blank };
}

/** How many: the number that the verse says, and three that it does not. */
export function number(most: number): Question[] {
  const known = knownVerses();
  const made: Question[] = [];
  const count = new Map<string, number>();
  for (const id of fitVerses("number")) {
    if (made.length >= most) break;
    const found = numberOf(id);
    const en = texts().en.get(id) ?? "";
    const es = texts().es.get(id) ?? "";
    if (!found || en.length > 190 || en.length < 40 || es.length > 200) continue;
    const at = NUMBERS.findIndex(([value]) => value === found.value);
    const key = `${found.value}`;
    const ofBook = `book ${bookOf(id)}`;
    if ((count.get(key) ?? 0) >= 18 || (count.get(ofBook) ?? 0) >= 12) continue;
    const row = NUMBERS[at];
    if (!row) continue;
    const near = NUMBERS.filter((_, other) => other !== at && Math.abs(other - at) <= 4);
    const word = ([, english, spanish]: (typeof NUMBERS)[number]): Words => ({ en: english, es: spanish });
    const where: Words = { en: nameOf(id), es: nameOf(id, "es") };
    const question = make({
      kind: "number",
      verse: id,
      question: {
        en: `Which number is missing? “${trimmed(found.blank.en)}”`,
        es: `¿Qué número falta? «${trimmed(found.blank.es)}»`,
      },
      right: word(row),
      wrong: shuffled(near, `${id}`).slice(0, 3).map(word),
      prove: { en: trimmed(en), es: trimmed(es) },
      explanation: { en: `So it stands in ${where.en}.`, es: `Así está en ${where.es}.` },
      difficulty: known.has(id) ? 1 : 2,
    });
    if (!question) continue;
    made.push(question);
    count.set(key, (count.get(key) ?? 0) + 1);
    count.set(ofBook, (count.get(ofBook) ?? 0) + 1);
  }
  return made;
}
