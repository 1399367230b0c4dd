import { openDatabase } from "#app/db/database.ts";
import { closeAnswer, recordUnsavedCost } from "#app/features/chat/answering/answer.server.ts";
import { EMPTY_RESULT } from "#app/features/chat/answering/answer-job.ts";
import { writeAnswer } from "#app/features/chat/answering/write-answer.server.ts";
import { wallStatusFor } from "#app/features/community/live/store.server.ts";
import { payBoard, tableEnded } from "#app/features/games/feud/table/settle.server.ts";
import { finishForRoom } from "#app/features/pet/adventures/finish-due.server.ts";
import { EveningRoomServer } from "#party/evening-room.ts";
import { GameRoomServer, type GameRoomServices } from "#party/game-room.ts";
import { GroupRoomServer } from "#party/group-room.ts";
import { MemberRoomServer, type MemberRoomServices } from "#party/member-room.ts";
import { WallRoomServer, type WallRoomServices } from "#party/wall-room.ts";
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

/** The wall's room with the shared database behind it. */
export class WallRoom extends WallRoomServer<Cloudflare.Env> {
  protected override makeServices(): WallRoomServices {
    const { env } = this;
    return {
      // of the primary: what was committed a moment ago is what is told
      read: async (audience, ids) => {
        const db = openDatabase(env.COMMUNITY, "first-primary");
        const [rows] = await db.batch([wallStatusFor(db, audience, ids)]);
        return rows;
      },
    };
  }
}

/** A study group's room; it asks nothing of the product. */
export class GroupRoom extends GroupRoomServer<Cloudflare.Env> {}

/** The room of a group's evening; it asks nothing of the product either. */
export class EveningRoom extends EveningRoomServer<Cloudflare.Env> {}

/** A game on many phones, with the ledger behind it. */
export class GameRoom extends GameRoomServer<Cloudflare.Env> {
  protected override makeServices(): GameRoomServices {
    const context = () => composeBackground(this.env, (work) => this.ctx.waitUntil(work));
    return {
      pay: async (due) => payBoard(await context(), due),
      ended: async (tableId) => tableEnded(await context(), tableId),
    };
  }
}
