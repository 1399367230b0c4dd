import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { build } from "#scripts/build.ts";
import { keepInMemory } from "#scripts/in-memory.ts";
import { localKeys } from "#scripts/local-keys.ts";
import { TOOL_ENV } from "#scripts/run.ts";
import { freePort } from "#tests/free-port.ts";
import { buildBaselines } from "./baseline/build.ts";
import { ROW_WORDS, serveBaseline } from "./baseline/serve.ts";
import { measureBibleSearch } from "./bible-search.ts";
import { measureCompanion } from "./companion.ts";
import { measureDelivery } from "./delivery.ts";
import { measureDevice } from "./device.ts";
import { measureDigests } from "./digests.ts";
import { measureEvening } from "./evening.ts";
import { type Extent, FULL, QUICK } from "./extent.ts";
import { measureFeeding, measureMealsWay } from "./feed.ts";
import { measureFirstLoad } from "./first-load.ts";
import { measureGroup } from "./group.ts";
import { addLikeNewest, addMember, addMessages } from "./members.ts";
import { measurePayments } from "./payments.ts";
import { measurePractice } from "./practice.ts";
import { serveProduct } from "./product.ts";
import { measurePublicPages } from "./public-pages.ts";
import { measureQueue } from "./queue.ts";
import { measureReader } from "./reader.ts";
import { describeMachine, render, reported, type Section } from "./report.ts";
import { measureStartTimes } from "./start-times.ts";
import { endsWithRun, stopAll } from "./stops.ts";
import { measureSweep } from "./sweep.ts";
import { measureTable } from "./table.ts";
import { TALK } from "./talk.ts";
import { measureThroughput } from "./throughput.ts";
import { measureWall } from "./wall.ts";

const RESULTS = "bench/results.md";

/** Members whose rooms hold the sockets that are not in the measured one. */
const OTHER_MEMBERS = 99;

/** Known to the run from its first moment, so that an end while it starts ends it too. */
async function started<Server extends { stop(): Promise<void> }>(server: Promise<Server>): Promise<Server> {
  const stop = endsWithRun(async () => (await server).stop());
  return { ...(await server), stop };
}

async function measureServed(extent: Extent, wants: Wants): Promise<Section[]> {
  const product = await started(serveProduct(await freePort()));
  const hono = await started(serveBaseline("hono", await freePort()));
  const remix = await started(serveBaseline("remix", await freePort(), TALK));
  const { db, origin } = product;
  const keys = localKeys();
  const member = await addMember(db, { keys, origin, titles: TALK.titles });
  await addMessages(db, member, TALK.messages);
  // a member of their own, whose list and pages are longer for it
  const wanderer = await addMember(db, { keys, origin, titles: TALK.titles });
  await addMessages(db, wanderer, TALK.messages);
  const unseenIds = await addLikeNewest(db, wanderer);
  const others = await Promise.all(
    Array.from({ length: OTHER_MEMBERS }, () => addMember(db, { keys, origin, titles: ["Today"] })),
  );
  const chat = {
    origin,
    path: `/chatbot/${member.conversationId}`,
    cookie: member.cookie,
    contains: TALK.lastWords,
  };
  const unseen = {
    ...chat,
    path: unseenIds.map((id) => `/chatbot/${id}`),
    cookie: wanderer.cookie,
  };
  const home = { origin, path: "/", contains: "Koinonia" };
  const homeOfMember = { ...home, cookie: member.cookie };
  const signUp = { origin, path: "/auth?mode=signup", contains: "Koinonia" };
  const welcome = { origin, path: "/welcome", cookie: member.cookie, contains: "Koinonia" };
  const health = { origin, path: "/healthz", contains: '{"ok":true}' };
  const page = { origin: remix.origin, path: "/", contains: "Welcome to Remix" };
  const row = { origin: remix.origin, path: "/row", contains: ROW_WORDS };
  const sameData = { ...row, path: "/same-data", contains: TALK.lastWords };
  const bare = { origin: hono.origin, path: "/", contains: "ok" };
  const compared = {
    least: `${hono.origin}/line`,
    bare: `${remix.origin}/`,
    ordinary: `${remix.origin}/same-page`,
  };
  const sections: Section[] = [];
  if (wants("lighthouse")) sections.push(await reported(measurePublicPages(origin, compared, extent)));
  // their goal is for an idle machine: before the crowds
  if (wants("payments"))
    sections.push(await reported(measurePayments({ origin, bare: hono.origin, db, member, keys }, extent)));
  if (wants("pages")) {
    sections.push(
      await reported(measureFirstLoad({ home, homeOfMember, signUp, welcome, chat }, page)),
      await reported(measureThroughput({ home, chat, unseen, health, bare, page, row, sameData }, extent)),
    );
  }
  if (wants("delivery"))
    sections.push(await reported(measureDelivery({ origin, bare: hono.origin, member, others }, extent)));
  if (wants("pet")) {
    const meals = { product, keys, hono: hono.origin, remix: remix.origin };
    sections.push(
      await reported(measureMealsWay(meals, extent)),
      await reported(measureFeeding(meals, extent)),
      await reported(measureSweep()),
    );
  }
  return sections;
}

const PARTS = [
  "starts",
  "lighthouse",
  "payments",
  "pages",
  "delivery",
  "pet",
  "digests",
  "bible",
  "companion",
  "wall",
  "evening",
  "table",
  "group",
  "queue",
  "practice",
  "device",
  "reader",
] as const;
type Part = (typeof PARTS)[number];
type Wants = (part: Part) => boolean;
const isServed = (part: Part): boolean =>
  ![
    "starts",
    "digests",
    "bible",
    "companion",
    "wall",
    "evening",
    "table",
    "group",
    "queue",
    "practice",
    "device",
    "reader",
  ].includes(part);

/** All parts, written to the results; or those that are named, reported alone. */
async function measure(extent: Extent, fromNothing: boolean, named: readonly Part[]): Promise<void> {
  const began = performance.now();
  const machine = describeMachine();
  const wants: Wants = (part) => named.length === 0 || named.includes(part);
  const starts = wants("starts") ? [await reported(measureStartTimes(fromNothing))] : [];
  await build();
  await buildBaselines();
  const served = PARTS.filter(isServed).some(wants) ? await measureServed(extent, wants) : [];
  if (wants("digests")) served.push(await reported(measureDigests()));
  if (wants("bible")) served.push(await reported(measureBibleSearch(extent)));
  if (wants("wall")) served.push(...(await measureWall(extent)));
  if (wants("evening")) served.push(await reported(measureEvening(extent)));
  if (wants("table")) served.push(await reported(measureTable(extent)));
  if (wants("group")) served.push(await reported(measureGroup(extent)));
  if (wants("queue")) served.push(await reported(measureQueue(extent)));
  if (wants("practice")) served.push(await reported(measurePractice(extent)));
  if (wants("device")) served.push(await reported(measureDevice(extent)));
  if (wants("reader")) served.push(await reported(measureReader(extent)));
  if (wants("companion")) served.push(...(await measureCompanion(extent)));
  const report = render([...served, ...starts], machine, extent, performance.now() - began);
  if (named.length === 0) writeFileSync(RESULTS, report);
  console.log(`\n${report}`);
}

async function end(reason: string): Promise<void> {
  console.error(`bench: ${reason}`);
  await stopAll();
  process.exit(1);
}

const flag = { type: "boolean" } as const;
const parts = Object.fromEntries(PARTS.map((part) => [part, flag])) as Record<Part, typeof flag>;
const { values } = parseArgs({ options: { quick: flag, full: flag, ...parts } });
const extent = values.quick ? QUICK : FULL;
Object.assign(process.env, TOOL_ENV);
keepInMemory();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => void end(`ended by ${signal}`));
}
const limit = setTimeout(() => void end("took too long"), extent.limitMs);
try {
  const named = PARTS.filter((part) => values[part]);
  await measure(extent, values.full ?? false, named);
} catch (error) {
  await end(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
await stopAll();
clearTimeout(limit);
