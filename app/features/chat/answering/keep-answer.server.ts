import { newId } from "#app/core/id.ts";
import type { Database } from "#app/db/database.ts";
import { plainText, saysSomething } from "#app/features/chat/model/parts.ts";
import { touchConversation } from "#app/features/chat/model/store.server.ts";
import type { NewMessage } from "#app/features/chat/model/tables.ts";
import { viewMessage } from "#app/features/chat/model/views.ts";
import {
  addVersion,
  countVersions,
  hideBranch,
  incrementPathRevision,
  type Place,
} from "#app/features/chat/versions/store.server.ts";
import type { AnswerJob, AnswerResult } from "./answer-job.ts";

const MESSAGE_STATE = {
  answered: "kept",
  stopped: "stopped",
  failed: "interrupted",
  interrupted: "interrupted",
} as const;

/** The companion's message as it is kept; null when nothing was said. */
export function answerMessage(
  ctx: { now(): number; random(): number },
  job: Pick<AnswerJob, "userId" | "conversationId" | "questionId" | "askedAt">,
  written: AnswerResult,
) {
  // help that was given stays, whatever became of the answer; a note alone does not
  if (!saysSomething(written.parts) && !written.parts.some(({ kind }) => kind === "help")) return null;
  return {
    id: newId("msg", ctx.now(), ctx.random),
    conversationId: job.conversationId,
    userId: job.userId,
    role: "assistant",
    content: plainText(written.parts),
    parts: written.parts,
    state: MESSAGE_STATE[written.outcome],
    isGreeting: false,
    requestId: null,
    createdAt: Math.max(ctx.now(), job.askedAt + 1),
    parentId: job.questionId,
  } satisfies NewMessage;
}

/** The answer in its place: where there are answers to its question already, they are kept beside it. */
export const saveAnswer = (db: Database, message: NewMessage & { parentId: string }) => ({
  hidden: hideBranch(db, message.conversationId, message.parentId),
  added: addVersion(db, message),
  touched: touchConversation(db, message.conversationId, message.createdAt),
  places: countVersions(db, message.parentId),
  path: incrementPathRevision(db, message.conversationId, message.parentId),
});

/** What `saveAnswer` was answered: the message as it is told, unless the path leads elsewhere by now. */
export function savedMessageEvent(
  message: NewMessage,
  { places = [], path = [] }: { places?: readonly Place[]; path?: readonly { pathRevision: number }[] },
) {
  const place = places.find(({ id }) => id === message.id);
  const [turned] = path;
  if (!place?.shown || !turned) return null;
  return {
    message: viewMessage({ ...message, ...place }),
    path: { pathRevision: turned.pathRevision, after: message.parentId },
  };
}
