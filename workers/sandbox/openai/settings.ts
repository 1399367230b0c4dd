import { z } from "zod";
import { Documents } from "#workers/sandbox/documents.ts";

export const FAULTS = [
  "none",
  "429",
  "500",
  "broken-stream",
  "silent",
  "empty",
  "tool-loop",
  "bad-arguments",
  "misquote",
] as const;
export type Fault = (typeof FAULTS)[number];

/** How the stand-in answers. `times`: how many answers the fault still spoils, null until it is changed. */
export type Settings = {
  wordDelayMs: number;
  fault: Fault;
  times: number | null;
  /** The moderation end alone. */
  moderation: "up" | "down";
  /** The ends for sound alone. */
  sound: "up" | "down";
  /** What was said, whatever was spoken. */
  transcript: string;
};

const TRANSCRIPT = "I worry about tomorrow, and I cannot sleep.";

/** A pace at which a person can read along. */
const DEFAULTS: Settings = {
  wordDelayMs: 12,
  fault: "none",
  times: null,
  moderation: "up",
  sound: "up",
  transcript: TRANSCRIPT,
};

export const SettingsChange = z.strictObject({
  wordDelayMs: z.int().min(0).max(2000).optional(),
  fault: z.enum(FAULTS).optional(),
  times: z.int().min(1).max(1000).optional(),
  moderation: z.enum(["up", "down"]).optional(),
  sound: z.enum(["up", "down"]).optional(),
  transcript: z.string().max(4000).optional(),
});
export type SettingsChange = z.infer<typeof SettingsChange>;

export async function readSettings(db: D1Database): Promise<Settings> {
  return { ...DEFAULTS, ...(await new Documents(db).get<Partial<Settings>>("settings", "openai")) };
}

const write = (db: D1Database, settings: Settings): Promise<void> =>
  new Documents(db).put("settings", "openai", settings);

/** A new fault without `times` lasts until it is changed. */
export async function changeSettings(db: D1Database, change: SettingsChange): Promise<Settings> {
  const current = await readSettings(db);
  const settings: Settings = {
    wordDelayMs: change.wordDelayMs ?? current.wordDelayMs,
    fault: change.fault ?? current.fault,
    moderation: change.moderation ?? current.moderation,
    sound: change.sound ?? current.sound,
    transcript: change.transcript ?? current.transcript,
    times: change.times ?? (change.fault === undefined ? current.times : null),
  };
  await write(db, settings);
  return settings;
}

/** The settings for one answer, which uses up one of the fault's times. */
export async function takeSettings(db: D1Database): Promise<Settings> {
  const settings = await readSettings(db);
  if (settings.fault !== "none" && settings.times !== null) {
    const left = settings.times - 1;
    await write(db, left > 0 ? { ...settings, times: left } : { ...settings, fault: "none", times: null });
  }
  return settings;
}
