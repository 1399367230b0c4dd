import type { Channel } from "#app/features/notifications/choices/choices.ts";
import type { Kind } from "#app/features/notifications/choices/kinds.ts";
import type { Topic } from "#app/features/notifications/topics.ts";
import { livesMs, outwardOf } from "./outward.ts";
import { opensAt, type Rhythm } from "./when.ts";

export type SkipReason =
  | "unknown_topic"
  | "said_here"
  | "read"
  | "late"
  | "turned_off"
  | "not_staff"
  | "account_closed"
  | "address_refused"
  | "no_address"
  | "no_phone"
  | "stopped"
  | "limit"
  | "no_device"
  | "no_push"
  | "tries";

export type Decision = { do: "send" } | { do: "wait"; until: number } | { do: "skip"; reason: SkipReason };

/** What is known of a notice that is due on one way, and of whom it is for. */
export type Due = {
  channel: Exclude<Channel, "app">;
  kind: Kind;
  /** Null when it is no longer known. */
  topic: Topic | null;
  createdAt: number;
  readAt: number | null;
  /** The member still has this kind on this way. */
  isChosen: boolean;
  isStaff: boolean;
  /** The account rests, or is being erased. */
  isClosed: boolean;
  hasProvenPhone: boolean;
  devices: number;
  /** Texts with notices in the last 24 hours, to this member and to all. */
  texts: { own: number; all: number; most: number };
  rhythm: Rhythm;
};

/** Texts with notices to one member in 24 hours. */
export const TEXTS_A_DAY = 3;

const skip = (reason: SkipReason): Decision => ({ do: "skip", reason });

/** Whether it goes out now, later, or no more. Who has no address or answered STOP is known only where it is sent. */
export function decide(due: Due, now: number): Decision {
  const { topic } = due;
  if (topic === null) return skip("unknown_topic");
  const outward = outwardOf(topic);
  if (outward === "here") return skip("said_here");
  if (due.isClosed) return skip("account_closed");
  if (!due.isChosen) return skip("turned_off");
  if (due.kind === "moderation" && !due.isStaff) return skip("not_staff");
  if (due.readAt !== null) return skip("read");
  if (due.channel !== "digest" && now - due.createdAt > livesMs(topic)) return skip("late");
  const cannot = cannotReach(due);
  if (cannot) return skip(cannot);
  const open = outward === "usual" ? opensAt(now, due.rhythm) : now;
  return open > now ? { do: "wait", until: open } : { do: "send" };
}

function cannotReach({ channel, hasProvenPhone, devices, texts }: Due): SkipReason | null {
  if (channel === "push" && devices === 0) return "no_device";
  if (channel !== "sms") return null;
  if (!hasProvenPhone) return "no_phone";
  return texts.own >= TEXTS_A_DAY || texts.all >= texts.most ? "limit" : null;
}

const MINUTE_MS = 60_000;
/** So often it is tried; the last time some hours after the first. */
export const MAX_TRIES = 6;

/** How long until the next try, ms. @param tries that were made */
export const retryAfter = (tries: number): number => 5 * MINUTE_MS * 2 ** Math.min(tries - 1, 6);
