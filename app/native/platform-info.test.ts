import { afterEach, expect, test, vi } from "vitest";
import { FakeShell, fakeNativePage } from "#tests/fake-shell.ts";
import {
  MEMORY_EVERY_MS,
  memoryRatio,
  type PlatformInfo,
  platformOf,
  readPlatform,
  systemOf,
  watchNetwork,
  watchPlatform,
} from "./platform-info.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["half", { usedJSHeapSize: 50, jsHeapSizeLimit: 100 }, 0.5],
  ["nothing yet", { usedJSHeapSize: 0, jsHeapSizeLimit: 100 }, 0],
  ["more than there is", { usedJSHeapSize: 120, jsHeapSizeLimit: 100 }, 1],
  ["a browser that does not tell", undefined, null],
  ["a limit of nothing", { usedJSHeapSize: 5, jsHeapSizeLimit: 0 }, null],
  ["no limit", { usedJSHeapSize: 5 }, null],
  ["no number", { usedJSHeapSize: Number.NaN, jsHeapSizeLimit: 100 }, null],
])("GS7: the share of memory, %s", (_what, memory, ratio) => {
  expect(memoryRatio(memory)).toBe(ratio);
});

test("K4: the memory is looked at every 30 s", () => {
  expect(MEMORY_EVERY_MS).toBe(30_000);
});

test.each([
  ["ios", "ios"],
  ["android", "android"],
  ["web", "web"],
  ["electron", "web"],
])("GS7: a shell that calls itself %s is %s", (named, platform) => {
  expect(platformOf({ getPlatform: () => named })).toBe(platform);
});

test("GS7: without a shell it is the web", () => {
  expect(platformOf(null)).toBe("web");
});

test.each([
  ["Windows", "Mozilla/5.0 (X11; Linux x86_64)", "Windows"],
  [undefined, "Mozilla/5.0 (Linux; Android 15; Pixel 9)", "Android"],
  [undefined, "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "iOS"],
  [undefined, "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "macOS"],
  [undefined, "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)", "Chrome OS"],
  [undefined, "Mozilla/5.0 (X11; Linux x86_64)", "Linux"],
  ["", "a browser of its own", null],
])("GS7: the system of %j and %j is %j", (hint, userAgent, system) => {
  expect(systemOf(hint, userAgent)).toBe(system);
});

const PIXEL = { model: "Pixel 9", operatingSystem: "android", osVersion: "15", manufacturer: "Google" };

function inShell(): FakeShell {
  const shell = new FakeShell("android");
  shell.answers.set("getInfo", PIXEL).set("getStatus", { connected: true, connectionType: "wifi" });
  fakeNativePage(shell);
  return shell;
}

test("GS7: in the shell the phone says what it is, and which network it has", async () => {
  inShell();
  expect(await readPlatform()).toMatchObject({
    isNative: true,
    platform: "android",
    device: { model: "Google Pixel 9", system: "android 15" },
    network: { online: true, kind: "wifi" },
  });
});

test.each(["a plugin that is not there", "a plugin that fails"])(
  "GS7: with %s the browser says what it knows",
  async (what) => {
    const shell = inShell();
    if (what === "a plugin that fails") {
      for (const method of ["getInfo", "getStatus"]) shell.answers.set(method, new Error("not implemented"));
    } else shell.Plugins = {};
    expect(await readPlatform()).toMatchObject({
      isNative: true,
      platform: "android",
      device: { model: null, system: "Linux" },
      network: { online: true, kind: null },
    });
  },
);

test("GS7: without a shell it is the browser that is asked", async () => {
  fakeNativePage(null, { online: false });
  expect(await readPlatform()).toMatchObject({
    isNative: false,
    platform: "web",
    device: { model: null, system: "Linux" },
    network: { online: false, kind: null },
  });
});

test("who no longer watches the network is told nothing, and the shell keeps no listener of theirs", async () => {
  const shell = inShell();
  const changes: boolean[] = [];
  const stop = watchNetwork((online) => changes.push(online));
  shell.emit("networkStatusChange", { connected: false, connectionType: "none" });
  expect(changes).toEqual([false]);
  stop();
  await vi.waitFor(() => expect(shell.listening("networkStatusChange")).toBe(0));
});

test("a bridge that answers later, as Capacitor's own script does, is left just so", async () => {
  const shell = inShell();
  const remove = vi.fn(async () => undefined);
  shell.Plugins = { Network: { addListener: async () => ({ remove }) } };
  watchNetwork(() => undefined)();
  await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce());
});

test("without a shell the browser's own events are left again", () => {
  const { page } = fakeNativePage(null);
  const changes: boolean[] = [];
  const stop = watchNetwork((online) => changes.push(online));
  page.dispatchEvent(new Event("offline"));
  page.dispatchEvent(new Event("online"));
  stop();
  page.dispatchEvent(new Event("offline"));
  expect(changes).toEqual([false, true]);
});

test("GS7, K4: told at once, with each change of the network, and every half minute; then no more", async () => {
  vi.useFakeTimers();
  const shell = inShell();
  const changes: PlatformInfo[] = [];
  const stop = watchPlatform((info) => changes.push(info));
  await vi.advanceTimersByTimeAsync(0);
  expect(changes).toHaveLength(1);
  shell.answers.set("getStatus", { connected: false, connectionType: "none" });
  shell.emit("networkStatusChange", { connected: false, connectionType: "none" });
  await vi.advanceTimersByTimeAsync(0);
  expect(changes.at(-1)?.network).toEqual({ online: false, kind: "none" });
  await vi.advanceTimersByTimeAsync(MEMORY_EVERY_MS);
  expect(changes).toHaveLength(3);
  stop();
  await vi.advanceTimersByTimeAsync(MEMORY_EVERY_MS);
  expect(changes).toHaveLength(3);
  expect(shell.listening("networkStatusChange")).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
