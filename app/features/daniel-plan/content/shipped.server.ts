import { inBoth, passageInWords, type ShippedItem } from "#app/features/content/model/shipped.ts";
import { shippedDanielDays as danielDays } from "#app/features/daniel-plan/content/days.ts";
import type { contentKinds } from "#app/features/daniel-plan/content-kinds.ts";
import type { ShippedContent } from "#app/manifest/content-kind.ts";

export const shippedDanielDays = (): ShippedItem[] =>
  danielDays().map(({ id, reading, ...words }) => ({
    id,
    values: {
      reading: passageInWords([reading]),
      ...inBoth("title", words.title),
      ...inBoth("teaching", words.teaching),
      ...inBoth("journal_question", words.question),
    },
  }));

export const shipped: ShippedContent<typeof contentKinds> = {
  daniel_day: shippedDanielDays,
};
