import { inBoth, passageInWords, type ShippedItem } from "#app/features/content/model/shipped.ts";
import {
  shippedDayVerses as dayVerses,
  shippedDevotionals as devotionals,
} from "#app/features/devotional/content.ts";
import type { contentKinds } from "#app/features/devotional/content-kinds.ts";
import type { ShippedContent } from "#app/manifest/content-kind.ts";

export const shippedDevotionals = (): ShippedItem[] =>
  devotionals().map(({ slug, passage, words }) => ({
    id: slug,
    values: {
      passage: passageInWords([passage]),
      ...inBoth("title", { en: words.en.title, es: words.es.title }),
      ...inBoth("text", { en: words.en.text.join("\n\n"), es: words.es.text.join("\n\n") }),
      ...inBoth("question", { en: words.en.question, es: words.es.question }),
      ...inBoth("prayer", { en: words.en.prayer, es: words.es.prayer }),
    },
  }));

export const shippedDayVerses = (): ShippedItem[] =>
  dayVerses().map(({ day, reference, passage, context }) => ({
    id: day,
    values: {
      verse: passageInWords([reference]),
      passage: passageInWords(passage),
      ...inBoth("context", context),
    },
  }));

export const shipped: ShippedContent<typeof contentKinds> = {
  devotional: shippedDevotionals,
  day_verse: shippedDayVerses,
};
