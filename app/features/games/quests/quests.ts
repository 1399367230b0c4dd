import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { seeded } from "#app/features/games/chance.ts";
import { type Evidence, progressOf } from "#app/features/games/evidence/measures.ts";
import { QUESTS, type Quest, questById, SLOTS } from "./catalog-quests.ts";

/** A quest as it is kept. */
export type StoredQuest = {
  slot: number;
  openedDay: LocalDay;
  quest: string;
  exchanged: number;
  completedDay: LocalDay | null;
};

export type SlotView = StoredQuest & {
  definition: Quest;
  progress: number;
  /** Evidence is there, and it is not written yet. */
  isReached: boolean;
  /** Not kept so far: it was drawn for this page. */
  isNew: boolean;
};

type Drawing = {
  userId: string;
  slot: number;
  day: LocalDay;
  exchanged: number;
  not: readonly string[];
  shared: boolean;
};

/** Which quest a slot gets, by a chance of its own: the same for one member, slot, day and exchange. */
export function drawQuest({ userId, slot, day, exchanged, not, shared }: Drawing): Quest {
  const fit = QUESTS.filter(
    (quest) => quest.size === SLOTS[slot] && !not.includes(quest.id) && (shared || !quest.shared),
  );
  const at = Math.floor(seeded(`${userId}:${slot}:${day}:${exchanged}`)() * fit.length);
  const drawn = fit[at];
  if (!drawn) throw new RangeError(`no quest for slot ${slot}`);
  return drawn;
}

/** A slot whose quest is done rests until the next day, that of a week until the next Monday. */
export function opensAgain(slot: number, completedDay: LocalDay): LocalDay {
  if (SLOTS[slot] === "day") return addDays(completedDay, 1);
  const weekday = new Date(`${completedDay}T12:00:00Z`).getUTCDay();
  return addDays(completedDay, (8 - weekday) % 7 || 7);
}

/**
 * The three slots as they stand today. What is open stays open, however long it takes; what is done is shown until its
 * slot opens again.
 */
export function slotsOf(
  stored: readonly StoredQuest[],
  evidence: Evidence,
  { userId, today, shared }: { userId: string; today: LocalDay; shared: boolean },
): SlotView[] {
  const views: SlotView[] = [];
  for (const slot of SLOTS.keys()) {
    const own = stored.filter((one) => one.slot === slot);
    const open = own.find(({ completedDay }) => completedDay === null);
    const last = own.toSorted((a, b) => (a.openedDay < b.openedDay ? 1 : -1))[0];
    const rests =
      open === undefined && last?.completedDay != null && opensAgain(slot, last.completedDay) > today;
    const kept = open ?? (rests ? last : undefined);
    const definition = kept && questById(kept.quest);
    if (kept && definition) {
      const progress = kept.completedDay
        ? definition.target
        : progressOf(evidence, definition, kept.openedDay);
      views.push({
        ...kept,
        definition,
        progress,
        isNew: false,
        isReached: kept.completedDay === null && progress >= definition.target,
      });
      continue;
    }
    const taken = [
      ...views.map(({ quest }) => quest),
      ...stored.filter((one) => one.slot > slot && one.completedDay === null).map(({ quest }) => quest),
    ];
    const not = last ? [...taken, last.quest] : taken;
    const drawn = drawQuest({ userId, slot, day: today, exchanged: 0, not, shared });
    const progress = progressOf(evidence, drawn, today);
    views.push({
      slot,
      openedDay: today,
      quest: drawn.id,
      exchanged: 0,
      completedDay: null,
      definition: drawn,
      progress,
      isReached: progress >= drawn.target,
      isNew: true,
    });
  }
  return views;
}
