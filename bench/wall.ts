import { setTimeout as pause } from "node:timers/promises";
import { localKeys } from "#scripts/local-keys.ts";
import { freePort } from "#tests/free-port.ts";
import { serveBaseline } from "./baseline/serve.ts";
import type { Extent } from "./extent.ts";
import { inTurn } from "./in-turn.ts";
import { addMember, type Member } from "./members.ts";
import { type Product, serveProduct } from "./product.ts";
import { metOr, ms, reported, type Section } from "./report.ts";
import { RoomSocket } from "./room-socket.ts";
import { quantile } from "./statistics.ts";
import { endsWithRun } from "./stops.ts";
import { TALK } from "./talk.ts";
import { fillBareWall, fillWall, idOf, rowsRead } from "./wall-rows.ts";

const READ_FOR_SHOWN = 2;
/** A shown request is its row and its author's. */
const ROWS_SHOWN_EACH = 2;
/** A found one is a row of each word besides, and its own once more; who reads is asked of each. */
const ROWS_FOUND_EACH = 8;
const WAY_TARGET_MS = 100;
const TRUE_WITHIN_MS = 2_000;
const PRAYERS_A_SECOND = 50;
const PRAYING = 25;
const SOCKETS_EACH = 10;
const AT_ONCE = 32;

/** A member of both databases. */
async function joined(product: Product): Promise<Member> {
  const member = await addMember(product.db, {
    keys: localKeys(),
    origin: product.origin,
    titles: ["Today"],
  });
  await product.community
    .prepare(
      "INSERT INTO community_members (user_id, handle, display_name, age_band, trusted, joined_at) VALUES (?, ?, 'Ann', '18+', 1, 0)",
    )
    .bind(member.userId, `a-${member.userId.slice(-6)}${Math.random()}`)
    .run();
  return member;
}

async function pray({ origin }: Product, { cookie }: Member, id: string): Promise<void> {
  const response = await fetch(`${origin}/community/requests/${id}.data`, {
    method: "POST",
    headers: {
      cookie,
      origin,
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
    },
    body: String(new URLSearchParams({ intent: "pray", id })),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`a prayer was answered ${response.status}: ${body.slice(0, 200)}`);
}

/** The page against bare Remix, in turn, and what it reads. */
async function measurePage(product: Product, bare: string, member: Member, extent: Extent): Promise<Section> {
  const wall = { origin: product.origin, path: "/community", cookie: member.cookie, contains: "on my heart" };
  const plain = { origin: bare, path: "/wall", contains: "on my heart" };
  const rows: string[][] = [await inTurn("the first page", wall, plain, extent)];
  for (const address of ["", "show=need", "theme=family", "show=answered", "q=heart+today"]) {
    const [read, shown] = await rowsRead(product.community, member.userId, address);
    const most = address.startsWith("q=")
      ? ROWS_FOUND_EACH * shown
      : READ_FOR_SHOWN * ROWS_SHOWN_EACH * shown;
    rows.push([
      `rows read, \`/community${address && `?${address}`}\``,
      `${read} for ${shown} requests with their authors`,
      `at most ${most}: ${metOr(read <= most)}`,
    ]);
  }
  return {
    title: `The wall with ${extent.wall.requests.toLocaleString("en")} requests`,
    head: ["what", "measured", "target"],
    rows,
  };
}

/** From the press to the asker's open tab, one prayer at a time. */
async function measureWay(product: Product, extent: Extent): Promise<string[]> {
  const [asker, praying] = [await joined(product), await joined(product)];
  const count = extent.posts.one;
  await product.community
    .prepare("UPDATE prayer_requests SET user_id = ? WHERE id < ?")
    .bind(asker.userId, idOf(count))
    .run();
  const tab = await RoomSocket.open(product.origin, `member-room/${asker.userId}`, asker.cookie);
  const took: number[] = [];
  for (let n = 0; n < count; n++) {
    const received = tab.next("community.changed", 10_000);
    const posted = performance.now();
    const [at] = await Promise.all([received, pray(product, praying, idOf(n))]);
    took.push(at - posted);
  }
  tab.close();
  const p95 = quantile(took, 0.95);
  return [
    "\u201cI prayed\u201d to the asker's open tab, p50 / p95",
    `${ms(quantile(took, 0.5))} / ${ms(p95)}`,
    `p95 under ${WAY_TARGET_MS} ms: ${metOr(p95 < WAY_TARGET_MS)}`,
  ];
}

async function openSockets(product: Product, count: number): Promise<RoomSocket[]> {
  const roomSockets: RoomSocket[] = [];
  const members: Member[] = [];
  while (members.length * SOCKETS_EACH < count) members.push(await joined(product));
  const seats = members
    .flatMap((member) => Array.from({ length: SOCKETS_EACH }, () => member))
    .slice(0, count);
  const lane = async () => {
    for (let seat = seats.pop(); seat; seat = seats.pop())
      roomSockets.push(await RoomSocket.open(product.origin, "wall-room/own", seat.cookie));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return roomSockets;
}

/** Fifty prayers a second for a while; afterwards every socket has the numbers of the rows. @throws when it ends on none */
async function measureCrowd(product: Product, extent: Extent): Promise<string[][]> {
  const { sockets, prayMs, requests } = extent.wall;
  const praying = await Promise.all(Array.from({ length: PRAYING }, () => joined(product)));
  const roomSockets = await openSockets(product, sockets);
  const sent: Promise<void>[] = [];
  const total = Math.round((prayMs / 1_000) * PRAYERS_A_SECOND);
  const began = performance.now();
  for (let n = 0; n < total; n++) {
    await pause(Math.max(0, began + (n * 1_000) / PRAYERS_A_SECOND - performance.now()));
    const who = praying[n % PRAYING];
    // each twice by another, the newest first
    if (who) sent.push(pray(product, who, idOf(requests - 1 - Math.floor(n / 2))));
  }
  await Promise.all(sent);
  const ended = performance.now();
  const { results } = await product.community
    .prepare("SELECT id, prayed_by AS count FROM prayer_requests WHERE id >= ?")
    .bind(idOf(requests - Math.ceil(total / 2)))
    .all<{ id: string; count: number }>();
  const isTrue = (socket: RoomSocket) => results.every(({ id, count }) => socket.counts.get(id) === count);
  while (performance.now() - ended < 10_000 && !roomSockets.every(isTrue)) await pause(25);
  const trueAfter = performance.now() - ended;
  const open = roomSockets.filter((socket) => socket.isOpen).length;
  const right = roomSockets.filter(isTrue).length;
  const frames = Math.max(...roomSockets.map((socket) => socket.frames));
  for (const socket of roomSockets) socket.close();
  return [
    [
      `${sockets.toLocaleString("en")} open walls, ${total} prayers in ${((ended - began) / 1_000).toFixed(1)} s: all true after`,
      `${ms(trueAfter)}, ${right} of ${open} open`,
      `within ${TRUE_WITHIN_MS} ms: ${metOr(right === sockets && trueAfter <= TRUE_WITHIN_MS)}`,
    ],
    ["frames to each of them", String(frames), "for information"],
  ];
}

/** The wall as it must stand: decision 0061. */
export async function measureWall(extent: Extent): Promise<Section[]> {
  const product = await serveProduct(await freePort());
  const stop = endsWithRun(product.stop);
  const bare = await serveBaseline("remix", await freePort(), TALK, {}, fillBareWall(extent.wall.requests));
  const stopBare = endsWithRun(bare.stop);
  try {
    await fillWall(product.community, extent.wall.requests);
    const page = await reported(measurePage(product, bare.origin, await joined(product), extent));
    const live: Section = {
      title: "The wall that is open",
      head: ["what", "measured", "target"],
      rows: [await measureWay(product, extent), ...(await measureCrowd(product, extent))],
    };
    return [page, await reported(Promise.resolve(live))];
  } finally {
    await stop();
    await stopBare();
  }
}
