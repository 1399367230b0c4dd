import type { ContentValues } from "#app/core/content/held-content.ts";
import { utcDay } from "#app/core/local-day.ts";
import { differenceOf } from "#app/features/content/model/difference.ts";
import type { Field } from "#app/features/content/model/field.ts";
import type { VersionLine } from "./page.ts";

const textOf = (value: ContentValues[string] | undefined): string =>
  value === null || value === undefined ? "" : String(value);

/** The fields in which two versions differ, word by word. */
export const changesBetween = (
  fields: readonly Field[],
  before: ContentValues,
  after: ContentValues,
): VersionLine["changes"] =>
  fields.flatMap(({ name }) => {
    const [was, is] = [textOf(before[name]), textOf(after[name])];
    return was === is ? [] : [{ field: name, stretches: differenceOf(was, is) }];
  });

const DAY_MS = 86_400_000;
/** So far ahead a version may wait, days. */
const MAX_AHEAD = 366;

/**
 * The day from which a version holds. Empty is at once: a day that has begun everywhere. Null for what is no day, and
 * for one that is past or too far ahead.
 */
export function fromDay(typed: string, now: number): string | null {
  if (typed.trim() === "") return utcDay(now - DAY_MS);
  const time = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? Date.parse(`${typed}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || utcDay(time) !== typed) return null;
  return typed >= utcDay(now) && time <= now + MAX_AHEAD * DAY_MS ? typed : null;
}
