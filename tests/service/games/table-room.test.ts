import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { readFeudBoards } from "#app/features/games/feud/content.server.ts";
import { enterTable, readTable } from "#app/features/games/feud/table/come.server.ts";
import type { TableFrame } from "#app/features/games/feud/table/live/frames.ts";
import type { TableAct } from "#app/features/games/feud/table/model/act.ts";
import type { TableView } from "#app/features/games/feud/table/model/view.ts";
import { openTable } from "#app/features/games/feud/table/open.server.ts";
import { clearTables } from "#app/features/games/feud/table/settle.server.ts";
import type { GameRooms } from "#app/request/context.ts";
import { CLOSE, VERSION } from "#party/protocol.ts";
import { type Person, person, shared } from "#tests/service/community/people.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { ORIGIN, worker } from "#tests/service/tabs.ts";
import { sessionToken } from "#tests/service/tokens.ts";

/** A table of Bible Feud in workerd, played over real sockets. */

const games: GameRooms = {
  open: async (id, laid) => env.GameRoom.getByName(id).open(id, laid),
  expect: async (id, guest) => env.GameRoom.getByName(id).expect(guest),
  close: async (id) => env.GameRoom.getByName(id).close(),
};
const BOARD = async (ctx: TestMember) => (await readFeudBoards(ctx))[0] ?? fail();
const fail = (): never => {
  throw new Error("there is no board");
};

async function live(name: string, more: Parameters<typeof person>[1] = {}): Promise<Person> {
  const ctx = Object.assign(await person(name, more), { games });
  ctx.at(Date.now());
  return ctx;
}
function form(fields: Record<string, string | string[]>): FormData {
  const sent = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) sent.append(name, value);
  return sent;
}
async function lays(ctx: Person, more: Record<string, string> = {}): Promise<string> {
  const ids = (await readFeudBoards(ctx)).slice(0, 2).map(({ id }) => id);
  const reply = await openTable(ctx, form({ formId: requestId(), board: ids, ...more }));
  if (!reply.ok) throw new Error(reply.refusal);
  return reply.to?.split("/").at(-1) ?? "";
}
type Guest = { ctx: TestMember; cookie: string };
async function enters(token: string, name = "Tess", age = "18+"): Promise<Guest | string> {
  const ctx = Object.assign(await member({ profile: false }), {
    session: null,
    games,
  }) as unknown as TestMember;
  ctx.at(Date.now());
  const { reply, cookie } = await enterTable(ctx, token, form({ intent: "enter", name, age }), null);
  return reply.ok ? { ctx, cookie: cookie?.split(";")[0] ?? "" } : reply.refusal;
}
const upgrade = (token: string, who: Person | Guest | null, session?: string): Promise<Response> =>
  worker.fetch(`${ORIGIN}/parties/game-room/${token}${who && "cookie" in who ? "?as=guest" : ""}`, {
    headers: {
      upgrade: "websocket",
      origin: ORIGIN,
      cookie: who && "cookie" in who ? who.cookie : session ? `__session=${session}` : "",
    },
  });

class Phone {
  view: TableView | null = null;
  texts: string[] = [];
  socket!: WebSocket;
  closed!: Promise<number>;
  readonly #slow: number;
  constructor(slow = 0) {
    this.#slow = slow;
  }
  async join(token: string, who: Person | Guest): Promise<this> {
    const session = "cookie" in who ? undefined : await sessionToken({ sub: who.userId });
    const response = await upgrade(token, who, session);
    if (!response.webSocket) throw new Error(`not opened: ${response.status}`);
    this.socket = response.webSocket;
    this.socket.addEventListener("message", ({ data }) => {
      this.texts.push(String(data));
      const frame = JSON.parse(String(data)) as TableFrame | { t: "sync" };
      if (frame.t === "table") this.view = frame.table;
      if (frame.t === "measure")
        setTimeout(() => {
          if (this.socket.readyState === WebSocket.OPEN)
            this.socket.send(JSON.stringify({ t: "measured", n: frame.n }));
        }, this.#slow);
    });
    this.closed = new Promise((resolve) =>
      this.socket.addEventListener("close", ({ code }) => resolve(code)),
    );
    this.socket.accept();
    this.socket.send(JSON.stringify({ t: "sync", v: VERSION, epoch: null, since: 0 }));
    await until(() => this.view !== null);
    return this;
  }
  does(act: TableAct): void {
    this.socket.send(JSON.stringify({ t: "act", act }));
  }
  now(act: "next" | "end" | "correct" | "buzz"): void {
    this.does({ do: act, turn: this.view?.turn.no ?? 0 });
  }
  says(word: string): void {
    this.does({ do: "say", turn: this.view?.turn.no ?? 0, word });
  }
}
async function until(isSo: () => boolean): Promise<void> {
  for (let n = 0; n < 200 && !isSo(); n++) await new Promise((resolve) => setTimeout(resolve, 25));
  expect(isSo()).toBe(true);
}

async function seated() {
  const [ruth, ann] = [await live("Ruth"), await live("Ann")];
  const token = await lays(ruth);
  const [tess, tim] = [(await enters(token, "Tess")) as Guest, (await enters(token, "Tim")) as Guest];
  const phones = {
    ruth: await new Phone().join(token, ruth),
    ann: await new Phone().join(token, ann),
    tess: await new Phone(60).join(token, tess),
    tim: await new Phone().join(token, tim),
  };
  for (const [name, side] of [
    ["ruth", 0],
    ["tess", 0],
    ["ann", 1],
    ["tim", 1],
  ] as const)
    phones[name].does({ do: "team", side });
  await until(() => phones.ruth.view?.seats.every(({ side }) => side === 0 || side === 1) ?? false);
  return { ruth, ann, tess, tim, token, phones };
}
const words = async (ctx: TestMember) => (await BOARD(ctx)).answers.en.map(({ word }) => word);

test("R17: two teams on four phones: buzzes at once, a whole board, paid to members once and to no guest", async () => {
  const { ruth, ann, phones } = await seated();
  const all = Object.values(phones);
  const answers = await words(ruth);
  phones.ann.now("next");
  phones.ruth.now("next");
  await until(() => all.every(({ view }) => view?.phase === "buzz"));
  for (const text of all.flatMap(({ texts }) => texts))
    for (const word of answers) expect(text).not.toContain(`"${word}"`);
  // all at once, one of them twice
  for (const phone of [...all, phones.tess]) phone.now("buzz");
  await until(() => all.every(({ view }) => view?.phase === "face"));
  expect(all.filter(({ view }) => view?.turn.mine)).toHaveLength(1);
  for (const [at, word] of answers.entries()) {
    const speaker = all.find(({ view }) => view?.turn.mine);
    const other = all.find(({ view }) => view && !view.turn.mine);
    other?.says(word);
    speaker?.says(word);
    speaker?.says(word);
    await until(() =>
      all.every(({ view }) => view?.cards.filter(({ open }) => open === "found").length === at + 1),
    );
    for (const left of answers.slice(at + 1))
      for (const phone of all) expect(phone.texts.join()).not.toContain(`"${left}"`);
  }
  await until(() => all.every(({ view }) => view?.phase === "over"));
  phones.ruth.now("next");
  phones.ruth.now("next");
  await until(() => all.every(({ view }) => view?.round === 1));
  const paid = async (who: Person) =>
    (
      await rows<{ cause_id: string }>(
        "SELECT cause_id FROM wallet_ledger WHERE user_id = ? AND cause = 'other_activity'",
        who.userId,
      )
    ).map(({ cause_id }) => cause_id);
  for (let n = 0; n < 100 && (await paid(ann)).length === 0; n++)
    await new Promise((done) => setTimeout(done, 50));
  for (const who of [ruth, ann]) expect(await paid(who)).toEqual([`feud:${(await BOARD(ruth)).id}:en`]);
  expect(await rows("SELECT 1 FROM wallet_ledger WHERE user_id LIKE 'guest:%'")).toEqual([]);
  expect(phones.ruth.texts.join()).not.toMatch(/user_|fguest_/);
});

test("R17: cut and back, a phone keeps its place; the host gone, the next member leads", async () => {
  const { token, tess, phones } = await seated();
  phones.tess.socket.close(1000);
  const back = await new Phone().join(token, tess);
  expect(back.view?.side).toBe(0);
  expect(back.view?.seats).toHaveLength(4);
  phones.ruth.does({ do: "leave" });
  await until(() => phones.ann.view?.host === true);
  expect(phones.ann.view?.seats.map(({ name }) => name).toSorted()).toEqual(["Ann", "Tess", "Tim"]);
});

test("S5, H7: who comes to a table: the one rule of ages, blocks, no cookie of another table, no other site", async () => {
  const { ruth, token, tess } = await seated();
  const kid = await live("Kim", { ageBand: "13-17" });
  const session = async (who: Person) => sessionToken({ sub: who.userId });
  expect((await upgrade(token, kid, await session(kid))).status).toBe(403);
  expect((await readTable(kid, token, null)).state).toBe("nowhere");
  const other = await lays(ruth);
  expect((await upgrade(other, tess)).status).toBe(403);
  expect((await upgrade("A".repeat(22), tess)).status).toBe(403);
  expect((await upgrade("x", tess)).status).toBe(403);
  expect((await upgrade(token, null)).status).toBe(401);
  // adults alone vouch for nobody of 13 to 17, and those of 13 to 17 for no guest
  expect(await enters(token, "Kit", "13-17")).toBe("table.age");
  const young = await lays(kid);
  expect(await enters(young, "Kit", "13-17")).toBe("table.nowhere");
  const leader = await live("Lea", { leads: true });
  const led = await lays(leader, { band: "13-17" });
  expect(await enters(led, "Kit", "13-17")).toMatchObject({ cookie: expect.any(String) });
  expect(await enters(led, "Old", "18+")).toBe("table.age");
  const eve = await live("Eve");
  await shared(
    "INSERT INTO blocks (user_id, blocked_id, id, unnamed, at) VALUES (?, ?, ?, 0, 0)",
    eve.userId,
    ruth.userId,
    `block_${eve.userId}`,
  );
  expect((await upgrade(token, eve, await session(eve))).status).toBe(403);
});

test("R17: a table that is sent twice is one; no boards, no table; ten a day", async () => {
  const ruth = await live("Ruth");
  const [board] = await readFeudBoards(ruth);
  const sent = form({ formId: requestId(), board: board?.id ?? "" });
  const first = await openTable(ruth, sent);
  expect(await openTable(ruth, sent)).toEqual(first);
  expect(await openTable(ruth, form({ formId: requestId() }))).toEqual({
    ok: false,
    refusal: "table.no_boards",
  });
  for (let n = 1; n < 10; n++) await lays(ruth);
  const more = await openTable(ruth, form({ formId: requestId(), board: board?.id ?? "" }));
  expect(more).toEqual({ ok: false, refusal: "table.many_today" });
});

test.each([
  ["garbage", "}{", CLOSE.badFrame],
  ["an act that there is not", JSON.stringify({ t: "act", act: { do: "open", card: 1 } }), CLOSE.badFrame],
  ["a kilobyte too many", "x".repeat(2_000), CLOSE.tooLarge],
])("R17: %s closes the socket that sent it", async (_name, frame, code) => {
  const ruth = await live("Ruth");
  const token = await lays(ruth);
  const phone = await new Phone().join(token, ruth);
  phone.socket.send(frame);
  expect(await phone.closed).toBe(code);
});

test("R17: ended, a table is cleared by the cron: every line closes, no name stays, its link leads nowhere", async () => {
  const { ruth, token, tess, phones } = await seated();
  phones.ruth.now("end");
  await until(() => phones.tim.view?.phase === "ended");
  const ended = async () =>
    (await shared<{ at: number | null }>("SELECT ended_at AS at FROM feud_tables WHERE token = ?", token))[0]
      ?.at;
  for (let n = 0; n < 100 && !(await ended()); n++) await new Promise((done) => setTimeout(done, 50));
  await clearTables(ruth);
  expect(await phones.tess.closed).toBe(CLOSE.signedOut);
  expect((await upgrade(token, tess)).status).toBe(403);
  expect((await readTable(ruth, token, null)).state).toBe("nowhere");
  expect(
    await shared("SELECT 1 FROM feud_tables WHERE cleared_at IS NULL AND user_id = ?", ruth.userId),
  ).toEqual([]);
});
