import { newId } from "#app/core/id.ts";
import { commit } from "#app/db/commit.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { notify } from "#app/features/notifications/notify.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { tournamentsCopy } from "./copy.ts";
import { readTournamentForm, type TournamentForm } from "./forms.ts";
import { recordTournamentDay } from "./points.server.ts";
import type { TournamentReply } from "./reply.ts";
import {
  addBoard,
  addPlayer,
  boardsToDraw,
  boardWithCode,
  type DrawRow,
  type GroupBoardRow,
  groupBoardOf,
  removePlayer,
} from "./store.server.ts";
import { chooseBoard, MAX_PLAYERS, mondayOf } from "./week.ts";

const ALREADY = "tournament_participants.tournament_id, tournament_participants.user_id";
/** Full by now, or somebody has opened the group's board in the same moment: what is there by then is read. */
const AGAIN = [
  "board_full",
  "player_fits_board",
  "player_is_of_group",
  "tournament_boards.code",
  "tournament_boards.group_id, tournament_boards.tournament_id",
];
const MAX_TRIES = 6;
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 10;

const newCode = (random: () => number): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join("");

/** Whoever plays chose to: drawn to a board, on one's own by invitation, or off it again. */
export async function actOnTournaments(ctx: MemberContext, sent: FormData): Promise<TournamentReply> {
  const read = readTournamentForm(sent);
  const intent = String(sent.get("intent") ?? "").slice(0, 20);
  if (!read.success) return { ok: false, intent, refusal: "tournament.bad_form" };
  if (!ctx.communityRules.open) return { ok: false, intent, refusal: "tournament.closed" };
  const form = read.data;
  const { community, userId } = ctx;
  const { profile, me } = await readJoined(ctx);
  const today = memberDay(profile, ctx.now());
  const tournament = mondayOf(today);
  if (form.intent === "leave") {
    const written = await commit(community, [removePlayer(community, userId, tournament)]);
    if (!written.ok) throw new Error(`not left: ${written.constraint}`);
    return { ok: true, intent };
  }
  if (form.intent === "draw" && me.ageBand !== "18+")
    return { ok: false, intent, refusal: "tournament.young" };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const at = ctx.now();
    const seat = await seatFor(ctx, form, { tournament, ageBand: me.ageBand });
    if (typeof seat === "string") return { ok: false, intent, refusal: seat };
    const written = await commit(community, [
      ...(seat.isNew
        ? [
            addBoard(community, {
              id: seat.id,
              tournament,
              ageBand: me.ageBand,
              code: seat.code,
              ...(form.intent === "group" && { groupId: form.groupId }),
            }),
          ]
        : []),
      addPlayer(community, { tournament, userId, board: seat.id, at }),
    ]);
    if (written.ok) {
      joined(ctx, tournament, today);
      return { ok: true, intent };
    }
    // on a board already: another tab, or the same form again
    if (written.constraint === ALREADY) return { ok: true, intent };
    if (!AGAIN.includes(written.constraint)) throw new Error(`no seat: ${written.constraint}`);
  }
  return { ok: false, intent, refusal: "tournament.full" };
}

type Seat = { id: string; isNew: boolean; code: string | null };
type Asked = { tournament: string; ageBand: "13-17" | "18+" };

async function seatFor(
  ctx: MemberContext,
  form: Exclude<TournamentForm, { intent: "leave" }>,
  { tournament, ageBand }: Asked,
): Promise<Seat | "tournament.no_board" | "tournament.full"> {
  const { community, userId } = ctx;
  const fresh = newId("board", ctx.now(), ctx.random);
  if (form.intent === "open") return { id: fresh, isNew: true, code: newCode(ctx.random) };
  if (form.intent === "group") {
    const asked = { userId, groupId: form.groupId, tournament };
    const [[found]]: [GroupBoardRow[]] = await community.batch([groupBoardOf(community, asked)]);
    if (!found || found.blocked) return "tournament.no_board";
    if (found.players >= MAX_PLAYERS) return "tournament.full";
    return {
      id: found.board ?? fresh,
      isNew: found.board === null,
      code: found.board ? null : newCode(ctx.random),
    };
  }
  if (form.intent === "join") {
    const [[board]] = await community.batch([
      boardWithCode(community, { userId, tournament, code: form.code, ageBand }),
    ]);
    if (!board) return "tournament.no_board";
    return board.players >= MAX_PLAYERS ? "tournament.full" : { id: board.id, isNew: false, code: null };
  }
  const [boards = []]: DrawRow[][] = await community.batch([boardsToDraw(community, userId, tournament)]);
  const drawn = chooseBoard(
    boards.map(({ id, players, blocked }) => ({ id, players, blocked: blocked === 1 })),
    ctx.random,
  );
  return drawn ? { id: drawn, isNew: false, code: null } : { id: fresh, isNew: true, code: null };
}

/** RT2; and what was played today before joining counts. */
function joined(ctx: MemberContext, tournament: string, today: string): void {
  const title = tournamentsCopy[ctx.language].weekOf(tournament);
  deliver(ctx, () => notify(ctx, ctx.userId, tournament, { topic: "tournament.joined", title }));
  deliver(ctx, () => recordTournamentDay(ctx, today));
}
