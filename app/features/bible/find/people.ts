import type { Language } from "#app/core/language.ts";
import type { Reference } from "#app/features/bible/reference.ts";
import { parseReference } from "#app/features/bible/references/read-one.ts";
import { PEOPLE } from "./catalog-people.ts";

type Known = { who: Record<Language, string>; passages: Reference[] };

const people: ReadonlyMap<string, Known> = new Map(
  PEOPLE.split("\n").flatMap((line): [string, Known][] => {
    const [name = "", en = "", es = "", passages = ""] = line.split("|").map((part) => part.trim());
    if (!name) return [];
    const read = passages.split(";").flatMap((place) => parseReference(place) ?? []);
    return [[name.toLowerCase(), { who: { en, es }, passages: read }]];
  }),
);

/** Who somebody was, by the name that Nave has and what tells them from others of it. */
export const personKnown = (name: string, surname: string): Known | null =>
  (surname ? people.get(`${name}, ${surname}`.toLowerCase()) : undefined) ??
  people.get(name.toLowerCase()) ??
  null;

/** Every line of ours, for whoever checks them. */
export const everyPerson = (): readonly (readonly [string, Known])[] => [...people];
