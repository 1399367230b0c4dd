export const SEVERITIES = ["danger", "minors", "abuse", "rest"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** One thing that waits for a moderator; `severity`: its place in `SEVERITIES`. */
export type OpenItem = { since: number; severity: number };

const HOUR = 3_600_000;
/** Ages begin here, ms: under an hour, to six, to a day, over. */
const AGES = [0, HOUR, 6 * HOUR, 24 * HOUR] as const;

export type OpenRow = { severity: Severity; counts: number[] };

/** How many wait of each severity, by how long they have. */
export function openByAge(items: readonly OpenItem[], now: number): OpenRow[] {
  const rows = SEVERITIES.map((severity) => ({ severity, counts: AGES.map(() => 0) }));
  for (const item of items) {
    const age = Math.max(0, now - item.since);
    const place = AGES.findLastIndex((from) => age >= from);
    const row = rows[item.severity];
    if (row) row.counts[place] = (row.counts[place] ?? 0) + 1;
  }
  return rows;
}

/** The middle of them; null for none. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

export type Health = "well" | "slow" | "failing";

/** Of some answers a few fail; a tenth is worth a look, half of them an outage. */
export function healthOf(answered: number, failed: number): Health {
  const all = answered + failed;
  if (all < 5 || failed / all < 0.1) return "well";
  return failed / all < 0.5 ? "slow" : "failing";
}

const LATE_MS = 10 * 60_000;
const VERY_LATE_MS = 6 * HOUR;

/** Of what should have been delivered or handled long since. */
export function healthOfWaiting(oldestAt: number | null, now: number): Health {
  if (oldestAt === null || now - oldestAt < LATE_MS) return "well";
  return now - oldestAt < VERY_LATE_MS ? "slow" : "failing";
}

export type SpendDay = { day: string; micros: number; answers: number };

/** What everybody of staff sees. */
export type Safety = {
  open: OpenRow[];
  decided: { count: number; medianMs: number | null };
  appeals: { decided: number; right: number };
  crisis: number;
  reportedConversations: number;
};

/** What administrators see beside it. */
export type Running = {
  spend: { days: SpendDay[]; limitMicros: number | null };
  companion: { answered: number; failed: number };
  refunds: { count: number; cents: number };
  payments: { waiting: number; oldestAt: number | null };
  deliveries: { waiting: number; failing: number; oldestAt: number | null };
};
