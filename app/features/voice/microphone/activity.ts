/** What the device makes of the sound that comes in, a frame after another. */
export type Activity = {
  /** `quiet`: nobody speaks. `speaking`: somebody does, or pauses for breath. `ended`: they have been quiet long enough. */
  state: "quiet" | "speaking" | "ended";
  /** How loud the room is without speech, dB of full scale. */
  floor: number;
  /** The newest loud frames, dB: speech swells and falls, a fan does not. */
  loud: readonly number[];
  /** How long it has been loud, and quiet since, ms. */
  loudMs: number;
  quietMs: number;
  /** How long somebody has been speaking, with their pauses, ms. */
  spokenMs: number;
};

export type ActivityRules = {
  /** Over the room's own noise, dB. While the companion speaks it is more: its own voice comes back. */
  marginDb: number;
  /** Two breaths, ms. */
  endsAfterMs: number;
};

export const LISTENING: ActivityRules = { marginDb: 9, endsAfterMs: 1_800 };
export const INTERRUPTING: ActivityRules = { marginDb: 16, endsAfterMs: 1_800 };

/** Quieter is never speech, dB. */
const LEAST_DB = -50;
/** So long it must be loud before it counts as speech: a door falls shut in less, ms. */
const SPEECH_MS = 220;
/** So much the loud frames of speech differ from one another, dB; those of a steady noise do not. */
const SWING_DB = 4;
const MAX_LOUD = 40;
/** The room's noise is followed at once when it falls, and slowly when it rises, dB a second. */
const RISES_DB_S = 4;
const QUIETEST_DB = -70;

export const NO_ACTIVITY: Activity = {
  state: "quiet",
  floor: QUIETEST_DB,
  loud: [],
  loudMs: 0,
  quietMs: 0,
  spokenMs: 0,
};

/** The level of a frame of samples between -1 and 1, dB of full scale. */
export function levelOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < samples.length; at++) sum += (samples[at] ?? 0) ** 2;
  const rms = Math.sqrt(sum / Math.max(1, samples.length));
  return Math.max(-100, 20 * Math.log10(Math.max(rms, 1e-5)));
}

/** One frame more. */
export function nextActivity(
  before: Activity,
  frame: { db: number; ms: number },
  rules: ActivityRules = LISTENING,
): Activity {
  const { db, ms } = frame;
  const isLoud = db > Math.max(LEAST_DB, before.floor + rules.marginDb);
  const loud = isLoud ? [...before.loud, db].slice(-MAX_LOUD) : before.loud;
  // a noise that came on, or was there all along: from now on it is the room
  if (isLoud && loud.length === MAX_LOUD && swing(loud) < SWING_DB)
    return { ...before, floor: Math.max(...loud), loud: [], loudMs: 0, quietMs: MAX_LOUD * ms };
  const quietMs = isLoud ? 0 : before.quietMs + ms;
  if (before.state === "speaking") {
    const state = quietMs >= rules.endsAfterMs ? "ended" : "speaking";
    return { ...before, state, loud, loudMs: 0, quietMs, spokenMs: before.spokenMs + ms };
  }
  const floor = floorAfter(before, db, ms);
  // a word has gaps: a short one takes nothing back
  const loudMs = isLoud ? before.loudMs + ms : quietMs < SPEECH_MS ? before.loudMs : 0;
  const begins = loudMs >= SPEECH_MS && swing(loud) >= SWING_DB;
  if (begins) return { state: "speaking", floor, loud, loudMs: 0, quietMs, spokenMs: loudMs };
  const kept = loudMs === 0 ? [] : loud;
  return { state: "quiet", floor, loud: kept, loudMs, quietMs, spokenMs: 0 };
}

const floorAfter = ({ floor }: Activity, db: number, ms: number): number =>
  db < floor ? Math.max(QUIETEST_DB, db) : Math.min(db, floor + (RISES_DB_S * ms) / 1_000);

/** Between the loudest and the quietest of them, without the two ends. */
function swing(levels: readonly number[]): number {
  if (levels.length < 6) return 0;
  const sorted = [...levels].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return at(0.9) - at(0.1);
}
