import { inBoth, passageInWords, type ShippedItem } from "#app/features/content/model/shipped.ts";
import { shippedDanielDays as danielDays } from "#app/features/daniel-plan/content/days.ts";
import {
  shippedDayVerses as dayVerses,
  shippedDevotionals as devotionals,
} from "#app/features/devotional/content.ts";
import { MINISTRIES } from "#app/features/groups/model/kinds.ts";
import { weeksOf } from "#app/features/ministries/content/weeks.server.ts";
import { parseHarmony } from "#app/features/plans/model/harmony.ts";
import { VIDEOS } from "#app/features/videos/content/catalog-playlists.ts";

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

export const shippedPlanDays = (): ShippedItem[] =>
  parseHarmony().map(({ title, passages }, at) => ({
    id: String(at + 1),
    values: { ...inBoth("title", title), passage: passages.map((one) => passageInWords([one])).join("; ") },
  }));

export const shippedMinistryWeeks = (): ShippedItem[] =>
  MINISTRIES.flatMap((ministry) =>
    weeksOf(ministry).map(({ week, title, passage, teaching, questions, together }) => ({
      id: `${ministry}:${week}`,
      values: {
        passage: passage.reference,
        ...inBoth("title", title),
        ...inBoth("teaching", teaching),
        ...inBoth("questions", {
          en: questions.map(({ en }) => en).join("\n"),
          es: questions.map(({ es }) => es).join("\n"),
        }),
        ...inBoth("together", together),
      },
    })),
  );

export const shippedVideos = (): ShippedItem[] =>
  VIDEOS.map(({ id, title, teacher, notes, questions }) => ({
    id,
    values: {
      ...inBoth("title", title),
      ...inBoth("teacher", teacher),
      ...inBoth("notes", notes),
      ...inBoth("questions", { en: questions.en.join("\n"), es: questions.es.join("\n") }),
    },
  }));
