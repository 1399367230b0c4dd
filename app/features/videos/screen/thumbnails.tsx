import john21 from "#app/features/videos/art/john-21.svg?no-inline";
import psalm23 from "#app/features/videos/art/psalm-23.svg?no-inline";
import ruth2 from "#app/features/videos/art/ruth-2.svg?no-inline";
import type { Clip } from "#app/features/videos/content/catalog-lines.ts";

/** The product's own drawing for each video: no picture is asked of anybody else. */
export const THUMBNAILS: Readonly<Record<Clip, string>> = {
  "psalm-23": psalm23,
  "ruth-2": ruth2,
  "john-21": john21,
};
