import type { Translation } from "#app/features/bible/translations.ts";

/** What `/bible/texts` says of an edition, and what the shipped file is held to. */
export type Edition = {
  /** Of the unpacked file in `data/bible`, UTF-8. */
  sha256: string;
  verses: number;
  /** Parted by spaces. */
  words: number;
  /** The Debian package that the text was exported from, with its version. */
  source: string;
};

/** Each shipped edition, in the order of `/bible/texts`. A text that is mended gets its new figures here. */
export const EDITIONS: Record<Translation, Edition> = {
  WEB: {
    sha256: "ad3fa4997d69c40dcdb10942c17f16748af8bffb9030a17cf53ef8a30a3541e7",
    verses: 31_098,
    words: 748_897,
    source: "sword-text-web 426.0-1",
  },
  KJV: {
    sha256: "73e61e9a1c2619e6b3dbea34ba0dfcf1f81cab5a6edcf526d574e8913f07cbdb",
    verses: 31_102,
    words: 789_629,
    source: "sword-text-kjv 14.3-1",
  },
  RV1909: {
    sha256: "ab6bc935ffc1e6a0e20dde97a3ab12b61125067e7bb3522c757db87d947c0732",
    verses: 31_102,
    words: 703_631,
    source: "sword-text-sparv 2.60-1",
  },
};
