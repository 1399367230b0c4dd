import type { Language } from "#app/core/language.ts";
import { FAITH_ES } from "./topics/catalog-es-faith.ts";
import { GROWTH_ES } from "./topics/catalog-es-growth.ts";
import { HOME_ES } from "./topics/catalog-es-home.ts";
import { LIFE_ES } from "./topics/catalog-es-life.ts";
import { GROWTH } from "./topics/catalog-growth.ts";
import { GUIDANCE } from "./topics/catalog-guidance.ts";
import { MARRIAGE } from "./topics/catalog-marriage.ts";
import { MORE } from "./topics/catalog-more.ts";
import { PARENTING } from "./topics/catalog-parenting.ts";
import { PRAYER } from "./topics/catalog-prayer.ts";
import { RELATIONSHIPS } from "./topics/catalog-relationships.ts";
import { SAID_FAITH_EN } from "./topics/catalog-said-faith-en.ts";
import { SAID_FAITH_ES } from "./topics/catalog-said-faith-es.ts";
import { SAID_GROWTH_EN } from "./topics/catalog-said-growth-en.ts";
import { SAID_GROWTH_ES } from "./topics/catalog-said-growth-es.ts";
import { SAID_HOME_EN } from "./topics/catalog-said-home-en.ts";
import { SAID_HOME_ES } from "./topics/catalog-said-home-es.ts";
import { SAID_LIFE_EN } from "./topics/catalog-said-life-en.ts";
import { SAID_LIFE_ES } from "./topics/catalog-said-life-es.ts";
import { SCRIPTURE } from "./topics/catalog-scripture.ts";
import { TEACHINGS } from "./topics/catalog-teachings.ts";
import type { Spoken, Topic } from "./topics/topic.ts";

export type { Category, Topic } from "./topics/topic.ts";

/** Everything that the finder knows. Where two topics fit alike, the earlier one is taken: the narrower stand first. */
export const TOPICS: readonly Topic[] = [
  ...MORE,
  ...PARENTING,
  ...MARRIAGE,
  ...RELATIONSHIPS,
  ...GUIDANCE,
  ...GROWTH,
  ...TEACHINGS,
  ...SCRIPTURE,
  ...PRAYER,
];

export const SPANISH: Readonly<Record<string, Spoken>> = {
  ...GROWTH_ES,
  ...LIFE_ES,
  ...HOME_ES,
  ...FAITH_ES,
};

/** What people say when they bring a topic, half sentences apart by commas. */
export const SAID: Record<Language, Readonly<Record<string, string>>> = {
  en: { ...SAID_LIFE_EN, ...SAID_GROWTH_EN, ...SAID_FAITH_EN, ...SAID_HOME_EN },
  es: { ...SAID_LIFE_ES, ...SAID_GROWTH_ES, ...SAID_FAITH_ES, ...SAID_HOME_ES },
};

/** The topic with its words in a language; its passages are the same. */
export const topicIn = (topic: Topic, language: Language): Topic =>
  language === "es" ? { ...topic, ...SPANISH[topic.id] } : topic;
