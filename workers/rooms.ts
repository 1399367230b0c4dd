import { recordUnsavedCost, closeAnswer } from "#app/features/chat/answer.server.ts";
import { type AnswerJob, type AnswerResult, EMPTY_RESULT } from "#app/features/chat/answer-job.ts";
import type { Part } from "#app/features/chat/parts.ts";
import { writeAnswer } from "#app/features/chat/write-answer.server.ts";
import { finishForRoom } from "#app/features/pet/finish-due.server.ts";
import { MemberRoomServer } from "#party/member-room.ts";
import type { Publication } from "#party/protocol.ts";
import { composeBackground, lostAnswerCost, writingOf } from "./compose.ts";

/** The member's room with the product behind it. */
export class MemberRoom extends MemberRoomServer<Cloudflare.Env> {
  protected override write(
    job: AnswerJob,
    emit: (parts: Part[]) => void,
    signal: AbortSignal,
  ): Promise<AnswerResult> {
    return writeAnswer(writingOf(this.env), job, emit, signal);
  }

  protected override async closeInD1(job: AnswerJob, written: AnswerResult): Promise<Publication[] | null> {
    const ctx = await composeBackground(this.env, (work) => this.ctx.waitUntil(work));
    return closeAnswer(ctx, job, written);
  }

  protected override lost(job: AnswerJob, parts: Part[]): AnswerResult {
    const costMicros = lostAnswerCost(this.env, job.turns);
    return { ...EMPTY_RESULT, outcome: "interrupted", parts, costMicros };
  }

  protected override async bookWithdrawn(
    job: AnswerJob,
    written: Pick<AnswerResult, "costMicros">,
  ): Promise<void> {
    const ctx = await composeBackground(this.env, (work) => this.ctx.waitUntil(work));
    await recordUnsavedCost(ctx, job.userId, written);
  }

  protected override async finishDue(userId: string): Promise<number | null> {
    const ctx = await composeBackground(this.env, (work) => this.ctx.waitUntil(work));
    return finishForRoom(ctx, userId);
  }
}
