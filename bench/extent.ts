/** How much is measured. The full run is for the record, the quick one shows that everything works. */
export type Extent = {
  quick: boolean;
  rounds: number;
  /** One round of one page, ms. */
  roundMs: number;
  /** Before the first round, once a page, ms. */
  warmUpMs: number;
  /** Questions asked with so many open sockets. */
  posts: { one: number; hundred: number; thousand: number };
  /** Answers streamed at the same time, each to a tab of its own member. */
  streams: number;
  /** A member's messages that are searched. */
  searched: number;
  /** Requests on the wall, each with ten prayers; sockets that hear it, and for how long fifty pray a second, ms. */
  wall: { requests: number; sockets: number; prayMs: number };
  /** Posts in a group of 200; past and open items of the moderators' queue. */
  group: { posts: number };
  queue: { past: number; open: number };
  /** Pages that are turned in an evening of thirty phones. */
  turns: number;
  /** Of each public page, by Lighthouse. */
  visits: number;
  /** The whole run is ended after this, ms. */
  limitMs: number;
};

export const FULL: Extent = {
  quick: false,
  rounds: 5,
  roundMs: 3_000,
  warmUpMs: 2_000,
  posts: { one: 50, hundred: 30, thousand: 30 },
  streams: 2_000,
  searched: 100_000,
  wall: { requests: 100_000, sockets: 2_000, prayMs: 10_000 },
  group: { posts: 100_000 },
  queue: { past: 100_000, open: 2_000 },
  turns: 100,
  visits: 3,
  limitMs: 30 * 60_000,
};

export const QUICK: Extent = {
  quick: true,
  rounds: 5,
  roundMs: 400,
  warmUpMs: 500,
  posts: { one: 10, hundred: 5, thousand: 5 },
  streams: 200,
  searched: 20_000,
  wall: { requests: 5_000, sockets: 200, prayMs: 3_000 },
  group: { posts: 5_000 },
  queue: { past: 5_000, open: 200 },
  turns: 30,
  visits: 1,
  limitMs: 9 * 60_000,
};

/** As many requests as a busy browser's worth of visitors has under way. */
export const CONNECTIONS = 16;
