import { addDays, minuteStart } from "#app/core/local-day.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { currentTimeZone, memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { collectionLines } from "./collections.server.ts";
import { memoryCopy } from "./copy.ts";
import { keyOf, type Passage, passageOf } from "./model/card.ts";
import { COLLECTIONS } from "./model/catalog-collections.ts";
import { passagesOf } from "./model/collection.ts";
import { type GapCount, retention } from "./model/curve.ts";
import { EXERCISES, exerciseFor } from "./model/grade.ts";
import { preview, recallAt, stageOf } from "./model/schedule.ts";
import { DAILY, todayOf } from "./model/today.ts";
import { sayWhen } from "./model/when.ts";
import type { DeckLine, MemoryPage, ShownCard } from "./page.ts";
import type { Tab } from "./paths.ts";
import {
  amongOf,
  type Card,
  cardOf,
  type Deck,
  deckOf,
  deckPage,
  doneSince,
  dueOf,
  gapsSince,
  type Week,
  weeksSince,
} from "./store.server.ts";
import { nameOf, pathOf, readText } from "./text.server.ts";

const DAY_MS = 86_400_000;
/** Reviews that the curve is made of. */
const CURVE_MS = 365 * DAY_MS;
const WEEKS = 12;
const PAGE = 50;

export type MemoryQuery = { tab: Tab; card: Passage | null; exercise: string | null; after: Passage };
const FIRST: Passage = { first: 0, last: 0 };
const NOWHERE: Passage = { first: -1, last: -1 };

export const memoryQuery = (tab: Tab, params: URLSearchParams): MemoryQuery => ({
  tab,
  card: passageOf(params.get("card") ?? ""),
  exercise: params.get("exercise"),
  after: passageOf(params.get("after") ?? "") ?? FIRST,
});

const weeksFrom = (now: number): number => now - WEEKS * 7 * DAY_MS;

/** What a tab reads, in the page's own batch. The member's day is known only afterwards, so a day more is read. */
export function memoryReads(ctx: MemberContext, { tab, card, after }: MemoryQuery) {
  const { db, userId } = ctx;
  const now = ctx.now();
  const yesterday = addDays(new Date(now).toISOString().slice(0, 10), -1);
  const isToday = tab === "today";
  const all = COLLECTIONS.flatMap(({ id }) => passagesOf(id));
  return [
    deckOf(db, userId),
    isToday
      ? dueOf(db, userId, now)
      : tab === "deck"
        ? deckPage(db, userId, after, PAGE + 1)
        : amongOf(db, userId, tab === "collections" ? all : []),
    isToday ? doneSince(db, userId, yesterday) : cardOf(db, userId, NOWHERE),
    cardOf(db, userId, (isToday && card) || NOWHERE),
    gapsSince(db, userId, tab === "progress" ? now - CURVE_MS : Number.MAX_SAFE_INTEGER),
    weeksSince(db, userId, tab === "progress" ? weeksFrom(now) : Number.MAX_SAFE_INTEGER),
  ] as const;
}

type Rows = readonly [
  decks: readonly Deck[],
  cards: readonly Card[],
  done: readonly Card[],
  asked: readonly Card[],
  gaps: readonly GapCount[],
  weeks: readonly Week[],
];

/** `/memory-verses` and its three other tabs. */
export async function memoryPage(
  ctx: MemberContext,
  profile: Profile,
  rows: Rows,
  query: MemoryQuery,
): Promise<MemoryPage> {
  const [decks, cards, done, asked, gaps, weeks] = rows;
  // no finer than what is shown, so that a document holds for a minute
  const now = minuteStart(ctx.now());
  const { tab } = query;
  const zone = currentTimeZone(profile, now);
  const [{ dailyLimit: limit, cards: deckSize } = { dailyLimit: DAILY, cards: 0 }] = decks;
  const base = { now, zone, deckSize, limit };
  if (tab === "deck") {
    const lines = cards.slice(0, PAGE).map((card) => lineOf(ctx, card, zone));
    return { ...base, tab, lines, next: cards.length > PAGE ? (lines.at(-1)?.key ?? null) : null };
  }
  if (tab === "collections") return { ...base, tab, collections: collectionLines(ctx, cards) };
  if (tab === "progress") return { ...base, tab, buckets: retention(gaps), weeks: weeksOf(ctx, weeks, zone) };
  const [one] = asked;
  const today = todayOf({ due: cards, done }, { now: ctx.now(), today: memberDay(profile, now), limit });
  const shown = one ? [one] : today.shown;
  return {
    ...base,
    tab,
    cards: await Promise.all(shown.map((card) => shownCard(ctx, card, query.exercise))),
    done: today.done,
    isMore: today.isMore,
    isAsked: one !== undefined,
  };
}

async function shownCard(ctx: MemberContext, card: Card, asked: string | null): Promise<ShownCard> {
  const { translation } = card;
  const exercise = EXERCISES.find((name) => name === asked) ?? exerciseFor(card);
  const stage = stageOf(card);
  const isRead = asked === "read" || (asked === null && stage === "new");
  return {
    key: keyOf(card),
    reference: nameOf(card, translation),
    translation,
    lang: TRANSLATIONS[translation].language,
    path: pathOf(card, translation),
    text: await readText(ctx, card, translation),
    stage,
    exercise,
    step: isRead ? "read" : exercise,
    round: card.reps,
    dues: preview(card, minuteStart(ctx.now())),
  };
}

function lineOf(ctx: MemberContext, card: Card, zone: string): DeckLine {
  const now = minuteStart(ctx.now());
  const recall = recallAt(card, now);
  return {
    key: keyOf(card),
    reference: nameOf(card, card.translation),
    translation: card.translation,
    path: pathOf(card, card.translation),
    stage: stageOf(card),
    recall: recall === null ? null : Math.round(recall * 100),
    reviews: card.reps,
    lapses: card.lapses,
    next: sayWhen(memoryCopy[ctx.language].when, { language: ctx.language, zone, now }, card.due),
    isDue: card.due <= ctx.now(),
  };
}

function weeksOf(ctx: MemberContext, weeks: readonly Week[], zone: string) {
  const from = weeksFrom(ctx.now());
  const format = dateFormat(ctx.language, { timeZone: zone, month: "short", day: "numeric" });
  return Array.from({ length: WEEKS }, (_, at) => {
    const found = weeks.find(({ week }) => week === at);
    return {
      label: format.format(from + (at * 7 + 1) * DAY_MS),
      reviews: found?.reviews ?? 0,
      recalled: found?.recalled ?? 0,
    };
  });
}
