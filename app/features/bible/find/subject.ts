import type { Language } from "#app/core/language.ts";
import { normalizeWords } from "#app/core/text/plain-words.ts";
import { SUBJECTS } from "./catalog-subjects.ts";

/** A thing that people ask about, and where Nave's Topical Bible lists it. */
export type Subject = {
  /** Nave's names, in capitals; `heading` is how the sub-heading begins, empty for all of them. */
  places: readonly { name: string; heading: string }[];
  /** What it is called in an answer. */
  label: Record<Language, string>;
  /** Sources of regular expressions over plain words: how people ask for it, and how verses name it. */
  asked: Record<Language, readonly string[]>;
  words: Record<Language, readonly string[]>;
  /** The list is of what lies beneath it: Nave has none for the thing itself. */
  indirect: boolean;
  /** Christians read it in different ways. */
  disputed: boolean;
};

const pattern = (said: string): string =>
  normalizeWords(said.replace("*", "")) + (said.trim().endsWith("*") ? "[a-z]*" : "");
/** `+` before a word: verses name the thing by it, and people ask for it by others. */
const isAsked = (said: string): boolean => !said.trim().startsWith("+");

const readSubject = (line: string): Subject[] => {
  const [place = "", en = "", es = ""] = line.split("|").map((part) => part.trim());
  if (!place) return [];
  const places = place
    .replace(/^[!?]/, "")
    .split("+")
    .map((listed) => {
      const [name = "", heading = ""] = listed.split(">");
      return { name, heading };
    });
  const [english, spanish] = [en.split(","), es.split(",")];
  return [
    {
      places,
      label: { en: (english[0] ?? place).replace("*", ""), es: spanish[0] ?? place },
      asked: { en: english.filter(isAsked).map(pattern), es: spanish.slice(1).filter(isAsked).map(pattern) },
      words: { en: english.map(pattern), es: spanish.slice(1).map(pattern) },
      indirect: place.startsWith("?"),
      disputed: place.startsWith("!"),
    },
  ];
};

const subjects: readonly Subject[] = SUBJECTS.split("\n").flatMap(readSubject);
const expressions = subjects.map(({ asked }) => ({
  en: asked.en.map((said) => new RegExp(`\\b${said}\\b`)),
  es: asked.es.map((said) => new RegExp(`\\b${said}\\b`)),
}));

/** A subject that a sentence names, and how much of the sentence its words are, in letters. */
export type Named = { subject: Subject; said: string };

/** What a sentence names, the most telling first: the longer a run of words, the surer it is. */
export function subjectsIn(text: string, language: Language): Named[] {
  const plain = normalizeWords(text);
  return subjects
    .flatMap((subject, at): Named[] => {
      const found = (expressions[at]?.[language] ?? []).map((said) => said.exec(plain)?.[0] ?? "");
      const said = found.toSorted((one, other) => other.length - one.length)[0] ?? "";
      return said ? [{ subject, said }] : [];
    })
    .toSorted((one, other) => weightOf(other.said) - weightOf(one.said));
}

/** Two words say more than one long one. */
const weightOf = (said: string): number => said.split(" ").length * 10 + said.length;

/** What somebody bears, in Nave's names: his other lists teach, and do not comfort. */
const HEART = new Set([
  "SORROW",
  "BEREAVEMENT",
  "DESPONDENCY",
  "CARE",
  "COURAGE",
  "REMORSE",
  "DISEASE",
  "REST",
  "HOPE",
  "FORGIVENESS",
  "ANGER",
  "TEMPTATION",
  "STRIFE",
  "DOUBTING",
  "THANKFULNESS",
  "JOY",
]);

/** Whether passages on a subject may be set beside somebody's own story. */
export const isOfHeart = ({ places }: Subject): boolean => places.every(({ name }) => HEART.has(name));

/** What a subject of Nave's is called in an answer; null for those that no line of ours names. */
export const labelOf = (name: string, language: Language): string | null =>
  subjects.find(({ places }) => places.length === 1 && places[0]?.name === name && !places[0].heading)?.label[
    language
  ] ?? null;

/** Every subject, for whoever checks them. */
export const everySubject = (): readonly Subject[] => subjects;
