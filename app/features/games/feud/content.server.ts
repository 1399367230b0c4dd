import { utcDay } from "#app/core/local-day.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import { FEUD_FILE, type FeudBoard } from "./board.ts";
import { heldPolls, memberBoard } from "./polls/held-polls.server.ts";
import { boardOfPoll } from "./polls/store.server.ts";

let kept: readonly FeudBoard[] | undefined;

/** Every board with its answers as it ships, from a built file that the Worker alone reads. */
export async function readFeudBoards(ctx: Pick<AppContext, "builtFile">): Promise<readonly FeudBoard[]> {
  if (kept) return kept;
  const answer = await ctx.builtFile(FEUD_FILE);
  if (!answer.ok) throw new Error(`${FEUD_FILE}: ${answer.status}`);
  kept = (await answer.json()) as FeudBoard[];
  return kept;
}

/** A board as it holds now; one that is not offered is begun by nobody, and a round of it goes on. */
export type HeldBoard = FeudBoard & { offered: boolean };

export async function readHeldBoards(
  ctx: Pick<AppContext, "builtFile" | "content" | "now">,
): Promise<readonly HeldBoard[]> {
  const held = ctx.content.all("feud_board", utcDay(ctx.now()));
  return (await readFeudBoards(ctx)).map((board) => {
    const values = held.get(board.id);
    if (!values) return { ...board, offered: true };
    const question = { en: String(values.question_en), es: String(values.question_es) };
    return { ...board, question, offered: values.offered === 1 };
  });
}

/** One board that may be begun now, counted in the text or of members; null where it is not offered. */
export async function readOffered(ctx: MemberContext, id: string): Promise<FeudBoard | null> {
  const poll = heldPolls(ctx).find((one) => one.id === id);
  if (!poll) return (await readHeldBoards(ctx)).find((one) => one.id === id && one.offered) ?? null;
  if (!poll.offered || !ctx.communityRules.open) return null;
  const { community, language } = ctx;
  const [[row]] = await community.batch([boardOfPoll(community, id, language)]);
  return row ? memberBoard(poll, language, row.board) : null;
}
