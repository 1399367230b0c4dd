import { lemmaOf, numberOf } from "#app/features/word-study/lemma.ts";
import { type Link, readLink } from "#app/features/word-study/links.ts";
import { renderingOf } from "#app/features/word-study/rendering.ts";
import type { Place } from "#app/features/word-study/study.ts";
import type { Sources } from "./book-files.ts";

/** What is counted of one word. */
export class Counts {
  readonly renderings = new Counted();
  /** `form|code`. */
  readonly forms = new Counted();
  readonly books = new Map<number, Place[]>();
}

class Counted {
  readonly counts = new Map<string, number>();
  readonly #places = new Map<string, number>();
  add(key: string): number {
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    const place = this.#places.get(key) ?? this.#places.size;
    this.#places.set(key, place);
    return place;
  }
}

const splitWords = (text = ""): string[] => text.split(" ").filter(Boolean);

/** A word of the text as it is counted, read once however often it stands. */
function originalReader(): (text: string) => { number: string | null; form: string } {
  const read = new Map<string, { number: string | null; form: string }>();
  return (text) => {
    const known = read.get(text);
    if (known) return known;
    const [form = "", lemma = "", code = ""] = text.split("|");
    const { key } = lemmaOf(lemma);
    const made = { number: key && numberOf(key), form: `${form}|${code}` };
    read.set(text, made);
    return made;
  };
}

/** Every place of every word of the original, by Strong's number. */
export function readStudies(sources: Sources): Map<string, Counts> {
  const studies = new Map<string, Counts>();
  const read = originalReader();
  for (const [id, [text = ""]] of sources.text) {
    const linked: Link[][] = [];
    for (const token of splitWords(sources.links.get(id)?.[0])) {
      const link = readLink(token, () => undefined);
      for (const at of link.at) {
        const before = linked[at];
        if (before) before.push(link);
        else linked[at] = [link];
      }
    }
    const words = text.split(" ");
    splitWords(sources.original.get(id)?.[0]).forEach((original, at) => {
      const { number, form } = read(original);
      if (!number) return;
      const study = studies.get(number) ?? new Counts();
      studies.set(number, study);
      addPlace(study, Number(id), form, linked[at] ?? [], words);
    });
  }
  return studies;
}

function addPlace(
  study: Counts,
  id: number,
  form: string,
  links: readonly Link[],
  words: readonly string[],
): void {
  const phrase = links.map(({ first, last }) => renderingOf(words.slice(first, last + 1)));
  const rendering = links.length > 0 ? study.renderings.add(phrase.join(" … ")) : -1;
  const spans = links.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(" ");
  const book = Math.floor(id / 1_000_000);
  const places = study.books.get(book) ?? [];
  study.books.set(book, places);
  places.push([id % 1_000_000, spans, rendering, study.forms.add(form)]);
}
