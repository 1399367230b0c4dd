import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import type { MemberContext } from "#app/request/context.ts";
import { ALREADY_ANSWERED, answerRequest } from "./store.server.ts";

/** Of so many who act on one member's things at once, each comes to its turn: in each round one of them is done. */
const MOST_ROUNDS = 32;
/** The longest question that is kept with its answer. */
const MOST_QUESTION = 4_000;

/** What every reading for an act carries: whether the same request was answered before. */
export type Situation<Answer> = { earlier: { question: string; answer: Answer } | null };

/** What an act comes to: something to write, or nothing because it is as asked already. */
export type Decision<Answer> = { statements: Statement[]; answer: Answer } | { standing: Answer };

export type Act<Read extends Situation<Answer>, Answer, Refusal extends string> = {
  requestId: string;
  /** What is asked, with what: the same request id under another question is refused. */
  question: string;
  /** Everything that the rule must know, in one trip; `again`: of the primary, after a race was lost. */
  read(again: boolean): Promise<Read>;
  decide(read: Read): Result<Decision<Answer>, Refusal> | Promise<Result<Decision<Answer>, Refusal>>;
  /** What the schema's refusal means to a member; `again`: what was read has changed meanwhile. */
  refusals: Readonly<Record<string, Refusal | "again">>;
  reused: Refusal;
  busy: Refusal;
};

/**
 * One act of a member: one read, the rule, one commit; two D1 trips. Its answer is kept with its request id, in the
 * same commit, and given again to the same request. A race that was lost is run again on what is there by then.
 */
export async function once<Read extends Situation<Answer>, Answer extends object, Refusal extends string>(
  ctx: MemberContext,
  act: Act<Read, Answer, Refusal>,
): Promise<Result<Answer, Refusal>> {
  const question = act.question.slice(0, MOST_QUESTION);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const read = await act.read(round > 0);
    if (read.earlier)
      return read.earlier.question === question ? ok(read.earlier.answer) : refuse(act.reused);
    const decided = await act.decide(read);
    if (!decided.ok) return decided;
    if ("standing" in decided.value) return ok(decided.value.standing);
    const { statements, answer } = decided.value;
    const written = await commit(ctx.db, [
      ...statements,
      answerRequest(ctx.db, {
        userId: ctx.userId,
        requestId: act.requestId,
        question,
        answer: JSON.stringify(answer),
        now: ctx.now(),
      }),
    ]);
    if (written.ok) {
      const [row] = written.results.at(-1) as { answer: string }[];
      if (!row) throw new Error("no answer was kept");
      return ok(JSON.parse(row.answer) as Answer);
    }
    const meaning = written.constraint === ALREADY_ANSWERED ? "again" : act.refusals[written.constraint];
    if (meaning === undefined) throw new Error(`unexpected constraint: ${written.constraint}`);
    if (meaning !== "again") return refuse(meaning);
  }
  return refuse(act.busy);
}
