import { ok, type Result, refuse } from "#app/core/result.ts";
import { type AnswerOf, commitNamed, type Entry } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import type { MemberContext } from "#app/request/context.ts";
import { ALREADY_ANSWERED, saveIdempotentReply } from "./store.server.ts";

/** Of so many who act on one member's things at once, each comes to its turn: in each round one of them is done. */
const MAX_ATTEMPTS = 32;
/** The longest question that is kept with its answer. */
const MAX_FINGERPRINT_LENGTH = 4_000;

/** What every reading for an act carries: whether the same request was answered before. */
export type CommandState<Answer> = { earlier: { question: string; answer: Answer } | null };

/** What an act comes to: something to write, or nothing because it is as asked already. */
export type Decision<Answer, Written extends Entry = Statement[]> =
  | { statements: Written; answer: Answer }
  | { unchanged: Answer };

export type Command<
  Read extends CommandState<Answer>,
  Answer,
  Refusal extends string,
  Written extends Entry = Statement[],
> = {
  requestId: string;
  /** What is asked, with what: the same request id under another question is refused. */
  question: string;
  /** Everything that the rule must know, in one trip; `again`: of the primary, after a race was lost. */
  read(again: boolean): Promise<Read>;
  decide(
    read: Read,
  ): Result<Decision<Answer, Written>, Refusal> | Promise<Result<Decision<Answer, Written>, Refusal>>;
  /** What the statements answered, by their names: for what is told of them afterwards. */
  committed?(rows: AnswerOf<Written>): void;
  /** What the schema's refusal means to a member; `again`: what was read has changed meanwhile. */
  refusals: Readonly<Record<string, Refusal | "again">>;
  reused: Refusal;
  busy: Refusal;
};

/**
 * One act of a member: one read, the rule, one commit; two D1 trips. Its answer is kept with its request id, in the
 * same commit, and given again to the same request. A race that was lost is run again on what is there by then.
 */
export async function runIdempotent<
  Read extends CommandState<Answer>,
  Answer extends object,
  Refusal extends string,
  Written extends Entry = Statement[],
>(ctx: MemberContext, command: Command<Read, Answer, Refusal, Written>): Promise<Result<Answer, Refusal>> {
  const question = command.question.slice(0, MAX_FINGERPRINT_LENGTH);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const read = await command.read(attempt > 0);
    if (read.earlier)
      return read.earlier.question === question ? ok(read.earlier.answer) : refuse(command.reused);
    const decided = await command.decide(read);
    if (!decided.ok) return decided;
    if ("unchanged" in decided.value) return ok(decided.value.unchanged);
    const { statements, answer } = decided.value;
    const written = await commitNamed(ctx.db, {
      statements,
      reply: saveIdempotentReply(ctx.db, {
        userId: ctx.userId,
        requestId: command.requestId,
        question,
        answer: JSON.stringify(answer),
        now: ctx.now(),
      }),
    });
    if (written.ok) {
      const [row] = written.rows.reply;
      if (!row) throw new Error("no answer was kept");
      command.committed?.(written.rows.statements as AnswerOf<Written>);
      return ok(JSON.parse(row.answer) as Answer);
    }
    const meaning = written.constraint === ALREADY_ANSWERED ? "again" : command.refusals[written.constraint];
    if (meaning === undefined) throw new Error(`unexpected constraint: ${written.constraint}`);
    if (meaning !== "again") return refuse(meaning);
  }
  return refuse(command.busy);
}
