import type { Language } from "#app/core/language.ts";
import { BOOKS } from "#app/features/bible/books.ts";
import type { Question, Words } from "#app/features/games/trivia/question.ts";
import { bookOf, chapterOf, nameOf, plain, texts, versesAround } from "./bible.ts";
import { make } from "./make.ts";
import { fate, fitVerses, knownVerses, shuffled, trimmed } from "./pick.ts";

const both = (of: (language: Language) => string): Words => ({ en: of("en"), es: of("es") });
const textOf = (id: number): Words => both((language) => texts()[language].get(id) ?? "");
const named = (id: number): Words => both((language) => nameOf(id, language));

/** A text in two at a mark near its middle; null where there is none. */
export function cut(text: string): [head: string, tail: string] | null {
  const marks = [...text.matchAll(/[,;:](?=\s)/g)].map(({ index }) => index);
  const middle = text.length / 2;
  const at = marks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (at === undefined) return null;
  const [head, tail] = [trimmed(text.slice(0, at)), trimmed(text.slice(at + 1)).replace(/\.$/, "")];
  return Math.min(head.length, tail.length) >= 18 && tail.length <= 110 && head.length <= 170
    ? [head, tail]
    : null;
}

const cutBoth = (id: number): { head: Words; tail: Words } | null => {
  const { en, es } = textOf(id);
  const [one, other] = [cut(en), cut(es)];
  return one && other ? { head: { en: one[0], es: other[0] }, tail: { en: one[1], es: other[1] } } : null;
};

const chapterText = new Map<string, string>();
function textOfChapter(id: number, language: Language): string {
  const key = `${language}${chapterOf(id)}`;
  const known = chapterText.get(key);
  if (known !== undefined) return known;
  const text = plain(
    versesAround(id, language)
      .map(([, words]) => words)
      .join(" "),
  );
  chapterText.set(key, text);
  return text;
}

/** What follows: the wrong endings are of the same book, and stand nowhere in the chapter. */
export function follows(most: number): Question[] {
  const known = knownVerses();
  const fit = fitVerses("follows").filter((id) => cutBoth(id));
  const order = [...fit.filter((id) => known.has(id)), ...fit.filter((id) => !known.has(id))];
  const byBook = Map.groupBy(fit, bookOf);
  const made: Question[] = [];
  const count = new Map<number, number>();
  for (const id of order) {
    if (made.length >= most) break;
    const book = bookOf(id);
    if ((count.get(book) ?? 0) >= 12) continue;
    const own = cutBoth(id);
    if (!own) continue;
    const wrong: Words[] = [];
    for (const other of shuffled(byBook.get(book) ?? [], `${id}`)) {
      if (chapterOf(other) === chapterOf(id)) continue;
      const tail = cutBoth(other)?.tail;
      if (
        !tail ||
        (["en", "es"] as const).some((language) =>
          textOfChapter(id, language).includes(plain(tail[language])),
        )
      )
        continue;
      if (Math.abs(tail.en.length - own.tail.en.length) > 30) continue;
      wrong.push(tail);
      if (wrong.length === 3) break;
    }
    const name = named(id);
    const question = make({
      kind: "follows",
      verse: id,
      question: {
        en: `How does this verse go on? “${own.head.en}…”`,
        es: `¿Cómo sigue este versículo? «${own.head.es}…»`,
      },
      right: own.tail,
      wrong,
      prove: own.tail,
      explanation: { en: `These are words of ${name.en}.`, es: `Son palabras de ${name.es}.` },
      difficulty: known.has(id) ? 1 : 3,
    });
    if (!question) continue;
    made.push(question);
    count.set(book, (count.get(book) ?? 0) + 1);
  }
  return made;
}

let wholeBooks: Record<Language, Map<number, string>> | undefined;
/** In which books such words stand. */
export function booksWith(words: string, language: Language): number[] {
  const join = (of: Language) =>
    new Map(
      [...Map.groupBy([...texts()[of]], ([id]) => bookOf(id))].map(([book, rows]) => [
        book,
        plain(rows.map(([, text]) => text).join(" ")),
      ]),
    );
  wholeBooks ??= { en: join("en"), es: join("es") };
  const looked = plain(words);
  return [...wholeBooks[language]].filter(([, text]) => text.includes(looked)).map(([book]) => book);
}

/** In which book: the words stand in one book alone. */
export function book(most: number): Question[] {
  const known = knownVerses();
  const fit = fitVerses("book").filter((id) => {
    const { en, es } = textOf(id);
    return en.length >= 50 && en.length <= 190 && es.length >= 50 && es.length <= 190;
  });
  const order = [...fit.filter((id) => known.has(id)), ...fit.filter((id) => !known.has(id))];
  const made: Question[] = [];
  const count = new Map<number, number>();
  for (const id of order) {
    if (made.length >= most) break;
    const own = bookOf(id);
    const words = both((language) => trimmed(textOf(id)[language]).replace(/\.$/, ""));
    const mostOfBook = own === 19 || (own >= 40 && own <= 45) ? 14 : 8;
    if ((count.get(own) ?? 0) >= mostOfBook) continue;
    const names = BOOKS.find(({ number }) => number === own);
    if (
      !names ||
      plain(words.en).includes(plain(names.name)) ||
      plain(words.es).includes(plain(names.spanishName))
    )
      continue;
    if ((["en", "es"] as const).some((language) => booksWith(words[language], language).join() !== `${own}`))
      continue;
    const isNew = own >= 40;
    const others = shuffled(
      BOOKS.filter(({ number }) => number !== own && number >= 40 === isNew),
      `${id}`,
    ).slice(0, 3);
    const question = make({
      kind: "book",
      verse: id,
      question: {
        en: `In which book of the Bible does this stand? “${words.en}”`,
        es: `¿En qué libro de la Biblia está esto? «${words.es}»`,
      },
      right: { en: names.name, es: names.spanishName },
      wrong: others.map(({ name, spanishName }) => ({ en: name, es: spanishName })),
      prove: words,
      explanation: { en: `It is ${named(id).en}.`, es: `Es ${named(id).es}.` },
      difficulty: known.has(id) ? 2 : 3,
    });
    if (!question) continue;
    made.push(question);
    count.set(own, (count.get(own) ?? 0) + 1);
  }
  return made;
}

/** Which of them stands first in the chapter. */
export function order(most: number): Question[] {
  const fit = fitVerses("order").filter((id) => {
    const { en, es } = textOf(id);
    return en.length >= 25 && en.length <= 120 && es.length >= 25 && es.length <= 120;
  });
  const stories = [1, 2, 4, 6, 7, 8, 9, 10, 11, 12, 15, 16, 17, 18, 27, 32, 40, 41, 42, 43, 44, 66];
  const chapters = Map.groupBy(fit, chapterOf);
  const made: Question[] = [];
  const count = new Map<number, number>();
  for (const chapter of [...chapters.keys()].toSorted((a, b) => fate(`o${a}`) - fate(`o${b}`))) {
    if (made.length >= most) break;
    const own = Math.floor(chapter / 1_000);
    if (!stories.includes(own) || (count.get(own) ?? 0) >= 12) continue;
    const four = shuffled(chapters.get(chapter) ?? [], `${chapter}`)
      .slice(0, 4)
      .toSorted((a, b) => a - b);
    const [first, ...rest] = four;
    if (four.length < 4 || !first || rest.some((id, at) => id - (four[at] ?? 0) < 3)) continue;
    const words = (id: number) => both((language) => trimmed(textOf(id)[language]));
    // lists say the same again and again
    const before = versesAround(first, "en").filter(([id]) => id <= first);
    const isSaidBefore = rest.some((id) =>
      before.some(([, text]) => plain(text).includes(plain(words(id).en))),
    );
    if (isSaidBefore) continue;
    const where = both((language) => nameOf(first, language).replace(/:\d+$/, ""));
    const question = make({
      kind: "order",
      verse: first,
      question: {
        en: `Which of these comes first in ${where.en}?`,
        es: `¿Qué de esto viene primero en ${where.es}?`,
      },
      right: words(first),
      wrong: rest.map(words),
      prove: words(first),
      explanation: {
        en: `It is ${named(first).en}. The others are verses ${rest.map((id) => id % 1_000).join(", ")}.`,
        es: `Es ${named(first).es}. Los otros son los versículos ${rest.map((id) => id % 1_000).join(", ")}.`,
      },
      difficulty: 2,
    });
    if (!question) continue;
    made.push(question);
    count.set(own, (count.get(own) ?? 0) + 1);
  }
  return made;
}
