import { ask, roundTrip } from "./ask.ts";
import { Crowd, type RoomCount } from "./crowd.ts";
import type { Extent } from "./extent.ts";
import type { Member } from "./members.ts";
import { metOr, ms, type Section, times } from "./report.ts";
import { quantile } from "./statistics.ts";
import { Tab } from "./tab.ts";

/** Post to the first words in the second tab, p95, on an idle machine, ms. */
const TARGET_MS = 100;
/** The model's pace: between two words, ms. */
const WORD_DELAY_MS = 12;
/** Longer than any answer takes, ms. */
const ANSWER_WITHIN_MS = 30_000;
/** Round trips to the bare handler before each question. */
const ROUND_TRIPS = 3;
/** Tabs in one member's room, where the sockets are spread: a member has twelve at most (`party/room/limits.ts`). */
const TABS_A_ROOM = 10;

export type Party = { origin: string; bare: string; member: Member; others: readonly Member[] };

type Scene = { name: string; sockets: number; tabsInRoom: number; posts: number };

type Measured = { first: number[]; last: number[]; trips: number[]; rooms: RoomCount[] };

const scenes = ({ posts }: Extent): Scene[] => [
  { name: "1", sockets: 1, tabsInRoom: 1, posts: posts.one },
  { name: "100, 10 in the room", sockets: 100, tabsInRoom: TABS_A_ROOM, posts: posts.hundred },
  { name: "1,000, 10 in the room", sockets: 1_000, tabsInRoom: TABS_A_ROOM, posts: posts.thousand },
];

/** Who sits where besides the measured tab: first the member's own room, then the others', evenly filled. */
function seatsOf({ sockets, tabsInRoom }: Scene, { origin, member, others }: Party) {
  const own = Array.from({ length: tabsInRoom - 1 }, () => member);
  const elsewhere = Array.from({ length: sockets - tabsInRoom }, (_, n) => {
    const other = others[Math.floor(n / TABS_A_ROOM)];
    if (!other) throw new Error("there are too few other members");
    return other;
  });
  return [...own, ...elsewhere].map(({ userId, cookie }) => ({ origin, userId, cookie }));
}

/** Asks, one question at a time, and reads the clock in the second tab. */
async function askInTurn(scene: Scene, party: Party, second: Tab): Promise<Omit<Measured, "rooms">> {
  const measured: Omit<Measured, "rooms"> = { first: [], last: [], trips: [] };
  for (let n = 0; n < scene.posts; n++) {
    for (let trip = 0; trip < ROUND_TRIPS; trip++) measured.trips.push(await roundTrip(party.bare));
    const posted = performance.now();
    const answerId = await ask(party.origin, party.member, n);
    const arrival = await second.arrivalOf(answerId, ANSWER_WITHIN_MS);
    measured.first.push(arrival.firstDelta - posted);
    measured.last.push(arrival.lastDelta - posted);
  }
  return measured;
}

/** Afterwards every other room gets an answer too, so that each socket of the crowd has something to lose. */
async function play(scene: Scene, party: Party): Promise<Measured> {
  const crowd = new Crowd();
  const second = await Tab.open({ origin: party.origin, ...party.member });
  try {
    const opened = await crowd.open(seatsOf(scene, party));
    const measured = await askInTurn(scene, party, second);
    const here = new Set(opened.map(({ userId }) => userId));
    const asking = party.others.filter(({ userId }) => here.has(userId));
    await Promise.all(asking.map((other, n) => ask(party.origin, other, n)));
    const answers = new Map(asking.map(({ userId }) => [userId, 1]));
    answers.set(party.member.userId, scene.posts);
    const rooms = await crowd.counted(answers, ANSWER_WITHIN_MS);
    checkAll(scene, rooms, answers, second);
    return { ...measured, rooms };
  } finally {
    second.close();
    await crowd.stop();
  }
}

/** @throws when a socket was lost, or a frame on any of them */
function checkAll(
  scene: Scene,
  rooms: readonly RoomCount[],
  answers: ReadonlyMap<string, number>,
  second: Tab,
): void {
  const sockets = rooms.reduce((sum, { tabs }) => sum + tabs, 1);
  const faulty = rooms.filter(
    ({ userId, finished, fewestFrames, mostFrames, faults }) =>
      faults > 0 || fewestFrames !== mostFrames || finished !== answers.get(userId),
  );
  if (sockets !== scene.sockets || second.faults > 0 || faulty.length > 0) {
    throw new Error(
      `sockets ${scene.name}: ${sockets} held, not all got everything: ${JSON.stringify(faulty)}`,
    );
  }
}

/** From the post to the first and to the last words in another tab, with few and with many open sockets. */
export async function measureDelivery(party: Party, extent: Extent): Promise<Section> {
  await setPace(party.origin);
  const rows: string[][] = [];
  for (const scene of scenes(extent)) {
    const { first, last, trips, rooms } = await play(scene, party);
    const p95 = quantile(first, 0.95);
    const frames = rooms.reduce((sum, { tabs, mostFrames }) => sum + tabs * mostFrames, 0);
    rows.push([
      scene.name,
      String(scene.posts),
      `${ms(quantile(first, 0.5))} / ${ms(p95)}`,
      `${ms(quantile(last, 0.5))} / ${ms(quantile(last, 0.95))}`,
      ms(quantile(trips, 0.95)),
      times(p95 / quantile(trips, 0.95)),
      scene.sockets === 1
        ? `first p95 within ${TARGET_MS} ms: ${metOr(p95 <= TARGET_MS)}`
        : "for information",
      frames.toLocaleString("en"),
    ]);
  }
  return {
    title: "A question's way to the second tab",
    head: [
      "open sockets",
      "questions",
      "first words p50 / p95",
      "last words p50 / p95",
      "bare Hono p95",
      "ratio of p95s",
      "target",
      "frames to the other sockets",
    ],
    rows,
    note: `Every socket got every event and delta of its room once and in order. The model says a word each ${WORD_DELAY_MS} ms.`,
  };
}

async function setPace(origin: string): Promise<void> {
  const response = await fetch(`${origin}/sandbox/openai`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ wordDelayMs: WORD_DELAY_MS }),
  });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status}`);
}
