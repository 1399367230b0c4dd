import { LANGUAGES } from "#app/core/language.ts";
import type { Question } from "#app/features/games/trivia/question.ts";
import { plain, textAt, versesAround, versesAt } from "./bible.ts";
import { booksWith, cut } from "./kinds.ts";
import type { Kind } from "./make.ts";
import { numberOf, speechOf } from "./speech.ts";

/** What is wrong with a question, in words; nothing where its answer is proven by its passage. */
export function faultsOf(question: Question): string[] {
  const { id, options, reference, prove } = question;
  if (versesAt(reference).length === 0) return [`${id}: there is no ${reference}`];
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    const distinct = new Set(options.map((option) => plain(option[language])));
    if (distinct.size !== 4) faults.push(`${id}: options are the same (${language})`);
    if (!stands(prove[language], textAt(reference, language)))
      faults.push(`${id}: “${prove[language]}” is not in ${reference} (${language})`);
  }
  const kind = /^g-([a-z]+)-/.exec(id)?.[1] as Kind | undefined;
  return kind ? [...faults, ...DISPROVE[kind](question).map((why) => `${id}: ${why}`)] : faults;
}

/** Word for word; marks of quotation and the case of letters aside. */
const stands = (words: string, text: string): boolean =>
  plain(words) !== "" && ` ${plain(text)} `.includes(` ${plain(words)} `);

const wrongOf = ({ options, answer }: Question) => options.filter((_, at) => at !== answer);
const rightOf = ({ options, answer }: Question) => options[answer] ?? { en: "", es: "" };

/** By kind: the right answer is what the text says, and none of the wrong ones is. */
const DISPROVE: Record<Kind, (question: Question) => string[]> = {
  follows: (question) =>
    LANGUAGES.flatMap((language) => {
      const text = textAt(question.reference, language);
      const tail = cut(text)?.[1] ?? "";
      return [
        ...(plain(tail) === plain(rightOf(question)[language]) ? [] : [`it goes on otherwise (${language})`]),
        ...wrongOf(question)
          .filter((option) => stands(option[language], text))
          .map((option) => `“${option[language]}” stands there too`),
      ];
    }),
  book: (question) =>
    LANGUAGES.flatMap((language) =>
      booksWith(question.prove[language], language).length === 1 &&
      question.reference.startsWith(`${rightOf(question).en} `)
        ? []
        : [`its words stand in more books than one (${language})`],
    ),
  who: (question) => {
    const speech = speechOf(versesAt(question.reference)[0] ?? 0);
    const text = plain(textAt(question.reference, "en")).split(" ");
    return [
      ...(speech?.name.en === rightOf(question).en && speech.name.es === rightOf(question).es
        ? []
        : ["somebody else says it"]),
      ...wrongOf(question)
        .filter(({ en }) => text.includes(plain(en)))
        .map(({ en }) => `${en} is named there too`),
    ];
  },
  number: (question) => {
    const found = numberOf(versesAt(question.reference)[0] ?? 0);
    const text = plain(textAt(question.reference, "en"));
    return [
      ...(found ? [] : ["not one number stands there"]),
      ...wrongOf(question)
        .filter(({ en }) => ` ${text} `.includes(` ${en} `))
        .map(({ en }) => `${en} stands there too`),
    ];
  },
  order: (question) => {
    const [first = 0] = versesAt(question.reference);
    const chapter = versesAround(first, "en").filter(([id]) => id <= first);
    return wrongOf(question)
      .filter((option) => chapter.some(([, text]) => stands(option.en, text)))
      .map(({ en }) => `“${en}” stands before it, or in the same verse`);
  },
};
