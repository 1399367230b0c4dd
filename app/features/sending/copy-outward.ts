import type { Copy, Language } from "#app/core/language.ts";
import { type Kind, OUTSIDE_WORDS } from "#app/features/notifications/choices/kinds.ts";
import { TOPICS, type Topic } from "#app/features/notifications/topics.ts";

/**
 * What is seen without opening anything: subjects, pushes, texts. They lie on locked screens and pass through other
 * hands, so they are fixed words by kind; no value of a notice ever comes into them (tested over all topics).
 */
const STOP: Copy<string> = {
  en: "Reply STOP to end these texts",
  es: "Responde STOP para no recibir más",
};

/** One line, for a subject or a push. */
export const outsideWords = (language: Language, kind: Kind, topic: Topic): string =>
  TOPICS[topic].outside?.[language] ?? OUTSIDE_WORDS[kind][language];

/** A whole text, one part long where the origin is: who writes, what for, where to, and how it ends. */
export const textWords = (language: Language, kind: Kind, topic: Topic, origin: string): string =>
  `Koinonia: ${outsideWords(language, kind, topic)}. ${origin}/notifications ${STOP[language]}`;
