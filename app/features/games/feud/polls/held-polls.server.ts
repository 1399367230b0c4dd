import type { Language } from "#app/core/language.ts";
import { type LocalDay, utcDay } from "#app/core/local-day.ts";
import type { FeudBoard } from "#app/features/games/feud/board.ts";
import type { AppContext } from "#app/request/context.ts";
import { POLLS, type Poll } from "./catalog-polls.ts";
import { answersOf, type Counted } from "./poll.ts";

type Reader = Pick<AppContext, "content" | "now">;

/** Words that an administrator has let in, beside the known ones (docs/decisions/0079). */
export const letIn = (
  { content }: Pick<AppContext, "content">,
  poll: string,
  language: Language,
  day: LocalDay,
): string[] =>
  String(content.of("feud_poll", poll, day)?.[`let_in_${language}`] ?? "")
    .split("\n")
    .filter(Boolean);

/** A poll as it is asked now; one that is not offered is asked of nobody, and its board is shown to nobody. */
export function heldPolls(ctx: Reader): (Poll & { offered: boolean })[] {
  const held = ctx.content.all("feud_poll", utcDay(ctx.now()));
  return POLLS.map((poll) => {
    const values = held.get(poll.id);
    if (!values) return { ...poll, offered: true };
    const question = { en: String(values.question_en), es: String(values.question_es) };
    return { ...poll, question, offered: values.offered === 1 };
  });
}

/** A published board, in its one language, as the game plays it. */
export function memberBoard(poll: Poll, language: Language, board: string): FeudBoard {
  const answers = answersOf(poll, language, JSON.parse(board) as Counted[]);
  return {
    id: poll.id,
    question: poll.question,
    answers: { en: language === "en" ? answers : [], es: language === "es" ? answers : [] },
    byMembers: true,
  };
}
