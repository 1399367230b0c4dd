import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { build } from "#scripts/build.ts";
import { localKeys } from "#scripts/local-keys.ts";
import { TOOL_ENV } from "#scripts/run.ts";
import { freePort } from "#tests/contract/free-port.ts";
import { buildBaselines } from "./baseline/build.ts";
import { ROW_WORDS, serveBaseline } from "./baseline/serve.ts";
import { measureDelivery } from "./delivery.ts";
import { type Extent, FULL, QUICK } from "./extent.ts";
import { measureFirstLoad } from "./first-load.ts";
import { addMember, addMessages } from "./members.ts";
import { serveProduct } from "./product.ts";
import { describeMachine, render, type Section } from "./report.ts";
import { measureStartTimes } from "./start-times.ts";
import { endsWithRun, stopAll } from "./stops.ts";
import { TALK } from "./talk.ts";
import { measureThroughput } from "./throughput.ts";

const RESULTS = "bench/results.md";

/** Members whose rooms hold the sockets that are not in the measured one. */
const OTHER_MEMBERS = 19;

/** Known to the run from its first moment, so that an end while it starts ends it too. */
async function started<Server extends { stop(): Promise<void> }>(server: Promise<Server>): Promise<Server> {
  const stop = endsWithRun(async () => (await server).stop());
  return { ...(await server), stop };
}

async function measureServed(extent: Extent): Promise<Section[]> {
  const product = await started(serveProduct(await freePort()));
  const hono = await started(serveBaseline("hono", await freePort()));
  const remix = await started(serveBaseline("remix", await freePort(), TALK));
  const { db, origin } = product;
  const keys = localKeys();
  const member = await addMember(db, { keys, origin, titles: TALK.titles });
  await addMessages(db, member, TALK.messages);
  const others = await Promise.all(
    Array.from({ length: OTHER_MEMBERS }, () => addMember(db, { keys, origin, titles: ["Today"] })),
  );
  const chat = {
    origin,
    path: `/chatbot/${member.conversationId}`,
    cookie: member.cookie,
    contains: TALK.lastWords,
  };
  const home = { origin, path: "/", contains: "Koinonia" };
  const signUp = { origin, path: "/auth?mode=signup", contains: "Koinonia" };
  const health = { origin, path: "/healthz", contains: '{"ok":true}' };
  const page = { origin: remix.origin, path: "/", contains: "Welcome to Remix" };
  const row = { origin: remix.origin, path: "/row", contains: ROW_WORDS };
  const sameData = { ...row, path: "/same-data", contains: TALK.lastWords };
  const bare = { origin: hono.origin, path: "/", contains: "ok" };
  return [
    await measureFirstLoad({ home, signUp, chat }, page),
    await measureThroughput({ home, chat, health, bare, page, row, sameData }, extent),
    await measureDelivery({ origin, bare: hono.origin, member, others }, extent),
  ];
}

async function measure(extent: Extent, fromNothing: boolean): Promise<void> {
  const began = performance.now();
  const machine = describeMachine();
  const starts = await measureStartTimes(fromNothing);
  await build();
  await buildBaselines();
  const served = await measureServed(extent);
  const report = render([...served, starts], machine, extent, performance.now() - began);
  writeFileSync(RESULTS, report);
  console.log(`\n${report}`);
}

async function end(reason: string): Promise<void> {
  console.error(`bench: ${reason}`);
  await stopAll();
  process.exit(1);
}

const { values } = parseArgs({ options: { quick: { type: "boolean" }, full: { type: "boolean" } } });
const extent = values.quick ? QUICK : FULL;
Object.assign(process.env, TOOL_ENV);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => void end(`ended by ${signal}`));
}
const limit = setTimeout(() => void end("took too long"), extent.limitMs);
try {
  await measure(extent, values.full ?? false);
} catch (error) {
  await end(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
await stopAll();
clearTimeout(limit);
