import { inBoth, passageInWords, type ShippedItem } from "#app/features/content/model/shipped.ts";
import type { contentKinds } from "#app/features/plans/content-kinds.ts";
import { parseHarmony } from "#app/features/plans/model/harmony.ts";
import type { ShippedContent } from "#app/manifest/content-kind.ts";

export const shippedPlanDays = (): ShippedItem[] =>
  parseHarmony().map(({ title, passages }, at) => ({
    id: String(at + 1),
    values: { ...inBoth("title", title), passage: passages.map((one) => passageInWords([one])).join("; ") },
  }));

export const shipped: ShippedContent<typeof contentKinds> = {
  plan_day: shippedPlanDays,
};
