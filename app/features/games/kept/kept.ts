import { addDays, type LocalDay } from "#app/core/local-day.ts";

/** A question as a device keeps it, its options in the order of its round. */
export type KeptQuestion = {
  item: string;
  theme: string;
  text: string;
  options: string[];
  /** Of practice alone: which option is right, and why. The ten of a day come without. */
  solution?: { at: number; explanation: string; reference: string };
};

export type KeptRound = {
  /** `daily-2026-11-29`, or the round that practice begins with its first answer. */
  id: string;
  kind: "daily" | "practice";
  day: LocalDay;
  /** How many the server has judged. */
  answered: number;
  questions: KeptQuestion[];
};

export type KeptQuest = { name: string; progress: number; target: number; isDone: boolean };

/** What of games is on a device. `daily` is null where it is done, or was begun with a clock. */
export type KeptGames = { daily: KeptRound | null; practice: KeptRound | null; quests: KeptQuest[] };

/** An answer that waits on a device; the server judges it. */
export type WaitingAnswer = {
  /** Its round and place: given twice, it is one. */
  requestId: string;
  round: string;
  kind: KeptRound["kind"];
  day: LocalDay;
  place: number;
  item: string;
  choice: number;
  /** Of practice: the questions of its round. */
  items?: string[];
  /** The question, as the one outbox shows it. */
  text: string;
};

export const answerOf = (round: KeptRound, place: number, choice: number): WaitingAnswer => {
  const { id, kind, day, questions } = round;
  const { item = "", text = "" } = questions[place] ?? {};
  return {
    requestId: `${id}:${place}`,
    ...{ round: id, kind, day, place, item, choice, text },
    ...(kind === "practice" && { items: questions.map((one) => one.item) }),
  };
};

/** Places given on this device, by round; sent or not. What else may stand there is nothing. */
export type Given = Readonly<Record<string, number>>;
export function givenIn(kept: string | null): Given {
  try {
    const found: unknown = JSON.parse(kept ?? "{}");
    if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
    return Object.fromEntries(Object.entries(found).filter(([, places]) => Number.isInteger(places)));
  } catch {
    return {};
  }
}

/** So many rounds are remembered. */
const MAX_ROUNDS = 8;
export const withGiven = (given: Given, { round, place }: Pick<WaitingAnswer, "round" | "place">): Given =>
  Object.fromEntries(
    [...Object.entries(given).filter(([id]) => id !== round), [round, place + 1] as const].slice(-MAX_ROUNDS),
  );

/** The same of what the server has judged on a page here; never fewer than were given. */
export const withJudged = (given: Given, round: string, answered: number): Given =>
  answered > (given[round] ?? 0) ? withGiven(given, { round, place: answered - 1 }) : given;

/** Which question comes next: what the server has judged, and what was given here since. */
export const placeIn = (round: KeptRound, given: Given): number =>
  Math.min(round.questions.length, Math.max(round.answered, given[round.id] ?? 0));

/** The ten of a day that nobody has begun are taken until the next day of the member's has ended. */
export const isTaken = (day: LocalDay, today: LocalDay): boolean =>
  day === today || day === addDays(today, -1);
