import { mineFrom, mineReads } from "#app/features/games/mine/read.server.ts";
import { settle } from "#app/features/games/mine/settle.server.ts";
import { actOnRound } from "#app/features/games/trivia/act.server.ts";
import { readQuestion } from "#app/features/games/trivia/content.server.ts";
import { shownOrder } from "#app/features/games/trivia/draw.ts";
import { actOnTrivia } from "#app/features/games/trivia/start.server.ts";
import { roundOf } from "#app/features/games/trivia/store.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { rhythmIn } from "#app/features/rhythm/read.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { gameFileAt } from "#scripts/game-files.ts";

/** What the model plays of games. */

export const builtFile = async (path: string): Promise<Response> => Response.json(gameFileAt(path));

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** The ten of the day: the place that is asked now, or one beside it, rightly or not. */
export async function playTrivia(
  ctx: MemberContext,
  { off, right }: { off: number; right: boolean },
): Promise<void> {
  const begun = await actOnTrivia(ctx, formOf({ intent: "daily" }));
  if (!begun.ok) throw new Error(begun.refusal);
  const id = begun.to.split("/").at(-1) ?? "";
  const [[row]] = await ctx.db.batch([roundOf(ctx.db, ctx.userId, id)]);
  const { round } = JSON.parse(row?.found ?? "null") as { round: { answered: number; items: string[] } };
  const place = Math.min(9, Math.max(0, round.answered + off));
  const item = round.items[place] ?? "";
  const question = await readQuestion(ctx, item);
  const at = shownOrder(id, item).indexOf(question?.answer ?? 0);
  await actOnRound(
    ctx,
    id,
    formOf({ intent: "answer", place: String(place), choice: String(right ? at : (at + 1) % 4) }),
  );
}

/** What evidence has reached, as a page settles it behind its answer. */
export async function settleGames(ctx: MemberContext): Promise<void> {
  const [[profile], [row], [rhythm]] = await ctx.db.batch([profileOf(ctx.db, ctx.userId), ...mineReads(ctx)]);
  if (!profile) return;
  await settle(ctx, mineFrom(ctx, profile, row?.found ?? "", rhythmIn(rhythm)));
}
