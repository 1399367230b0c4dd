import { type Effect, type NoticeTopic, waitAfter } from "#app/features/community/outbox/effects.ts";
import type { Act, ItemKind } from "#app/features/community/queue/model/acts.ts";

/** A notice of an act, once by its line in the log. */
export function noticeOf({ logId, now }: { logId: string; now: number }, topic: NoticeTopic) {
  const effect: Effect = { kind: "notice", topic, causeId: logId };
  return { logId, effect: JSON.stringify(effect), at: now, nextTryAt: now + waitAfter(0) };
}

const SHOWN = {
  request: "request.released",
  testimony: "testimony.released",
  comment: "testimony.released",
  post: "group.released",
  group: "group.released",
} as const;
const HIDDEN = {
  request: "request.hidden",
  testimony: "testimony.hidden",
  comment: "testimony.hidden",
  post: "group.hidden",
  group: "group.hidden",
} as const;

/** The topic of the author's notice; none where nothing has changed for them. */
export function topicOf(kind: ItemKind, act: Act): NoticeTopic | null {
  if (act === "keep") return null;
  if (kind === "note" || kind === "update" || kind === "appeal")
    return act === "release" || act === "restore" ? null : "moderation.decided";
  if (act === "release" || act === "restore") return SHOWN[kind];
  return act === "hide" ? HIDDEN[kind] : "moderation.decided";
}
