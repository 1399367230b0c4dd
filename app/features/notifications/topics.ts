import type { Language } from "#app/core/language.ts";
import type { NoticeWords } from "#app/manifest/notice.ts";
import { type NotificationData, TOPICS } from "#app/manifest/notices.ts";
import { KINDS, type Kind } from "./choices/kinds.ts";

/** What notifications are about: each feature says it in its `notices.ts` (decision 0092). */
export { type NotificationData, TOPICS };
export type Topic = NotificationData["topic"];

type Wordless<Data> = Data extends { topic: Topic } ? (keyof Data extends "topic" ? Data : never) : never;
/** Notices whose words need no value: a topic is all that is kept of them. */
export type WordlessNotice = Wordless<NotificationData>;

/** A row as it was kept; null for a topic that is no longer known. */
export function parseNotificationData(topic: string, json: string): NotificationData | null {
  return topic in TOPICS ? (JSON.parse(json) as NotificationData) : null;
}

/** A notification in words of the reader's language. */
export function wordsOf(data: NotificationData, language: Language): NoticeWords {
  const words = TOPICS[data.topic].words[language] as (data: NotificationData) => NoticeWords;
  return words(data);
}

/** The kinds that have notices here: a topic of theirs leads to a page that is open, and asks to be chosen. */
export const kindsWithPages = (isOpen: (path: string) => boolean): Kind[] =>
  KINDS.filter((kind) =>
    Object.values(TOPICS).some(
      (about) => about.kind === kind && !about.warns && isOpen(about.to.replace(/\?.*/, "")),
    ),
  );
