import { inBoth, type ShippedItem } from "#app/features/content/model/shipped.ts";
import { readSteps } from "#app/features/games/challenges/content.server.ts";
import { SEASON_KINDS } from "#app/features/games/challenges/seasons.ts";
import type { contentKinds } from "#app/features/games/content-kinds.ts";
import { readFeudBoards } from "#app/features/games/feud/content.server.ts";
import { POLLS } from "#app/features/games/feud/polls/catalog-polls.ts";
import { QUESTS } from "#app/features/games/quests/catalog-quests.ts";
import { readAllQuestions } from "#app/features/games/trivia/content.server.ts";
import type { ShippedContent } from "#app/manifest/content-kind.ts";
import type { AppContext } from "#app/request/context.ts";

type Reader = Pick<AppContext, "builtFile">;

export const shippedQuests = (): ShippedItem[] =>
  QUESTS.map(({ id, name }) => ({ id, values: inBoth("name", name) }));

export const shippedSteps = async (ctx: Reader): Promise<ShippedItem[]> =>
  (
    await Promise.all(
      SEASON_KINDS.map(async (kind) =>
        (
          await readSteps(ctx, kind)
        ).map(({ reference, text, practice }, at) => ({
          id: `${kind}:${at + 1}`,
          values: { passage: reference, ...inBoth("text", text), ...inBoth("practice", practice) },
        })),
      ),
    )
  ).flat();

export const shippedQuestions = async (ctx: Reader): Promise<ShippedItem[]> =>
  (await readAllQuestions(ctx)).map((one) => ({
    id: one.id,
    values: {
      offered: 1,
      difficulty: String(one.difficulty),
      ...inBoth("question", one.question),
      ...Object.assign({}, ...one.options.map((option, at) => inBoth(`option_${at + 1}`, option))),
      answer: String(one.answer + 1),
      passage: one.reference,
      ...inBoth("prove", one.prove),
      ...inBoth("explanation", one.explanation),
    },
  }));

export const shippedPolls = (): ShippedItem[] =>
  POLLS.map(({ id, question }) => ({
    id,
    values: {
      offered: 1,
      ...inBoth("question", question),
      let_in_en: null,
      let_in_es: null,
      refused_en: null,
      refused_es: null,
    },
  }));

export const shippedBoards = async (ctx: Reader): Promise<ShippedItem[]> =>
  (await readFeudBoards(ctx)).map(({ id, question }) => ({
    id,
    values: { offered: 1, ...inBoth("question", question) },
  }));

export const shipped: ShippedContent<typeof contentKinds> = {
  quest: shippedQuests,
  challenge_step: shippedSteps,
  trivia_question: shippedQuestions,
  feud_poll: shippedPolls,
  feud_board: shippedBoards,
};
