import { inBoth, type ShippedItem } from "#app/features/content/model/shipped.ts";
import { MINISTRIES } from "#app/features/groups/model/kinds.ts";
import { weeksOf } from "#app/features/ministries/content/weeks.server.ts";
import type { contentKinds } from "#app/features/ministries/content-kinds.ts";
import type { ShippedContent } from "#app/manifest/content-kind.ts";

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

export const shipped: ShippedContent<typeof contentKinds> = {
  ministry_week: shippedMinistryWeeks,
};
