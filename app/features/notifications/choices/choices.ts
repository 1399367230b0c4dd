import type { Kind } from "./kinds.ts";

/** `email`: each by itself. `digest`: by e-mail too, many in one e-mail. */
export const CHANNELS = ["app", "push", "email", "digest", "sms"] as const;
export type Channel = (typeof CHANNELS)[number];

export type Choice = { kind: Kind; channel: Channel };

/**
 * What cannot be chosen. Codes and warnings about the account itself always go by e-mail: without them nobody gets
 * back in. A warning of something that ends rings in the app as well (`warns` in its `notices.ts`).
 */
const ALWAYS: readonly Choice[] = [
  { kind: "security", channel: "email" },
  { kind: "security", channel: "app" },
];
/** Nobody is told of the account's safety where somebody else may look on; and each by itself, when it happens. */
const NEVER: readonly Choice[] = [
  { kind: "security", channel: "push" },
  { kind: "security", channel: "digest" },
];

const has = (choices: readonly Choice[], { kind, channel }: Choice): boolean =>
  choices.some((choice) => choice.kind === kind && choice.channel === channel);

export type Cell = "open" | "always" | "never";
export const cellOf = (choice: Choice): Cell => {
  if (has(ALWAYS, choice)) return "always";
  return has(NEVER, choice) ? "never" : "open";
};

/** What a member can choose from: kinds whose rooms are open to them, and ways that this deployment sends. */
export type Offer = { kinds: readonly Kind[]; channels: readonly Channel[] };

export const isOffered = ({ kinds, channels }: Offer, choice: Choice): boolean =>
  kinds.includes(choice.kind) && channels.includes(choice.channel) && cellOf(choice) === "open";

/** How a form names a cell: `prayer:email`. */
export const choiceName = ({ kind, channel }: Choice): string => `${kind}:${channel}`;

/** Minutes after midnight of `21:30`; null for what is no time of day. */
export function minuteOf(time: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

export type QuietHours = { from: number; to: number } | null;

/** From one time of day to another, over midnight where the first is the later; the same time twice is no time. */
export const isQuiet = (hours: QuietHours, minute: number): boolean => {
  if (!hours || hours.from === hours.to) return false;
  const { from, to } = hours;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
};

/** What the clock on the page begins with. */
export const USUAL_QUIET = { from: 21 * 60, to: 7 * 60 } as const;
