/**
 * The rate limits: how often each kind of thing may be asked for. Counted by Cloudflare's own rate limiting, whose
 * bindings stand in `wrangler.toml` with these figures. Each is more than a person does by hand.
 */
export const TIERS = {
  /** Something is changed. */
  write: { binding: "WRITE_LIMIT", limit: 60 },
  /** Read by a page's script, or drawn for everybody out of the Bible or a shared copy. */
  read: { binding: "READ_LIMIT", limit: 240 },
  /** A message to the companion; D1 keeps the limit that a person may meet, after help has been given. */
  ask: { binding: "ASK_LIMIT", limit: 240 },
  /** A file of everything that there is. */
  costly: { binding: "COSTLY_LIMIT", limit: 20 },
  staff: { binding: "STAFF_LIMIT", limit: 60 },
  /** Everybody of a network who is not signed in, whatever is asked for: a congregation may share an address. */
  network: { binding: "NETWORK_LIMIT", limit: 600 },
} as const;

/** For all of them, seconds; Cloudflare knows 10 and 60. */
export const PERIOD_S = 60;

export type Tier = Exclude<keyof typeof TIERS, "network">;

/** `own`: the file that counts this in D1 besides, more narrowly, in the same commit as what is changed. */
export type Limit = { tier: Tier; own?: string } | { tier: null; why: string };

/** One address, several acts: told apart by a field of the form, or by a part of the address. */
export type ActionLimits =
  | Limit
  | { field: "intent" | "name"; of: Readonly<Record<string, Limit>>; others: Limit };

export type RateLimitRule = { read: Limit; act?: ActionLimits };
