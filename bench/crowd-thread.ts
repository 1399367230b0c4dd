import { parentPort } from "node:worker_threads";
import type { CrowdAnswer, CrowdOrder, RoomCount } from "./crowd.ts";
import { Tab } from "./tab.ts";

/** Sockets opened at the same time. */
const AT_ONCE = 32;

const tabs: Tab[] = [];

async function open({ seats }: Extract<CrowdOrder, { order: "open" }>): Promise<void> {
  const waiting = [...seats];
  const lane = async () => {
    for (let seat = waiting.pop(); seat; seat = waiting.pop()) tabs.push(await Tab.open(seat));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** What the tabs of each room have seen. */
function count(): RoomCount[] {
  return [...Map.groupBy(tabs, (tab) => tab.userId)].map(([userId, room]) => ({
    userId,
    tabs: room.length,
    finished: Math.min(...room.map((tab) => tab.finished)),
    fewestFrames: Math.min(...room.map((tab) => tab.frames)),
    mostFrames: Math.max(...room.map((tab) => tab.frames)),
    words: Math.min(...room.map((tab) => tab.wordsTook.length)),
    faults: room.reduce((sum, tab) => sum + tab.faults, 0),
  }));
}

async function obey(order: CrowdOrder): Promise<CrowdAnswer> {
  if (order.order === "open") await open(order);
  if (order.order === "close") for (const tab of tabs.splice(0)) tab.close();
  return { ok: true, rooms: count() };
}

parentPort?.on("message", (order: CrowdOrder) => {
  obey(order).then(
    (answer) => parentPort?.postMessage(answer),
    (error: unknown) => parentPort?.postMessage({ ok: false, reason: String(error) } satisfies CrowdAnswer),
  );
});
