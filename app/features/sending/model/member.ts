import { isLanguage, type Language } from "#app/core/language.ts";
import { currentTimeZone, type ZoneSetting } from "#app/features/member/time-zone.ts";
import type { QuietHours } from "#app/features/notifications/choices/choices.ts";
import type { Rest } from "#app/features/rhythm/rhythm.ts";
import type { Rhythm } from "./when.ts";

type Kept = ZoneSetting & {
  quietFrom: number | null;
  quietTo: number | null;
  keepsRest: 0 | 1;
  /** A JSON list. */
  rests: string;
};

export function rhythmOf(kept: Kept, now: number): Rhythm {
  const quiet: QuietHours =
    kept.quietFrom !== null && kept.quietTo !== null ? { from: kept.quietFrom, to: kept.quietTo } : null;
  return {
    zone: currentTimeZone(kept, now),
    quiet,
    rests: JSON.parse(kept.rests) as Rest[],
    keepsRest: kept.keepsRest === 1,
  };
}

/** What the member reads: chosen in Settings, else as the account says it. */
export const languageIn = (...said: readonly (string | null | undefined)[]): Language =>
  said.find((one): one is Language => isLanguage(one ?? null)) ?? "en";
