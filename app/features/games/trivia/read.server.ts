import { newId } from "#app/core/id.ts";
import { addDays } from "#app/core/local-day.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { readList, readQuestion } from "./content.server.ts";
import { triviaCopy } from "./copy.ts";
import { shownOrder, takenAway } from "./draw.ts";
import type { RoundPage, ShownQuestion, TriviaHomePage } from "./page.ts";
import { passageOf } from "./passage.server.ts";
import type { Question } from "./question.ts";
import { HALVES, type Round } from "./round.ts";
import { type HomeRows, homeOf, type RoundRows, roundOf } from "./store.server.ts";
import { THEMES } from "./themes.ts";

export const triviaReads = (ctx: MemberContext) => [homeOf(ctx.db, ctx.userId, ctx.now())] as const;

export async function triviaHome(
  ctx: MemberContext,
  profile: Profile,
  found: string,
): Promise<TriviaHomePage> {
  const rows = JSON.parse(found) as HomeRows;
  const today = memberDay(profile, ctx.now());
  const daily = rows.daily.find(({ day }) => day === today);
  const list = await readList(ctx);
  return {
    daily: {
      state: daily ? (daily.done ? "done" : "open") : "new",
      answered: daily?.answered ?? 0,
      correct: daily?.correct ?? 0,
      roundId: `daily-${today}`,
    },
    week: Array.from({ length: 7 }, (_, at) => {
      const day = addDays(today, at - 6);
      const one = rows.daily.find((round) => round.day === day);
      return { day, correct: one?.correct ?? 0, done: one?.done ?? false };
    }),
    themes: THEMES.map(({ id, name }) => {
      const known = rows.themes.find(({ about }) => about === id);
      return { id, name: name[ctx.language], rounds: known?.rounds ?? 0, best: known?.best ?? 0 };
    }),
    due: rows.due,
    seconds: rows.seconds,
    questions: list.length,
    requestId: newId("round", ctx.now(), ctx.random),
  };
}

export const roundReads = (ctx: MemberContext, roundId: string) =>
  [roundOf(ctx.db, ctx.userId, roundId)] as const;

/** A round as it stands; null where this member has none of that name. */
export async function roundPage(
  ctx: MemberContext,
  found: string,
  query: URLSearchParams,
): Promise<RoundPage | null> {
  const rows = JSON.parse(found) as RoundRows;
  const { round, answers } = rows;
  if (!round) return null;
  const asked = query.get("q");
  const isAnswered = asked !== null && answers.some(({ place }) => place === Number(asked));
  const place = isAnswered ? Number(asked) : round.answered;
  const item = round.items[place];
  const question = item === undefined ? null : await readQuestion(ctx, item);
  const copy = triviaCopy[ctx.language];
  const theme = THEMES.find(({ id }) => id === round.about)?.name[ctx.language];
  return {
    id: round.id,
    kind: round.kind,
    title: theme ?? copy.kinds[round.kind],
    length: round.items.length,
    answered: round.answered,
    correct: round.correct,
    timed: round.seconds !== null,
    marks: answers.toSorted((a, b) => a.place - b.place).map(({ correct }) => correct),
    question: question && (await shown(ctx, { rows, round, question, place })),
    isReported: query.has("told"),
  };
}

/** The texts that the questions are made of: another translation has other words. */
const PROVEN_BY = { en: "WEB", es: "RV1909" } as const;

type Shown = { rows: RoundRows; round: Round; question: Question; place: number };

async function shown(ctx: MemberContext, { rows, round, question, place }: Shown): Promise<ShownQuestion> {
  const { language } = ctx;
  const { helps, answers } = rows;
  const given = answers.find((one) => one.place === place);
  const has = (help: string) => helps.some((one) => one.place === place && one.help === help);
  const away = has("half") ? takenAway(round.id, question.id, question.answer) : [];
  const isShown = given !== undefined || has("passage");
  const left = round.seconds === null ? null : round.shownAt + round.seconds * 1_000 - ctx.now();
  const theme = THEMES.find(({ id }) => id === question.theme);
  return {
    place,
    item: question.id,
    theme: theme?.name[language] ?? "",
    text: question.question[language],
    options: shownOrder(round.id, question.id).map((option, at) => ({
      at,
      text: question.options[option]?.[language] ?? "",
      state: given
        ? option === question.answer
          ? "right"
          : option === given.choice
            ? "chosen"
            : "gone"
        : away.includes(option)
          ? "gone"
          : "open",
    })),
    halvesLeft: HALVES - helps.filter(({ help }) => help === "half").length,
    isHalved: has("half"),
    passage: isShown ? await passageOf(ctx, question.reference, PROVEN_BY[language]) : null,
    leftMs: given || left === null ? null : Math.max(0, left),
    verdict: given
      ? {
          correct: given.correct,
          late: given.choice === -1,
          coins: given.coins,
          explanation: question.explanation[language],
        }
      : null,
  };
}
