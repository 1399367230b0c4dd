import { describe, expect, test } from "vitest";
import type { EveningEvent } from "#app/features/groups/evening/live/evening-event.ts";
import type { OpenedPage } from "#app/features/groups/evening/model/opened-page.ts";
import { clearEvenings } from "#app/features/groups/evening/sweep.server.ts";
import type { PresenceFrame } from "#app/features/groups/live/group-event.ts";
import { CLOSE, type DownFrame, VERSION } from "#party/protocol.ts";
import { type Person, person, shared } from "#tests/service/community/people.ts";
import { ORIGIN, worker } from "#tests/service/tabs.ts";
import { sessionToken } from "#tests/service/tokens.ts";
import { enters, evening, inEvening, invites, opens, type Phone, phone, withRooms } from "./evenings.ts";
import { inGroup, makes } from "./people.ts";

/** The room of an evening in workerd, seen from the phones of those who are in it. */

type Frame = DownFrame<EveningEvent> | PresenceFrame;
type Asking = { token?: string; cookie?: string | null; guest?: boolean; origin?: string };

const upgrade = (at: string, { token, cookie, guest = false, origin = ORIGIN }: Asking): Promise<Response> =>
  worker.fetch(`${ORIGIN}/parties/evening-room/${at}${guest ? "?as=guest" : ""}`, {
    headers: {
      upgrade: "websocket",
      origin,
      cookie: [token && `__session=${token}`, cookie].filter(Boolean).join("; "),
    },
  });

async function listen(response: Response, epoch: string | null = null, since = 0) {
  const socket = response.webSocket;
  if (!socket) throw new Error(`not opened: ${response.status}`);
  const received: EveningEvent[] = [];
  const texts: string[] = [];
  let here: PresenceFrame["here"] = [];
  let onSync: (frame: Extract<Frame, { t: "sync" }>) => void = () => {};
  const first = new Promise<Extract<Frame, { t: "sync" }>>((resolve) => {
    onSync = resolve;
  });
  socket.addEventListener("message", ({ data }) => {
    texts.push(String(data));
    const frame = JSON.parse(String(data)) as Frame;
    if (frame.t === "sync") onSync(frame);
    if (frame.t === "event") received.push(frame.event);
    if (frame.t === "here") here = frame.here;
  });
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener("close", ({ code }) => resolve(code)),
  );
  socket.accept();
  socket.send(JSON.stringify({ t: "sync", v: VERSION, epoch, since }));
  const sync = await first;
  const pages = () => received.flatMap((event) => (event.changed === "page" ? [event.page.n] : []));
  return { socket, received, texts, closed, sync, pages, here: () => here };
}
type Line = Awaited<ReturnType<typeof listen>>;

const ofMember = async (ctx: Person, at: string, epoch: string | null = null, since = 0): Promise<Line> =>
  listen(await upgrade(at, { token: await sessionToken({ sub: ctx.userId }) }), epoch, since);
const ofGuest = async (one: Phone, at: string, epoch: string | null = null, since = 0): Promise<Line> =>
  listen(await upgrade(at, { cookie: one.cookie, guest: true }), epoch, since);

/** The room's clock is the real one. */
async function live(name: string): Promise<Person> {
  const ctx = withRooms(await person(name));
  ctx.at(Date.now());
  return ctx;
}
async function guest(token: string, name = "Tess"): Promise<Phone> {
  const one = await phone();
  withRooms(one.ctx);
  one.ctx.at(Date.now());
  const reply = await enters(one, token, name);
  if (!reply.ok) throw new Error(reply.refusal);
  return one;
}

async function table() {
  const [ruth, ann] = [await live("Ruth"), await live("Ann")];
  const { id, slug } = await makes(ruth);
  await inGroup(ann, { intent: "join", id });
  const open = await opens(ruth, slug, "Psalm 119:1-8");
  const token = await invites(ruth, slug);
  return { ruth, ann, slug, at: open.id, token };
}

const turns = (ctx: Person, slug: string, n: number) =>
  inEvening(ctx, slug, { intent: "next", page: String(n) });
async function until(isSo: () => boolean): Promise<void> {
  for (let n = 0; n < 100 && !isSo(); n++) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isSo()).toBe(true);
}

describe("S5, R24 who hears an evening", () => {
  test("nobody without a session or a cookie of it, from another site, of another group, over HTTP", async () => {
    const { ann, at, token } = await table();
    const tess = await guest(token);
    const tom = await live("Tom");
    const ofAnn = await sessionToken({ sub: ann.userId });
    expect((await upgrade(at, {})).status).toBe(401);
    expect((await upgrade(at, { guest: true })).status).toBe(403);
    expect((await upgrade(at, { token: ofAnn, guest: true })).status).toBe(403);
    // a guest is no member, whatever they say of themselves
    expect((await upgrade(at, { cookie: tess.cookie })).status).toBe(401);
    expect((await upgrade(at, { token: ofAnn, origin: "https://evil.test" })).status).toBe(403);
    expect(
      (await upgrade(at, { cookie: tess.cookie, guest: true, origin: "https://evil.test" })).status,
    ).toBe(403);
    expect((await upgrade(at, { token: await sessionToken({ sub: tom.userId }) })).status).toBe(403);
    expect((await upgrade(`evening_${"0".repeat(26)}`, { token: ofAnn })).status).toBe(403);
    expect((await upgrade("x", { token: ofAnn })).status).toBe(403);
    expect((await upgrade(`${at}/more`, { token: ofAnn })).status).toBe(404);
    expect((await worker.fetch(`${ORIGIN}/parties/evening-room/${at}`)).status).toBe(404);
    const other = await table();
    expect((await upgrade(other.at, { cookie: tess.cookie, guest: true })).status).toBe(403);
    expect((await upgrade(at, { cookie: tess.cookie, guest: true })).status).toBe(101);
  });

  test.each([
    ["garbage", "}{", CLOSE.badFrame],
    ["a page of its own", JSON.stringify({ t: "event", event: { changed: "page" } }), CLOSE.badFrame],
    ["a kilobyte too many", "x".repeat(2_000), CLOSE.tooLarge],
  ] as const)("a guest’s %s closes the socket that sent it", async (_name, frame, code) => {
    const { at, token } = await table();
    const line = await ofGuest(await guest(token), at);
    line.socket.send(frame);
    expect(await line.closed).toBe(code);
  });
});

describe("R24, RT2 what an evening hears", () => {
  test("the page that is turned, by members and guests; missed, it is told again; no words and no id", async () => {
    const { ruth, ann, slug, at, token } = await table();
    const tess = await guest(token);
    const [one, two] = [await ofMember(ann, at), await ofGuest(tess, at)];
    await turns(ruth, slug, 1);
    await until(() => one.pages().includes(2) && two.pages().includes(2));
    const turned = two.received.find((event) => event.changed === "page") as { page: OpenedPage };
    expect(turned.page).toEqual({ n: 2, book: 19, chapter: 119, from: 9, to: 16 });
    await tess.does({
      ...{ intent: "note", formId: "note-of-tess", page: "2", language: "en", shared: "yes" },
      body: "Words of the guest’s.",
    });
    await until(() => one.received.some(({ changed }) => changed === "notes"));
    expect([...one.texts, ...two.texts].join()).not.toMatch(/Words of|user_|eguest_/);
    const { epoch } = two.sync;
    const head = two.sync.head + two.received.length;
    two.socket.close(1000);
    await turns(ruth, slug, 2);
    await turns(ruth, slug, 3);
    const back = await ofGuest(tess, at, epoch, head);
    expect(back.sync.missed).toBe(false);
    const missed = back.sync.events.flatMap(({ event }) => (event.changed === "page" ? [event.page.n] : []));
    expect(missed).toEqual([3, 4]);
  });

  test("who is here: a guest without a handle, whoever they say they are; nobody with whom there is a block", async () => {
    const { ruth, ann, at, token } = await table();
    await shared(
      "INSERT INTO blocks (user_id, blocked_id, id, unnamed, at) VALUES (?, ?, ?, 0, 0)",
      ann.userId,
      ruth.userId,
      `block_${ann.userId}`,
    );
    const tess = await guest(token, "Ruth");
    const [ofRuth, ofAnn, ofTess] = [
      await ofMember(ruth, at),
      await ofMember(ann, at),
      await ofGuest(tess, at),
    ];
    await until(() => ofTess.here().length === 2);
    expect(ofTess.here().map(({ name }) => name)).toEqual(["Ann", "Ruth"]);
    await until(() => ofAnn.here().length === 1 && ofRuth.here().length === 1);
    expect(ofAnn.here()).toEqual([{ handle: "", name: "Ruth", reading: null }]);
    expect(ofRuth.here()).toEqual([{ handle: "", name: "Ruth", reading: null }]);
  });

  test("whoever is sent away loses the line at once; ended and cleared, the room opens for nobody and keeps no name", async () => {
    const { ruth, slug, at, token } = await table();
    const [tess, tim] = [await guest(token, "Tess"), await guest(token, "Tim")];
    const [ofTess, ofTim, ofRuth] = [
      await ofGuest(tess, at),
      await ofGuest(tim, at),
      await ofMember(ruth, at),
    ];
    const on = (await evening(ruth, slug)).guests?.here.find(({ name }) => name === "Tess")?.id ?? "";
    await inEvening(ruth, slug, { intent: "send-away", on });
    expect(await ofTess.closed).toBe(CLOSE.signedOut);
    expect((await upgrade(at, { cookie: tess.cookie, guest: true })).status).toBe(403);
    await inEvening(ruth, slug, { intent: "end" });
    await until(() => ofTim.received.some(({ changed }) => changed === "ended"));
    expect((await upgrade(at, { cookie: tim.cookie, guest: true })).status).toBe(403);
    await clearEvenings(ruth);
    expect(await ofTim.closed).toBe(CLOSE.signedOut);
    expect(await ofRuth.closed).toBe(CLOSE.signedOut);
  });

  test("thirty phones hear ten pages, each once and in order, over three cuts of the network", async () => {
    const { ruth, slug, at, token } = await table();
    const phones = await Promise.all(Array.from({ length: 29 }, () => guest(token)));
    type Seat = { one: Phone; line: Line; pages: number[]; epoch: string; seq: number };
    const join = async (seat: Omit<Seat, "line">): Promise<Seat> => {
      const line = await ofGuest(seat.one, at, seat.epoch || null, seat.seq);
      for (const { event } of line.sync.events) if (event.changed === "page") seat.pages.push(event.page.n);
      return Object.assign(seat, { line, epoch: line.sync.epoch, seq: line.sync.head });
    };
    const seats = await Promise.all(phones.map((one) => join({ one, pages: [], epoch: "", seq: 0 })));
    const collect = (seat: Seat) => {
      seat.pages.push(...seat.line.pages());
      seat.seq += seat.line.received.length;
    };
    for (let n = 1; n <= 10; n++) {
      // each third of the phones is cut off once, for two pages
      const away = seats.filter((_, seat) => n % 3 === 1 && seat % 3 === Math.floor(n / 3));
      for (const seat of away) {
        collect(seat);
        seat.line.socket.close(1000);
      }
      expect(await turns(ruth, slug, n)).toMatchObject({ ok: true });
      await Promise.all(away.map((seat) => join(seat)));
    }
    await until(() => seats.every(({ pages, line }) => [...pages, ...line.pages()].at(-1) === 11));
    for (const { pages, line } of seats)
      expect([...pages, ...line.pages()]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});
