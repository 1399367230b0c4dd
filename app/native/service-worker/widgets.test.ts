import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  dataAddress,
  deviceDay,
  followWidgets,
  OPEN_VERB,
  pageOf,
  VERSE_WIDGET,
  type WidgetScope,
} from "./widgets.ts";

const ORIGIN = "https://koinonia.example";
const DEFINITION = {
  tag: VERSE_WIDGET,
  msAcTemplate: "/widgets/verse-template.json",
  data: "/widgets/verse.json?for=en",
  update: 86_400,
};
const DAY = deviceDay(new Date());

let asked: string[];
let lost: boolean;
beforeEach(() => {
  asked = [];
  lost = false;
  vi.stubGlobal("fetch", async (address: string, { credentials }: RequestInit) => {
    asked.push(`${address} ${credentials}`);
    if (lost) throw new TypeError("no network");
    return new Response(address.includes("template") ? "the card" : "the verse");
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A service worker on Windows 11; on other platforms it has no `widgets` and gets no events. */
function board({ shown = true, background = true } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const updates: [string, object][] = [];
  const opened: string[] = [];
  const tags = new Set<string>();
  const scope = {
    location: { origin: ORIGIN },
    widgets: {
      getByTag: async () => (shown ? { definition: DEFINITION } : undefined),
      updateByTag: async (tag: string, payload: object) => void updates.push([tag, payload]),
    },
    clients: { openWindow: async (url: string) => void opened.push(url) },
    registration: background
      ? {
          periodicSync: {
            getTags: async () => [...tags],
            register: async (tag: string) => void tags.add(tag),
            unregister: async (tag: string) => void tags.delete(tag),
          },
        }
      : {},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  followWidgets(scope as unknown as WidgetScope);
  /** As the platform hands an event over: it waits for what the worker does. */
  const dispatch = async (type: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
    return work.length;
  };
  return { dispatch, updates, opened, tags };
}

const FILLED = [[VERSE_WIDGET, { template: "the card", data: "the verse" }]];

test("GS7: a widget that is put on the board is filled as nobody, by the device's day, and each day anew", async () => {
  const { dispatch, updates, tags } = board();
  await dispatch("widgetinstall", { widget: { definition: DEFINITION } });
  expect(updates).toEqual(FILLED);
  expect(asked.sort()).toEqual([
    `${ORIGIN}/widgets/verse-template.json omit`,
    `${ORIGIN}/widgets/verse.json?for=en&day=${DAY} omit`,
  ]);
  expect([...tags]).toEqual([VERSE_WIDGET]);
  await dispatch("periodicsync", { tag: VERSE_WIDGET });
  await dispatch("widgetresume", { widget: { definition: DEFINITION } });
  expect(updates).toHaveLength(3);
  await dispatch("widgetuninstall", { widget: { definition: DEFINITION } });
  expect([...tags]).toEqual([]);
});

test("GS7: without a network what is shown stays; a browser without work in the background fills it too", async () => {
  const { dispatch, updates } = board({ background: false });
  await dispatch("widgetinstall", { widget: { definition: DEFINITION } });
  expect(updates).toEqual(FILLED);
  await dispatch("widgetuninstall", { widget: { definition: DEFINITION } });
  lost = true;
  await dispatch("widgetresume", { widget: { definition: DEFINITION } });
  await dispatch("periodicsync", { tag: VERSE_WIDGET });
  expect(updates).toEqual(FILLED);
});

test("GS7: another widget, another's background work, and a board that has none: nothing is asked", async () => {
  const { dispatch, updates } = board({ shown: false });
  await dispatch("widgetinstall", { widget: { definition: { ...DEFINITION, tag: "another" } } });
  await dispatch("periodicsync", { tag: VERSE_WIDGET });
  expect(await dispatch("periodicsync", { tag: "another" })).toBe(0);
  expect([updates, asked]).toEqual([[], []]);
});

test("GS7: a press opens the passage; any other press nothing", async () => {
  const { dispatch, opened } = board();
  await dispatch("widgetclick", { action: OPEN_VERB, data: { path: "/bible/web/john/3?v=16" } });
  expect(await dispatch("widgetclick", { action: "another", data: { path: "/pet" } })).toBe(0);
  expect(opened).toEqual(["/bible/web/john/3?v=16"]);
});

test.each([
  [{ path: "/welcome" }, "/welcome"],
  [{ path: "//evil.example" }, "/welcome"],
  [{ path: "/\\evil.example" }, "/welcome"],
  [{ path: "https://evil.example" }, "/welcome"],
  [{ path: 1 }, "/welcome"],
  [null, "/welcome"],
  ["text", "/welcome"],
])("GS7: a card that names %j leads to %s", (data, page) => {
  expect(pageOf(data)).toBe(page);
});

test("a day of one digit has two; an address keeps what it had", () => {
  expect(deviceDay(new Date(2027, 0, 3))).toBe("2027-01-03");
  expect(dataAddress("/widgets/verse.json?for=es", ORIGIN, "2027-01-03")).toBe(
    `${ORIGIN}/widgets/verse.json?for=es&day=2027-01-03`,
  );
});

test("GS7: the card is an Adaptive Card of what the data has, and its button is the worker's", () => {
  const card = JSON.parse(readFileSync("public/widgets/verse-template.json", "utf8"));
  expect(card).toMatchObject({ type: "AdaptiveCard", version: "1.5" });
  const named = [...JSON.stringify(card).matchAll(/\$\{(\w+)\}/g)].map((match) => match[1]);
  expect([...new Set(named)].sort()).toEqual(["open", "path", "reference", "text", "title", "translation"]);
  expect(card.actions).toMatchObject([{ type: "Action.Execute", verb: OPEN_VERB }]);
  expect(Object.keys(card.actions[0].data)).toEqual(["path"]);
});
