import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { seeded } from "#app/features/games/chance.ts";
import type { Evidence } from "#app/features/games/evidence/measures.ts";
import { TOGETHER_QUESTS, type TogetherQuest } from "./catalog-together.ts";

/** With fewer, whoever knows their own days would know another's. */
export const LEAST_PEOPLE = 3;
/** However many take part. */
export const MAX_DAYS = 120;

/** Which quest a group gets on a day: the same for all of it, and not the last one again. */
export function drawTogether(groupId: string, day: LocalDay, last: string | null): TogetherQuest {
  const fit = TOGETHER_QUESTS.filter(({ id }) => id !== last);
  const drawn = fit[Math.floor(seeded(`${groupId}:${day}`)() * fit.length)];
  if (!drawn) throw new RangeError("no quest for a group");
  return drawn;
}

/** A group's newest quest as the member's page reads it. */
export type OpenTogether = {
  openedDay: LocalDay;
  quest: string;
  measure: string;
  target: number;
  days: number;
  done: boolean;
  restsUntil: LocalDay | null;
};

/** Own days that the sum does not have yet: what one did a moment ago is seen at once. */
export function freshDays(
  evidence: Evidence,
  quest: Pick<OpenTogether, "measure" | "openedDay" | "done">,
  { from, kept }: { from: LocalDay; kept: readonly LocalDay[] },
): LocalDay[] {
  if (quest.done) return [];
  const since = from > quest.openedDay ? from : quest.openedDay;
  const found = evidence.filter(
    ({ measure, day, times }) => measure === quest.measure && day >= since && times > 0,
  );
  return [...new Set(found.map(({ day }) => day))].filter((day) => !kept.includes(day));
}

export type TogetherState = "asked" | "waits" | "open" | "done";

/** How a group's quest stands for a member. Nothing of it is told to whoever takes no part. */
export function stateOf(
  { takesPart, people }: { takesPart: boolean; people: number },
  quest: OpenTogether | null,
  today: LocalDay,
): TogetherState {
  if (!takesPart) return "asked";
  if (quest?.done && quest.restsUntil !== null && quest.restsUntil > today) return "done";
  if (people < LEAST_PEOPLE || !quest || quest.done) return "waits";
  return "open";
}

/** Quests in parts of so many people at most, each quest whole: what one statement is handed has a limit. */
export function inParts<One>(quests: readonly One[], peopleOf: (one: One) => number, most: number): One[][] {
  const parts: One[][] = [];
  let people = 0;
  for (const one of quests) {
    const part = parts.at(-1);
    people += peopleOf(one);
    if (part && people <= most) part.push(one);
    else {
      parts.push([one]);
      people = peopleOf(one);
    }
  }
  return parts;
}

/** Evidence is looked for no further back: what is older was counted before. */
const MAX_BACK_DAYS = 35;
export function countedFrom(openedDay: LocalDay, from: LocalDay, today: LocalDay): LocalDay {
  return [openedDay, from, addDays(today, -MAX_BACK_DAYS)].toSorted().at(-1) ?? today;
}
