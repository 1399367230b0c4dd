/** What is known of somebody's time here: the days since they came, texts that others read, and what was held against them lately. */
export type Record = { days: number; posts: number; reproaches: number };

export const LEVELS = [0, 1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** From when on a level is reached. */
export const NEEDED: Readonly<{ [level in Level]: { days: number; posts: number } }> = {
  0: { days: 0, posts: 0 },
  1: { days: 3, posts: 3 },
  2: { days: 30, posts: 15 },
  3: { days: 90, posts: 50 },
};

/** What a level may: texts on one day, and links in one text. */
export const ALLOWED: Readonly<{ [level in Level]: { posts: number; links: number } }> = {
  0: { posts: 12, links: 0 },
  1: { posts: 30, links: 0 },
  2: { posts: 50, links: 1 },
  3: { posts: 80, links: 3 },
};

/** A decision is held against somebody for so long, ms; each takes one level. */
export const REPROACH_MS = 90 * 24 * 60 * 60 * 1_000;

/** Trust is earned by time and by texts that nobody had to hide, and comes back by time. */
export function levelOf({ days, posts, reproaches }: Record): Level {
  const earned = [...LEVELS].reverse().find((level) => {
    const needed = NEEDED[level];
    return days >= needed.days && posts >= needed.posts;
  });
  return LEVELS[Math.max(0, (earned ?? 0) - reproaches)] ?? 0;
}

/** Links lead out of what is kept safe for the young: who is one of them, and whoever they read, writes none. */
export const linksOf = (level: Level, { ageBand, leads }: { ageBand: string; leads: number }): number =>
  ageBand === "18+" && leads === 0 ? ALLOWED[level].links : 0;
