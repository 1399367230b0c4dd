import type { AppContext } from "#app/request/context.ts";
import { FEUD_FILE, type FeudBoard } from "./board.ts";

let kept: readonly FeudBoard[] | undefined;

/** Every board with its answers, from a built file that the Worker alone reads. */
export async function readFeudBoards(ctx: Pick<AppContext, "builtFile">): Promise<readonly FeudBoard[]> {
  if (kept) return kept;
  const answer = await ctx.builtFile(FEUD_FILE);
  if (!answer.ok) throw new Error(`${FEUD_FILE}: ${answer.status}`);
  kept = (await answer.json()) as FeudBoard[];
  return kept;
}
