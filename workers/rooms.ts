import { closeAnswer, recordUnsavedCost } from "#app/features/chat/answering/answer.server.ts";
import { EMPTY_RESULT } from "#app/features/chat/answering/answer-job.ts";
import { writeAnswer } from "#app/features/chat/answering/write-answer.server.ts";
import { finishForRoom } from "#app/features/pet/adventures/finish-due.server.ts";
import { MemberRoomServer, type MemberRoomServices } from "#party/member-room.ts";
import { composeBackground, lostAnswerCost, writingOf } from "./compose.ts";

/** The member's room with the product behind it. */
export class MemberRoom extends MemberRoomServer<Cloudflare.Env> {
  protected override makeServices(): MemberRoomServices {
    const { env } = this;
    const context = () => composeBackground(env, (work) => this.ctx.waitUntil(work));
    return {
      write: (job, emit, signal) => writeAnswer(writingOf(env), job, emit, signal),
      closeInD1: async (job, result) => closeAnswer(await context(), job, result),
      lost: (job, parts) => ({
        ...EMPTY_RESULT,
        outcome: "interrupted",
        parts,
        costMicros: lostAnswerCost(env, job.turns),
      }),
      bookWithdrawn: async (job, result) => recordUnsavedCost(await context(), job.userId, result),
      finishDue: async (userId) => finishForRoom(await context(), userId),
    };
  }
}
