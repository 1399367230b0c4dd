import { commitNamed } from "#app/db/commit.ts";
import { notification } from "#app/features/notifications/notify.server.ts";
import type { Memory } from "#app/features/pet/model/memories.ts";
import type { Pet } from "#app/features/pet/model/rules.ts";
import type { AppContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import type { Publication } from "#party/protocol.ts";
import { finish } from "./outings.server.ts";
import {
  type AfterRow,
  afterFinish,
  type DueRow,
  dueOutings,
  type Finished,
  finishOutings,
  nextFinish,
  type Outing,
} from "./outings-store.server.ts";

/** So many are read and written at once: nothing is locked for long. */
const MAX_AT_ONCE = 40;

const KINDS = ["adventure", "training"] as const;

type FinishedEvents = { userId: string; events: Publication[] };

/** By cron, and by the member's room when its alarm rings: what is over is finished, whoever looks on. */
export async function finishDue(ctx: AppContext, userId: string | null): Promise<number> {
  let count = 0;
  for (const kind of KINDS) {
    for (;;) {
      const [rows] = await ctx.db.batch([dueOutings(ctx.db, kind, ctx.now(), userId, MAX_AT_ONCE)]);
      if (rows.length === 0) break;
      const finished = await finishRows(ctx, kind, rows);
      count += finished;
      // what cannot be finished now is left to the next run
      if (finished < rows.length || rows.length < MAX_AT_ONCE) break;
    }
  }
  return count;
}

/** For the room: finishes what is over, and says how long it is until the next; null when nothing is on its way. */
export async function finishForRoom(ctx: AppContext, userId: string): Promise<number | null> {
  await finishDue(ctx, userId);
  const [next] = await ctx.db.batch([nextFinish(ctx.db, userId)]);
  const at = next[0]?.at ?? null;
  return at === null ? null : Math.max(0, at - ctx.now());
}

async function finishRows(ctx: AppContext, kind: Outing["kind"], rows: readonly DueRow[]): Promise<number> {
  const now = ctx.now();
  const finished = rows.flatMap(({ userId, outing, pet }) => {
    const done = finish(
      ctx,
      userId,
      { kind, one: JSON.parse(outing) } as Outing,
      JSON.parse(pet) as Pet,
      now,
    );
    return done.ok ? [done.value] : [];
  });
  if (await write(ctx, kind, finished, now)) return finished.length;
  // one of them was finished by somebody else meanwhile: the others one by one
  let count = 0;
  for (const one of finished) if (await write(ctx, kind, [one], now)) count++;
  return count;
}

async function write(
  ctx: AppContext,
  kind: Outing["kind"],
  finished: readonly Finished[],
  now: number,
): Promise<boolean> {
  if (finished.length === 0) return true;
  const notes = finished.map((one) => noteOf(ctx, one));
  const memoryIds = finished.flatMap(({ memories }) => memories.map(({ id }) => id));
  const written = await commitNamed(ctx.db, {
    finished: finishOutings(ctx.db, kind, finished, now),
    notices: notes.map(({ statement }) => statement),
    after: afterFinish(
      ctx.db,
      finished.map(({ userId }) => userId),
      memoryIds,
    ),
  });
  if (!written.ok) return false;
  const after = new Map(written.rows.after.map((row) => [row.userId, row]));
  for (const [at, one] of finished.entries()) {
    const { userId, events } = finishedEvents(one, after.get(one.userId));
    const notices = notes.slice(at, at + 1).map(({ publication }) => publication);
    deliver(ctx, () => ctx.rooms.publish(userId, [...events, ...notices]));
  }
  return true;
}

/** RT2: nobody may have looked on. */
function noteOf(ctx: AppContext, { userId, pet, outing: { kind, one } }: Finished) {
  const topic = kind === "adventure" ? "pet.returned" : "pet.trained";
  return notification(ctx, userId, `${one.id}@${one.begunDay}`, { topic, pet: pet.petName });
}

function finishedEvents({ userId, outing, pet }: Finished, after: AfterRow | undefined): FinishedEvents {
  const memories = (after ? JSON.parse(after.memories) : []) as Memory[];
  // a level that came with it is in the album too; what the page asks its question about is the adventure
  const memory = memories.find(({ kind }) => kind === "adventure");
  const { one, kind } = outing;
  return {
    userId,
    events: [
      {
        id: `finished:${one.id}:${one.version}`,
        event: {
          name: "pet.changed",
          pet,
          [kind]: one,
          ...(after && { wallet: JSON.parse(after.wallet) }),
          ...(memory && { memory }),
        },
      },
    ],
  };
}
