import { GROWTH } from "./topics/growth.ts";
import { GUIDANCE } from "./topics/guidance.ts";
import { MARRIAGE } from "./topics/marriage.ts";
import { PARENTING } from "./topics/parenting.ts";
import { PRAYER } from "./topics/prayer.ts";
import { RELATIONSHIPS } from "./topics/relationships.ts";
import { SCRIPTURE } from "./topics/scripture.ts";
import { TEACHINGS } from "./topics/teachings.ts";
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
