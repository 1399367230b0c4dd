import type { Language } from "#app/core/language.ts";
import type { Kind } from "#app/features/notifications/choices/kinds.ts";
import { parseNotificationData, wordsOf } from "#app/features/notifications/topics.ts";
import { MAX_LINES } from "#app/features/sending/emails.ts";
import { decide, type SkipReason } from "#app/features/sending/model/decide.ts";
import type { Rhythm } from "#app/features/sending/model/when.ts";

type Line = {
  notificationId: string;
  kind: Kind;
  topic: string;
  data: string;
  createdAt: number;
  readAt: number | null;
  isChosen: boolean;
  isStaff: boolean;
};

type Grouped = {
  /** In the reader's language, the newest first; the same words once, with how often. */
  lines(language: Language): string[];
  /** Notices that the e-mail tells of. */
  count: number;
  sent: string[];
  skipped: { id: string; reason: SkipReason }[];
};

/** What of the waiting notices is still worth telling. A digest waits for its morning: nothing here waits again. */
export function groupDigest(
  waiting: readonly Line[],
  member: { isClosed: boolean; rhythm: Rhythm },
  now: number,
): Grouped {
  const sent: Line[] = [];
  const skipped: Grouped["skipped"] = [];
  for (const line of waiting) {
    const topic = parseNotificationData(line.topic, line.data)?.topic ?? null;
    const decision = decide(
      {
        ...line,
        ...member,
        channel: "digest",
        topic,
        hasProvenPhone: false,
        devices: 0,
        texts: { own: 0, all: 0, most: 0 },
      },
      now,
    );
    if (decision.do === "skip") skipped.push({ id: line.notificationId, reason: decision.reason });
    else sent.push(line);
  }
  return {
    lines: (language) => linesOf(sent, language).slice(0, MAX_LINES),
    count: sent.length,
    sent: sent.map(({ notificationId }) => notificationId),
    skipped,
  };
}

function linesOf(lines: readonly Line[], language: Language): string[] {
  const times = new Map<string, number>();
  for (const line of lines) {
    const data = parseNotificationData(line.topic, line.data);
    const words = data ? wordsOf(data, language).join(" ") : "";
    if (words) times.set(words, (times.get(words) ?? 0) + 1);
  }
  return [...times].map(([words, count]) => (count === 1 ? words : `${words} (${count}×)`));
}
