import { type Study, type StudyFile, studyFileOf } from "#app/features/word-study/study.ts";
import type { Sources } from "./book-files.ts";
import { dictionaryReader } from "./dictionary.ts";
import { readStudies } from "./places.ts";

/** Every word of Strong's with its places, some neighboring numbers in one file. */
export function* studyFiles(sources: Sources): Generator<[name: string, file: StudyFile]> {
  const counts = readStudies(sources);
  const dictionary = dictionaryReader();
  for (const [name, numbers] of Map.groupBy(dictionary.numbers, studyFileOf)) {
    const grammar = new Map<string, number>();
    const codeAt = (code: string): number => {
      const at = grammar.get(code) ?? grammar.size;
      grammar.set(code, at);
      return at;
    };
    const studies: Record<string, Study> = {};
    for (const number of numbers) {
      const found = counts.get(number);
      studies[number] = {
        entry: dictionary.entry(number),
        forms: [...(found?.forms.counts ?? [])].map(([form, count]) => {
          const [letters = "", code = ""] = form.split("|");
          return [letters, codeAt(code), count];
        }),
        renderings: [...(found?.renderings.counts ?? [])],
        books: [...(found?.books ?? [])],
      };
    }
    yield [
      name,
      {
        grammar: [...grammar.keys()].map((code) => {
          const [en = "", es = ""] = sources.grammar.get(code) ?? [];
          return [code, en, es];
        }),
        studies,
      },
    ];
  }
}
