import type { ReactElement } from "react";
import type { Language } from "#app/core/language.ts";
import type { RenderCached } from "./remembered.tsx";

/** Characters of keys and markup that an isolate keeps at most; a Worker has 128 MB for everything. */
const MAX_CHARACTERS = 4_000_000;
/** What is longer is not kept: it would push out too much. */
const LONGEST = 100_000;

/**
 * A value in words, so that values that differ in anything differ in them: strings with their lengths, the rest
 * by name, whatever is inside in its order. Of a function only that there is one: handlers are not written into
 * markup. Null for what cannot be told by its content (an element, a date, a map).
 */
export function serializeKey(value: unknown): string | null {
  if (typeof value === "string") return `${value.length}"${value}`;
  if (typeof value === "function") return "f;";
  if (typeof value === "symbol" || typeof value === "bigint") return null;
  if (typeof value !== "object" || value === null) return `${value};`;
  if (Array.isArray(value)) return serializeEntries("[", value, []);
  if (Object.getPrototypeOf(value) !== Object.prototype) return null;
  return serializeEntries("{", Object.values(value), Object.keys(value));
}

function serializeEntries(
  bracket: "[" | "{",
  values: readonly unknown[],
  names: readonly string[],
): string | null {
  let words: string = bracket;
  for (let at = 0; at < values.length; at++) {
    const name = names[at];
    const inner = serializeKey(values[at]);
    if (inner === null) return null;
    words += name === undefined ? inner : `${name.length}:${name}${inner}`;
  }
  return `${words};`;
}

type Render = (piece: ReactElement, language: Language) => string;

/**
 * Remembers markup by all that it follows from: the component, its properties' content and the language. So it
 * can never be old, nor another member's unless it is the same to the letter. The longest unused goes first.
 */
export function markupCache(render: Render, most = MAX_CHARACTERS): RenderCached {
  const kept = new Map<string, string>();
  const numbers = new WeakMap<object, number>();
  let characters = 0;
  let components = 0;

  const numberOf = (component: object): number => {
    const known = numbers.get(component);
    if (known !== undefined) return known;
    numbers.set(component, ++components);
    return components;
  };

  const keep = (key: string, markup: string): void => {
    kept.set(key, markup);
    characters += key.length + markup.length;
    for (const [oldest, its] of kept) {
      if (characters <= most) break;
      kept.delete(oldest);
      characters -= oldest.length + its.length;
    }
  };

  return (piece, language) => {
    const words = typeof piece.type === "string" ? null : serializeKey(piece.props);
    if (words === null || typeof piece.type === "string") return render(piece, language);
    const key = `${language}${numberOf(piece.type)}${words}`;
    const known = kept.get(key);
    if (known !== undefined) {
      // to the end of the map's order: the newest used
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const markup = render(piece, language);
    if (key.length + markup.length <= LONGEST) keep(key, markup);
    return markup;
  };
}
