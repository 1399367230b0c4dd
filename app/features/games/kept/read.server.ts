import { newId } from "#app/core/id.ts";
import { questLines } from "#app/features/games/hub/lines.server.ts";
import { mineFrom, mineReads } from "#app/features/games/mine/read.server.ts";
import { readList, readQuestion } from "#app/features/games/trivia/content.server.ts";
import { dailyTen, shownOrder } from "#app/features/games/trivia/draw.ts";
import { THEMES } from "#app/features/games/trivia/themes.ts";
import type { Profile } from "#app/features/member/tables.ts";
import type { Rhythm } from "#app/features/rhythm/rhythm.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { KeptGames, KeptQuestion, KeptRound } from "./kept.ts";
import { type KeptRows, keptOf } from "./store.server.ts";

/** In the batch of what a device keeps. */
export const keptGamesReads = (ctx: MemberContext) =>
  [keptOf(ctx.db, ctx.userId, ctx.now()), ...mineReads(ctx)] as const;

type Found = { kept: string; mine: string; rhythm: Rhythm };

/** Games for a device: today's ten without their answers, what was missed with them, and the three quests. */
export async function keptGames(ctx: MemberContext, profile: Profile, found: Found): Promise<KeptGames> {
  const rows = JSON.parse(found.kept) as KeptRows;
  const mine = mineFrom(ctx, profile, found.mine, found.rhythm);
  const { today } = mine;
  const begun = rows.daily?.day === today ? rows.daily : null;
  const isOpen = !begun || (!begun.done && !begun.timed);
  const list = await readList(ctx);
  const known = new Set(list.map(({ id }) => id));
  const due = rows.due.filter((id) => known.has(id));
  const practiceId = newId("round", ctx.now(), ctx.random);
  return {
    daily: isOpen
      ? await roundOf(ctx, {
          ...{ id: `daily-${today}`, kind: "daily", day: today, answered: begun?.answered ?? 0 },
          items: dailyTen(list, today),
        })
      : null,
    practice:
      due.length > 0
        ? await roundOf(ctx, { id: practiceId, kind: "practice", day: today, answered: 0, items: due })
        : null,
    quests: questLines(mine, ctx).map(({ name, progress, target, isDone }) => ({
      ...{ name, progress, target, isDone },
    })),
  };
}

type Asked = Omit<KeptRound, "questions"> & { items: readonly string[] };

async function roundOf(ctx: MemberContext, { items, ...round }: Asked): Promise<KeptRound> {
  const questions = await Promise.all(items.map((item) => questionOf(ctx, round, item)));
  return { ...round, questions: questions.filter((one) => one !== null) };
}

async function questionOf(
  ctx: MemberContext,
  { id, kind }: Pick<KeptRound, "id" | "kind">,
  item: string,
): Promise<KeptQuestion | null> {
  const { language } = ctx;
  const question = await readQuestion(ctx, item);
  if (!question) return null;
  const order = shownOrder(id, item);
  return {
    item,
    theme: THEMES.find((theme) => theme.id === question.theme)?.name[language] ?? "",
    text: question.question[language],
    options: order.map((option) => question.options[option]?.[language] ?? ""),
    ...(kind === "practice" && {
      solution: {
        at: order.indexOf(question.answer),
        explanation: question.explanation[language],
        reference: question.reference,
      },
    }),
  };
}
