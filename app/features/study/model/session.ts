import { ok, type Result, refuse } from "#app/core/result.ts";
import { versesInChapter } from "#app/features/bible/books.ts";

/** The member's word for how they leave; the five of the pet's. */
export const MOODS = ["very_happy", "happy", "neutral", "sad", "crying"] as const;
export type Mood = (typeof MOODS)[number];

/** So much active reading is a practice of the day, s. */
export const PRACTICE_SECONDS = 60;
/** So much is a study that is rewarded (LV4), s. */
export const REWARD_SECONDS = 180;
/** A session that was kept without a network is taken so long afterwards, and rewarded so long, ms. */
export const MAX_AGE_MS = 30 * 86_400_000;
export const REWARD_AGE_MS = 7 * 86_400_000;
const MAX_CHAPTERS = 300;
const MAX_SECONDS = 86_400;

export type StudySession = {
  id: string;
  startedAt: number;
  lastAt: number;
  /** Active seconds by `BBCCC`. */
  chapters: Record<string, number>;
  mood: Mood | null;
  /** Where it was last, `BBCCC`. */
  chapter: number;
};

export type StudyRefusal = "study.bad_form" | "study.too_old" | "study.failed" | "study.too_fast";

export const isChapter = (chapter: number): boolean =>
  Number.isInteger(chapter) && versesInChapter(Math.floor(chapter / 1_000), chapter % 1_000) > 0;

export const totalOf = (chapters: Record<string, number>): number =>
  Object.values(chapters).reduce((sum, seconds) => sum + seconds, 0);

/**
 * What is kept of a session that a browser sends, which sends all of it each time: by each chapter the most that was
 * sent, so that it may be sent twice and in any order. A clock that runs ahead is set back, and nobody reads longer
 * than the session took.
 */
export function takeSession(
  sent: StudySession,
  kept: StudySession | null,
  now: number,
): Result<StudySession, StudyRefusal> {
  const ahead = Math.max(0, sent.lastAt - now);
  const startedAt = kept?.startedAt ?? sent.startedAt - ahead;
  const lastAt = Math.max(kept?.lastAt ?? 0, sent.lastAt - ahead);
  const known = Object.entries(sent.chapters).filter(
    ([chapter, seconds]) => isChapter(Number(chapter)) && Number.isInteger(seconds) && seconds >= 0,
  );
  const isOdd = known.length === 0 || known.length > MAX_CHAPTERS || !isChapter(sent.chapter);
  if (isOdd || sent.startedAt > sent.lastAt || lastAt < startedAt) return refuse("study.bad_form");
  if (startedAt < now - MAX_AGE_MS) return refuse("study.too_old");
  const chapters = { ...kept?.chapters };
  let left = Math.min(MAX_SECONDS, Math.floor((lastAt - startedAt) / 1_000)) - totalOf(chapters);
  for (const [chapter, seconds] of known) {
    const before = chapters[chapter] ?? 0;
    const more = Math.max(0, Math.min(seconds - before, left));
    chapters[chapter] = before + more;
    left -= more;
  }
  return ok({ ...sent, startedAt, lastAt, chapters, mood: sent.mood ?? kept?.mood ?? null });
}

/** Quick reading, s a verse, and the least and the most that a chapter asks for. */
const A_VERSE_S = 2;
const LEAST_S = 20;
const MAX_S = 180;

/** So much active time in a chapter, in all its sessions together, counts it as read. */
export const secondsToRead = (chapter: number): number =>
  Math.min(
    MAX_S,
    Math.max(LEAST_S, A_VERSE_S * versesInChapter(Math.floor(chapter / 1_000), chapter % 1_000)),
  );
