import type { ToastMs } from "#app/core/toast-time.ts";
import type { Notice, petEn } from "#app/features/pet/copy/copy-en.ts";
import type { PetRefusal } from "#app/features/pet/model/refusals.ts";
import type { ShopRefusal } from "#app/features/shop/refusals.ts";
import type { Outage } from "./outage.ts";

type Words = Pick<typeof petEn, "failures" | "refusals">;
/** K15: notices of the pet stay four to seven seconds. */
const DURATION_MS = 6000;
type Shown = Notice & { tone: "danger" | "plain"; durationMs: ToastMs };

/** X30, X32, X34: no answer came, however often it was asked for; what was painted is taken back. */
export function failureOf(
  { intent, refusal }: Pick<Outage, "intent" | "refusal">,
  { failures }: Words,
): Shown {
  if (refusal === "too_fast") return { ...failures.tooFast, tone: "plain", durationMs: DURATION_MS };
  const shown = { tone: "danger", durationMs: DURATION_MS } as const;
  const text = `${failures.update}. ${failures.nothing}`;
  switch (intent) {
    case "adopt":
      return { ...shown, title: failures.create, text: failures.nothing };
    case "feed":
    case "groom":
    case "play":
      return { ...shown, title: failures[intent], text };
    case "adventure.start":
    case "adventure.finish":
      return { ...shown, title: failures.adventure, text };
    case "training.start":
    case "training.finish":
      return { ...shown, title: failures.training, text };
    case "evolve":
      return { ...shown, title: failures.evolution, text };
    default:
      return { ...shown, title: failures.update, text: failures.nothing };
  }
}

/** X28, X29, X34-X36 */
export function refusalNotice(
  code: PetRefusal | ShopRefusal,
  need: number | null,
  { refusals }: Words,
  shop: Readonly<Record<ShopRefusal, Notice>>,
): Shown {
  const words = code in shop ? shop[code as ShopRefusal] : refusals[code as PetRefusal](need);
  return { ...words, tone: "plain", durationMs: DURATION_MS };
}
