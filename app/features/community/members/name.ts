import { readableText } from "#app/features/care/model/normalize.ts";
import { cleanLine } from "#app/features/community/model/clean-text.ts";

export const MAX_NAME = 40;
export const MAX_ABOUT = 160;

export type NameRefusal =
  | "profile.no_name"
  | "profile.long_name"
  /** Signs that no name has, or letters of several alphabets, which look like others. */
  | "profile.letters"
  /** It would be taken for the product, for somebody with an office in it, or for who gave no name. */
  | "profile.office";

/** What is refused about a profile, beside what is refused about every text. */
export type ProfileRefusal = NameRefusal | "profile.long_about" | "profile.gone";

/** Wide, round and other letters that stand for plain ones are those. */
export const cleanName = (typed: string): string => cleanLine(typed.normalize("NFKC"));

const LETTERS = /^\p{L}[\p{L}\p{M}]*(?:[ '’.·-]{1,2}[\p{L}\p{M}]+)*\.?$/u;
/** Each has letters that are drawn as those of another. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
const OTHER_LETTER =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Common}\p{Script=Inherited}]/u;

const isOfOneAlphabet = (name: string): boolean =>
  [...ALPHABETS, OTHER_LETTER].filter((alphabet) => alphabet.test(name)).length <= 1;

const OFFICES = new Set(
  (
    "koinonia admin administrator administrador administradora moderator moderador moderadora mod staff support soporte " +
    "official oficial pastor pastora leader lider system sistema"
  ).split(" "),
);
const TAKEN = new Set([
  "someone here",
  "alguien de aqui",
  "someone",
  "alguien",
  "you",
  "tu",
  "member",
  "miembro",
]);

/** What is wrong with a name that others are to see; null: nothing. */
export function refusedName(name: string): NameRefusal | null {
  if (name === "") return "profile.no_name";
  if (name.length > MAX_NAME) return "profile.long_name";
  if (!LETTERS.test(name) || !isOfOneAlphabet(name)) return "profile.letters";
  const read = readableText(name);
  const words = read.split(/[^\p{L}]+/u).filter(Boolean);
  const isOffice = TAKEN.has(words.join(" ")) || [...words, words.join("")].some((word) => OFFICES.has(word));
  return isOffice ? "profile.office" : null;
}
