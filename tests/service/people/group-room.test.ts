import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { GroupEvent, PresenceFrame } from "#app/features/groups/live/group-event.ts";
import type { GroupRooms } from "#app/request/context.ts";
import { CLOSE, type DownFrame, VERSION } from "#party/protocol.ts";
import { type Person, person, shared } from "#tests/service/community/people.ts";
import { ORIGIN, worker } from "#tests/service/tabs.ts";
import { sessionToken } from "#tests/service/tokens.ts";
import { inGroup, makes, posts } from "./people.ts";

/** The room of a group in workerd, seen from the tabs of its members. */

const upgrade = (token: string | null, slug: string, reading = "", origin = ORIGIN): Promise<Response> =>
  worker.fetch(`${ORIGIN}/parties/group-room/${slug}${reading && `?reading=${reading}`}`, {
    headers: { upgrade: "websocket", origin, ...(token && { cookie: `__session=${token}` }) },
  });

type Frame = DownFrame<GroupEvent> | PresenceFrame;

async function tabOf(ctx: Person, slug: string, reading = "", epoch: string | null = null, since = 0) {
  const response = await upgrade(await sessionToken({ sub: ctx.userId }), slug, reading);
  const socket = response.webSocket;
  if (!socket) throw new Error(`not opened: ${response.status}`);
  const received: string[] = [];
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
    if (frame.t === "event") received.push(frame.event.changed);
    if (frame.t === "here") here = frame.here;
  });
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener("close", ({ code }) => resolve(code)),
  );
  socket.accept();
  socket.send(JSON.stringify({ t: "sync", v: VERSION, epoch, since }));
  const sync = await first;
  return {
    socket,
    received,
    texts,
    closed,
    sync,
    names: () => here.map(({ name }) => name),
    here: () => here,
  };
}

/** The real rooms behind a test's member. */
function withRooms(ctx: Person): Person {
  const groups: GroupRooms = {
    touch: async (groupId, change, gone) => env.GroupRoom.getByName(groupId).touch(change, [...gone]),
  };
  return Object.assign(ctx, { groups });
}
const live = async (name: string, more?: Parameters<typeof person>[1]) => withRooms(await person(name, more));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(isSo: () => boolean): Promise<void> {
  for (let n = 0; n < 100 && !isSo(); n++) await pause(50);
  expect(isSo()).toBe(true);
}

describe("S5, R24 who hears a group", () => {
  test("nobody without a session, from another site, who is not in it, who was sent away, over HTTP; no group says that it is there", async () => {
    const [ruth, ann] = [await live("Ruth"), await live("Ann")];
    const { id, slug } = await makes(ruth);
    const token = await sessionToken({ sub: ann.userId });
    expect((await upgrade(null, slug)).status).toBe(401);
    expect((await upgrade(token, slug, "", "https://evil.test")).status).toBe(403);
    expect((await upgrade(token, slug)).status).toBe(403);
    expect((await upgrade(token, "no-such-group-abcdef")).status).toBe(403);
    expect((await upgrade(token, id)).status).toBe(403);
    expect((await upgrade(token, `${slug}/more`)).status).toBe(404);
    expect((await worker.fetch(`${ORIGIN}/parties/group-room/${slug}`)).status).toBe(404);
    await inGroup(ann, { intent: "join", id });
    expect((await upgrade(token, slug)).status).toBe(101);
  });

  test.each([
    ["garbage", "}{", CLOSE.badFrame],
    ["a touch of its own", JSON.stringify({ t: "here", here: [] }), CLOSE.badFrame],
    ["a kilobyte too many", "x".repeat(2_000), CLOSE.tooLarge],
  ] as const)("%s closes the socket that sent it", async (_name, frame, code) => {
    const ruth = await live("Ruth");
    const { slug } = await makes(ruth);
    const tab = await tabOf(ruth, slug);
    tab.socket.send(frame);
    expect(await tab.closed).toBe(code);
  });
});

describe("R24 what an open group hears", () => {
  test("a post, who comes in and a gathering, with no word, no name and nobody’s id; missed, it is told again", async () => {
    const [ruth, ann] = [await live("Ruth"), await live("Ann")];
    const { id, slug } = await makes(ruth);
    const tab = await tabOf(ruth, slug);
    await inGroup(ann, { intent: "join", id });
    await posts(ann, id, "Words of Ann’s alone.");
    await until(() => tab.received.includes("people") && tab.received.includes("posts"));
    expect(tab.texts.join()).not.toMatch(/Words of Ann|user_/);
    const { epoch } = tab.sync;
    tab.socket.close(1000);
    await posts(ann, id, "More of Ann’s.");
    const back = await tabOf(ruth, slug, "", epoch, tab.received.length);
    expect(back.sync.missed).toBe(false);
    expect(back.sync.events.map(({ event }) => event.changed)).toContain("posts");
  });

  test("who is here, and in which reading; nobody with whom there is a block, in either direction", async () => {
    const [ruth, ann, tom] = [await live("Ruth"), await live("Ann"), await live("Tom")];
    const { id, slug } = await makes(ruth);
    for (const ctx of [ann, tom]) await inGroup(ctx, { intent: "join", id });
    await shared(
      "INSERT INTO blocks (user_id, blocked_id, id, unnamed, at) VALUES (?, ?, ?, 0, 0)",
      ann.userId,
      tom.userId,
      `block_${ann.userId}`,
    );
    const [ofRuth, ofAnn, ofTom] = [
      await tabOf(ruth, slug),
      await tabOf(ann, slug, "4"),
      await tabOf(tom, slug, "999999"),
    ];
    await until(() => ofRuth.names().join() === "Ann,Tom");
    await until(() => ofAnn.names().join() === "Ruth" && ofTom.names().join() === "Ruth");
    expect(ofRuth.here()).toMatchObject([{ reading: 4 }, { reading: null }]);
    expect(ofAnn.texts.join()).not.toContain("Tom");
    expect(ofTom.texts.join()).not.toContain("Ann");
    ofAnn.socket.close(1000);
    await until(() => ofRuth.names().join() === "Tom");
  });

  test("whoever is sent away loses the line at once, and hears nothing more", async () => {
    const [ruth, ann] = [await live("Ruth"), await live("Ann")];
    const { id, slug } = await makes(ruth);
    await inGroup(ann, { intent: "join", id });
    const tab = await tabOf(ann, slug);
    const [member] = await shared<{ id: string }>(
      "SELECT id FROM group_members WHERE group_id = ? AND user_id = ?",
      id,
      ann.userId,
    );
    await inGroup(ruth, { intent: "ban", id, on: member?.id ?? "" });
    expect(await tab.closed).toBe(CLOSE.signedOut);
    expect((await upgrade(await sessionToken({ sub: ann.userId }), slug)).status).toBe(403);
  });

  test("sixty tabs hear a post, each once", async () => {
    const ruth = await live("Ruth");
    const { id, slug } = await makes(ruth);
    const people = await Promise.all(Array.from({ length: 5 }, (_, n) => live(`P${n}`)));
    for (const ctx of people) await inGroup(ctx, { intent: "join", id });
    const tabs = await Promise.all(
      people.flatMap((ctx) => Array.from({ length: 12 }, () => tabOf(ctx, slug))),
    );
    for (const tab of tabs) tab.received.length = 0;
    await posts(ruth, id, "To all of you.");
    await until(() => tabs.every(({ received }) => received.includes("posts")));
    expect(tabs.every(({ received }) => received.filter((one) => one === "posts").length === 1)).toBe(true);
  });
});
