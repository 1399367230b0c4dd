import { newId } from "#app/core/id.ts";
import type { MemberContext } from "#app/request/context.ts";
import { aboutOf, CANDLES, type FeudBoard } from "./board.ts";
import { readFeudBoards } from "./content.server.ts";
import type { FeudBoardPage, FeudPage } from "./page.ts";
import { type FeudRows, feudOf } from "./store.server.ts";

export const feudReads = (ctx: MemberContext, board: string) =>
  [feudOf(ctx.db, ctx.userId, aboutOf(board, ctx.language))] as const;

/** The boards, or one of them as it stands: an answer that is not found leaves the server when the round is over. */
export async function feudPage(ctx: MemberContext, found: string, asked: string): Promise<FeudPage> {
  const rows = JSON.parse(found) as FeudRows;
  const { language } = ctx;
  const all = await readFeudBoards(ctx);
  const board = all.find(({ id }) => id === asked);
  return {
    board: board ? boardPage(board, rows.last, language) : null,
    boards: all.map(({ id, question, answers }) => {
      const known = rows.boards.find(({ about }) => about === aboutOf(id, language));
      return {
        id,
        question: question[language],
        best: known?.best ?? 0,
        rounds: known?.rounds ?? 0,
        of: answers[language].length,
      };
    }),
    requestId: newId("feud", ctx.now(), ctx.random),
  };
}

function boardPage(board: FeudBoard, last: FeudRows["last"], language: "en" | "es"): FeudBoardPage {
  const answers = board.answers[language];
  const isOver = last !== null && last.finishedAt !== null;
  const isFound = (word: string) => last?.found.includes(word) ?? false;
  return {
    id: board.id,
    question: board.question[language],
    round: last && {
      id: last.id,
      place: last.answered,
      candles: Math.max(0, CANDLES - (last.answered - last.correct)),
      points: answers.filter(({ word }) => isFound(word)).reduce((sum, { count }) => sum + count, 0),
      isOver,
      isWhole: last.correct === answers.length,
    },
    cards: answers.map(({ word, count }, at) => {
      const isOpen = isFound(word) || isOver;
      return {
        place: at + 1,
        word: isOpen ? word : null,
        count: isOpen ? count : null,
        wasFound: isFound(word),
      };
    }),
  };
}
