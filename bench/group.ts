import { randomUUID } from "node:crypto";
import { localKeys } from "#scripts/local-keys.ts";
import { freePort } from "#tests/free-port.ts";
import { bareRoom } from "./bare-room.ts";
import { serveBaseline } from "./baseline/serve.ts";
import type { Extent } from "./extent.ts";
import { BODY, fillBareGroup, fillGroup, GROUP_ID, SLUG } from "./group-rows.ts";
import { inTurn } from "./in-turn.ts";
import { addMember, type Member } from "./members.ts";
import { type Product, serveProduct } from "./product.ts";
import { metOr, ms, type Section, times } from "./report.ts";
import { RoomSocket } from "./room-socket.ts";
import { median, quantile } from "./statistics.ts";
import { endsWithRun } from "./stops.ts";
import { TALK } from "./talk.ts";

const MEMBERS = 200;
const WITH_SESSION = 20;
/** More than one browser's worth; each member's are in one room. */
const TABS_EACH = 10;
const RATIO_TARGET = 1.5;
const LATE_MS = 10_000;

async function share({ origin }: Product, { cookie }: Member, n: number): Promise<void> {
  const response = await fetch(`${origin}/study-groups/${SLUG}.data`, {
    method: "POST",
    headers: {
      cookie,
      origin,
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
    },
    body: String(
      new URLSearchParams({
        ...{ intent: "post", id: GROUP_ID, formId: randomUUID(), kind: "talk", parent: "", reading: "" },
        ...{ body: `${BODY}, once more ${n}.`, language: "en" },
      }),
    ),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`a post was answered ${response.status}: ${body.slice(0, 200)}`);
}

/** From the press to the last of all open tabs, in turn with the bare room's. */
async function measurePosts(
  product: Product,
  bare: string,
  members: Member[],
  extent: Extent,
): Promise<string[][]> {
  const seats = members.flatMap((member) => Array.from({ length: TABS_EACH }, () => member));
  const tabs: RoomSocket[] = [];
  for (const { cookie } of seats)
    tabs.push(await RoomSocket.open(product.origin, `group-room/${SLUG}`, cookie));
  const least = await bareRoom(bare, tabs.length);
  const once = async (n: number): Promise<number> => {
    const received = tabs.map((tab) => tab.nextOf("changed", LATE_MS));
    const who = members[n % members.length];
    const pressed = performance.now();
    if (!who) throw new Error("nobody shares");
    const [at] = await Promise.all([Promise.all(received), share(product, who, n)]);
    return Math.max(...at) - pressed;
  };
  const own: number[] = [];
  const theirs: number[] = [];
  for (let n = 0; n < 5; n++) {
    await once(n);
    await least.broadcast();
  }
  for (let n = 0; n < extent.turns; n++) {
    own.push(await once(n + 5));
    theirs.push(await least.broadcast());
  }
  least.close();
  for (const tab of tabs) tab.close();
  const [p99, bareP99] = [quantile(own, 0.99), quantile(theirs, 0.99)];
  return [
    [
      `a post to the last of ${tabs.length} open tabs, p50 / p99`,
      `${ms(median(own))} / ${ms(p99)}`,
      "for information",
    ],
    [
      "the same to one read, one write and one bare object, p99",
      `${ms(median(theirs))} / ${ms(bareP99)}: ${times(p99 / bareP99)}`,
      `at most ${RATIO_TARGET}: ${metOr(p99 / bareP99 <= RATIO_TARGET)}`,
    ],
  ];
}

/** A group as large as one may be: decision 0068. */
export async function measureGroup(extent: Extent): Promise<Section> {
  const { posts } = extent.group;
  const product = await serveProduct(await freePort());
  const stop = endsWithRun(product.stop);
  const bare = await serveBaseline(
    "remix",
    await freePort(),
    TALK,
    {},
    fillBareGroup({ members: MEMBERS, posts }),
  );
  const stopBare = endsWithRun(bare.stop);
  const room = await serveBaseline("room", await freePort(), TALK);
  const stopRoom = endsWithRun(room.stop);
  try {
    const members: Member[] = [];
    for (let n = 0; n < WITH_SESSION; n++)
      members.push(
        await addMember(product.db, { keys: localKeys(), origin: product.origin, titles: ["Today"] }),
      );
    await fillGroup(product.community, {
      userIds: members.map(({ userId }) => userId),
      members: MEMBERS,
      posts,
    });
    const own = {
      origin: product.origin,
      path: `/study-groups/${SLUG}?show=talk`,
      cookie: members[1]?.cookie ?? "",
      contains: BODY,
    };
    const page = await inTurn(
      "the page",
      own,
      { origin: bare.origin, path: "/group", contains: BODY },
      extent,
    );
    return {
      title: `A group of ${MEMBERS} with ${posts.toLocaleString("en")} posts`,
      head: ["what", "measured", "target"],
      rows: [page, ...(await measurePosts(product, room.origin, members, extent))],
    };
  } finally {
    await stop();
    await stopBare();
    await stopRoom();
  }
}
