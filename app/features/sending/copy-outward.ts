import type { Copy, Language } from "#app/core/language.ts";
import type { Kind } from "#app/features/notifications/choices.ts";
import type { Topic } from "#app/features/notifications/topics.ts";

/**
 * What is seen without opening anything: subjects, pushes, texts. They lie on locked screens and pass through other
 * hands, so they are fixed words by kind; no value of a notice ever comes into them (tested over all topics).
 */
type Words = { kinds: Record<Kind, string>; topics: Partial<Record<Topic, string>>; stop: string };

const WORDS: Copy<Words> = {
  en: {
    kinds: {
      prayer: "Something new in prayer",
      replies: "Something new about what you wrote",
      reading: "Something new in your reading",
      pet: "Your pet has news",
      groups: "Something new in your groups",
      moderation: "Something waits for a moderator",
      security: "Something about your account",
    },
    topics: { "prayer.hour": "The hour that you took begins now" },
    stop: "Reply STOP to end these texts",
  },
  es: {
    kinds: {
      prayer: "Algo nuevo en la oración",
      replies: "Algo nuevo sobre lo que escribiste",
      reading: "Algo nuevo en tu lectura",
      pet: "Tu mascota tiene noticias",
      groups: "Algo nuevo en tus grupos",
      moderation: "Algo espera a un moderador",
      security: "Algo sobre tu cuenta",
    },
    topics: { "prayer.hour": "La hora que elegiste empieza ahora" },
    stop: "Responde STOP para no recibir más",
  },
};

/** One line, for a subject or a push. */
export const outsideWords = (language: Language, kind: Kind, topic: Topic): string =>
  WORDS[language].topics[topic] ?? WORDS[language].kinds[kind];

/** A whole text, one part long where the origin is: who writes, what for, where to, and how it ends. */
export const textWords = (language: Language, kind: Kind, topic: Topic, origin: string): string =>
  `Koinonia: ${outsideWords(language, kind, topic)}. ${origin}/notifications ${WORDS[language].stop}`;
