import type { Translation } from "#app/features/bible/translations.ts";

/** How much is transferred to keep a translation, bytes: the shipped file of `data/bible`. */
export const PACKED_BYTES: Readonly<Record<Translation, number>> = {
  KJV: 1_315_479,
  WEB: 1_306_027,
  RV1909: 1_337_061,
};

/** No translation may cost more. */
export const MAX_BYTES = 2_500_000;
