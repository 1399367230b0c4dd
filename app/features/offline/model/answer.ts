import type { Language } from "#app/core/language.ts";
import { PASSAGES } from "#app/features/bible/find/catalog-passages.ts";
import { subjectsIn } from "#app/features/bible/find/subject.ts";
import type { Reference } from "#app/features/bible/reference.ts";
import { readReference } from "#app/features/bible/references/read-one.ts";
import type { OpenText } from "#app/features/bible-offline/model/kept-text.ts";
import { keptPath } from "#app/features/bible-offline/model/offline-path.ts";
import { type KeptReader, searchKept } from "#app/features/bible-offline/model/search-kept.ts";
import type { Found } from "#app/features/bible-search/model/found.ts";

/** A passage that a device answers with, word for word of a kept text. */
export type DevicePassage = {
  reference: string;
  translation: string;
  text: string;
  path: string;
  about: string | null;
};

export type DeviceAnswer = {
  /** What the question is about, as it was understood; null where only its words were looked for. */
  subject: string | null;
  passages: DevicePassage[];
};

const MOST = 5;
const MAX_PAGES = 12;
const SHORTEST_WORD = 4;
/** Words that a question is made of, and that say nothing of what it is about. */
const ASKING: Record<Language, RegExp> = {
  en: /^(what|when|where|which|does|about|with|from|have|that|this|they|them|there|bible|verse|verses|says?|tell|help|please|should|would|could|your|find|show|need|want|feel|feeling|because)$/,
  es: /^(como|cuando|donde|cual|sobre|para|desde|tengo|esta|este|ellos|biblia|versiculo|versiculos|dice|dime|ayuda|favor|debo|puedo|busca|muestra|necesito|quiero|siento|porque)$/,
};

/** The shipped words on what people ask for most often: where each stands, and what it is about. */
const known: readonly { place: Reference; about: Record<Language, string> }[] = PASSAGES.split("\n").flatMap(
  (line) => {
    const [name = "", en = "", es = ""] = line.split("|").map((part) => part.trim());
    const [place] = readReference(name);
    return place ? [{ place, about: { en, es } }] : [];
  },
);

const aboutVerse = (verseId: number, language: Language): string | null => {
  const [book, chapter, verse] = [Math.floor(verseId / 1e6), Math.floor(verseId / 1e3) % 1e3, verseId % 1e3];
  const found = known.find(
    ({ place }) =>
      place.bookNumber === book &&
      place.chapter === chapter &&
      place.fromVerse <= verse &&
      verse <= place.toVerse,
  );
  return found?.about[language] ?? null;
};

/**
 * What a device can answer by itself: passages of what is kept here, on the subject that is named or with the words that
 * were said. It writes nothing of its own.
 */
export function answerOnDevice(
  question: string,
  texts: readonly OpenText[],
  { language, own }: KeptReader,
): DeviceAnswer {
  const search = (text: string, after: Found["next"] = null): Found =>
    searchKept(texts, { text, scope: "all", translation: null, after }, { language, own });
  const [named] = subjectsIn(question, language);
  const asked = search(question.trim());
  // a reference, or a verse's own words
  if (asked.place && asked.place.kind !== "book") {
    const { name, path, verses } = asked.place;
    const text = verses.map(({ pieces }) => wordsOf(pieces)).join(" ");
    const translation = verses[0]?.translation ?? "";
    return {
      subject: null,
      passages: [{ reference: name, translation, text, path: keptPath(path), about: null }],
    };
  }
  const words = named ? named.said : tellingWords(question, language).join(" ");
  if (!words) return { subject: null, passages: [] };
  const found = versesOn(words, search).map((verse) => ({
    reference: verse.reference,
    translation: verse.translation,
    text: wordsOf(verse.pieces),
    path: keptPath(verse.path),
    about: aboutVerse(verse.verseId, language),
  }));
  // what we can say something about stands first; else the Bible's order
  const ranked = [...found.filter(({ about }) => about), ...found.filter(({ about }) => !about)];
  return { subject: named?.subject.label[language] ?? null, passages: ranked.slice(0, MOST) };
}

/** The verses with these words, the first pages of them: what we can say something about is looked for among them. */
function versesOn(words: string, search: (text: string, after: Found["next"]) => Found): Found["verses"] {
  const verses: Found["verses"] = [];
  let after: Found["next"] = null;
  for (let page = 0; page < MAX_PAGES; page++) {
    const found = search(words, after);
    verses.push(...found.verses);
    after = found.next;
    if (!after) break;
  }
  return verses;
}

const wordsOf = (pieces: Found["verses"][number]["pieces"]): string =>
  pieces.map(({ text }) => text).join("");

/** The longest words of a question, without those that only ask. */
function tellingWords(question: string, language: Language): string[] {
  const plain = question
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .match(/\p{L}+/gu);
  return [...new Set(plain ?? [])]
    .filter((word) => word.length >= SHORTEST_WORD && !ASKING[language].test(word))
    .sort((one, other) => other.length - one.length)
    .slice(0, 3);
}
