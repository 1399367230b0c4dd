import { newId } from "#app/core/id.ts";
import type { Language } from "#app/core/language.ts";
import type { MemberContext } from "#app/request/context.ts";
import { aboutOf, CANDLES, type FeudBoard } from "./board.ts";
import { type HeldBoard, readHeldBoards } from "./content.server.ts";
import type { FeudBoardPage, FeudPage, PollLine } from "./page.ts";
import type { Poll } from "./polls/catalog-polls.ts";
import { heldPolls, memberBoard } from "./polls/held-polls.server.ts";
import { type PollRow, pollsOf } from "./polls/store.server.ts";
import { type FeudRows, feudOf } from "./store.server.ts";

/** Asked of a member at a time. */
const POLLS_AT_ONCE = 3;

export const feudReads = (ctx: MemberContext, board: string) =>
  [feudOf(ctx.db, ctx.userId, aboutOf(board, ctx.language))] as const;

/** What members have said so far, and the boards that came of it: of the shared database, where it is open. */
export async function readPolls({
  community,
  communityRules,
  userId,
  language,
}: MemberContext): Promise<PollRow[]> {
  if (!communityRules.open) return [];
  const [rows]: [PollRow[]] = await community.batch([pollsOf(community, userId, language)]);
  return rows;
}

/** Boards that came of polls which are offered, in the reader's language. */
const publishedBoards = (
  ctx: Pick<MemberContext, "content" | "now" | "language">,
  polls: readonly Pick<PollRow, "poll" | "board">[],
): HeldBoard[] =>
  heldPolls(ctx).flatMap((poll) => {
    const row = polls.find((one) => one.poll === poll.id && one.board !== null);
    if (!row?.board || !poll.offered) return [];
    return [{ ...memberBoard(poll, ctx.language, row.board), offered: true }];
  });

/** Every board that may be begun now, members' own before those that are counted. */
export async function offeredBoards(
  ctx: MemberContext,
  polls: readonly Pick<PollRow, "poll" | "board">[],
): Promise<FeudBoard[]> {
  const counted = (await readHeldBoards(ctx)).filter(({ offered }) => offered);
  return [...publishedBoards(ctx, polls), ...counted];
}

/** The boards, or one of them as it stands: an answer that is not found leaves the server when the round is over. */
export async function feudPage(
  ctx: MemberContext,
  found: string,
  { asked, polls }: { asked: string; polls: readonly PollRow[] },
): Promise<FeudPage> {
  const rows = JSON.parse(found) as FeudRows;
  const { language } = ctx;
  const offeredPolls = heldPolls(ctx).filter(({ offered }) => offered);
  const published = publishedBoards(ctx, polls);
  const all: HeldBoard[] = [...published, ...(await readHeldBoards(ctx))];
  const board = all.find(({ id, offered }) => id === asked && (offered || rows.last !== null));
  return {
    board: board ? boardPage(board, rows.last, language) : null,
    boards: all
      .filter(({ offered }) => offered)
      .map(({ id, question, answers, byMembers }) => {
        const known = rows.boards.find(({ about }) => about === aboutOf(id, language));
        return {
          id,
          question: question[language],
          best: known?.best ?? 0,
          rounds: known?.rounds ?? 0,
          of: answers[language].length,
          byMembers: byMembers ?? false,
        };
      }),
    polls: ctx.communityRules.open
      ? pollLines(
          offeredPolls.filter(({ id }) => !published.some((one) => one.id === id)),
          polls,
          language,
        )
      : [],
    requestId: newId("feud", ctx.now(), ctx.random),
  };
}

/** Some that the member has not answered, then all that they have: what was said can be taken back. */
function pollLines(asked: readonly Poll[], rows: readonly PollRow[], language: Language): PollLine[] {
  const lines = asked.map(({ id, question }) => {
    const own = rows.filter(({ poll }) => poll === id);
    return {
      id,
      question: question[language],
      mine: own.find(({ mine }) => mine !== null)?.mine ?? null,
      answers: Math.max(0, ...own.map(({ answers }) => answers)),
    };
  });
  const isOpen = ({ mine }: PollLine) => mine === null;
  return [...lines.filter(isOpen).slice(0, POLLS_AT_ONCE), ...lines.filter((line) => !isOpen(line))];
}

function boardPage(board: FeudBoard, last: FeudRows["last"], language: "en" | "es"): FeudBoardPage {
  const answers = board.answers[language];
  const isOver = last !== null && last.finishedAt !== null;
  const isFound = (word: string) => last?.found.includes(word) ?? false;
  return {
    id: board.id,
    question: board.question[language],
    byMembers: board.byMembers ?? false,
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
