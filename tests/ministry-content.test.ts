import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isThere } from "#app/features/bible/reference.ts";
import { readReference } from "#app/features/bible/references/read-one.ts";
import { MINISTRIES } from "#app/features/groups/model/kinds.ts";
import { weekSchema } from "#app/features/ministries/content/forms.ts";
import { paragraphsOf } from "#app/features/ministries/content/week.ts";
import { weeksOf } from "#app/features/ministries/content/weeks.server.ts";

const FOLDER = join(import.meta.dirname, "../data/ministries");
const filesOf = (ministry: string) =>
  readdirSync(join(FOLDER, ministry)).filter((name) => name.endsWith(".json"));

describe.each(MINISTRIES)("R31-R33: the weeks of %s", (ministry) => {
  test.each(filesOf(ministry))("%s has the form that the page reads, and a passage that there is", (name) => {
    const week = weekSchema.parse(JSON.parse(readFileSync(join(FOLDER, ministry, name), "utf8")));
    expect(name).toBe(`week-${String(week.week).padStart(2, "0")}.json`);
    const [passage, ...more] = readReference(week.passage.reference, "en");
    expect(passage && isThere(passage)).toBe(true);
    expect(more).toEqual([]);
    for (const text of [week.teaching.en, week.teaching.es]) {
      expect(paragraphsOf(text).length).toBeGreaterThan(1);
      const words = text.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(230);
      expect(words).toBeLessThanOrEqual(420);
    }
  });

  test("the page has every one of them, in order, none missing between", () => {
    const weeks = weeksOf(ministry);
    expect(weeks.length).toBe(filesOf(ministry).length);
    expect(weeks.map(({ week }) => week)).toEqual(weeks.map((_, at) => at + 1));
  });
});
