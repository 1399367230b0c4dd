import { GROWTH } from "./topics/catalog-growth.ts";
import { GUIDANCE } from "./topics/catalog-guidance.ts";
import { MARRIAGE } from "./topics/catalog-marriage.ts";
import { PARENTING } from "./topics/catalog-parenting.ts";
import { PRAYER } from "./topics/catalog-prayer.ts";
import { RELATIONSHIPS } from "./topics/catalog-relationships.ts";
import { SCRIPTURE } from "./topics/catalog-scripture.ts";
import { TEACHINGS } from "./topics/catalog-teachings.ts";
import type { Topic } from "./topics/topic.ts";

export type { Category, Topic } from "./topics/topic.ts";

/** Everything that the finder knows. Where two topics fit alike, the earlier one is taken: the narrower stand first. */
export const TOPICS: readonly Topic[] = [
  ...PARENTING,
  ...MARRIAGE,
  ...RELATIONSHIPS,
  ...GUIDANCE,
  ...GROWTH,
  ...TEACHINGS,
  ...SCRIPTURE,
  ...PRAYER,
];
