import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeOverlay, FakeShell, fakeNativePage } from "#tests/fake-shell.ts";
import type { AppLife } from "./app-life.ts";
import { BAR_COLORS } from "./status-bar.ts";

type Toasts = typeof import("#app/ui/toasts/toasts.ts");
type Given = Parameters<typeof fakeNativePage>[1] & { of?: "app" | "static"; without?: string };

let life: AppLife;
let shell: FakeShell;
let here: ReturnType<typeof fakeNativePage>;
let toasts: Toasts;

/** A document has one life: each test its own. */
async function begin(platform: "ios" | "android" | null, { of = "app", without, ...given }: Given = {}) {
  shell = new FakeShell(platform ?? "android");
  if (without) delete shell.Plugins[without];
  here = fakeNativePage(platform && shell, given);
  const { watchAppState } = await import("./app-life.ts");
  toasts = await import("#app/ui/toasts/toasts.ts");
  life = watchAppState("en", of);
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(async () => {
  // what the shell alone brings in
  await vi.dynamicImportSettled();
  toasts.dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paths = () => JSON.parse(sessionStorage.getItem("paths") ?? "[]");
const walk = (...steps: string[]) => steps.forEach((path) => void life.went(path));
/** Android's back button; the web view says whether it has a page before this one. */
const goBack = (canGoBack = true) => shell.emit("backButton", { canGoBack });
const left = () => shell.called("exitApp").length;

test.each([
  ["/community", "LIGHT", BAR_COLORS.light.light],
  ["/bible-study/john/3", "LIGHT", BAR_COLORS.light.light],
  ["/social", "LIGHT", BAR_COLORS.light.light],
  ["/welcome", "DARK", BAR_COLORS.dark.light],
  ["/community-rules", "DARK", BAR_COLORS.dark.light],
])("GS5: at %s Android's status bar is %s, on %s", async (path, style, color) => {
  await begin("android");
  walk(path);
  expect(shell.called("setStyle")).toEqual([{ style }]);
  expect(shell.called("setBackgroundColor")).toEqual([{ color }]);
});

test("GS5: each step paints the bar anew; the iPhone's has no ground of its own", async () => {
  await begin("ios");
  walk("/welcome", "/community", "/chatbot");
  expect(shell.called("setStyle")).toEqual([{ style: "DARK" }, { style: "LIGHT" }, { style: "DARK" }]);
  expect(shell.called("setBackgroundColor")).toEqual([]);
});

test("GS5: a page that comes back from the browser's memory paints its bar, and is where one is", async () => {
  await begin("android");
  walk("/community");
  vi.stubGlobal("location", { pathname: "/welcome" });
  here.page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(shell.called("setStyle")).toHaveLength(1);
  here.page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(shell.called("setStyle").at(-1)).toEqual({ style: "DARK" });
  expect(paths()).toEqual(["/community", "/welcome"]);
});

test("GS5: a phone that refuses a colour is left as it is", async () => {
  await begin("android");
  shell.answers.set("setBackgroundColor", new Error("not on Android 15"));
  walk("/community");
  await vi.advanceTimersByTimeAsync(0);
  expect(shell.called("setStyle")).toEqual([{ style: "LIGHT" }]);
});

test("GS6: Android's back button goes back over the paths, and leaves the app where they began", async () => {
  await begin("android");
  walk("/welcome", "/chatbot", "/settings");
  for (const path of ["/chatbot", "/welcome"]) {
    goBack();
    walk(path);
  }
  expect(here.back).toHaveBeenCalledTimes(2);
  expect(left()).toBe(0);
  goBack();
  expect(here.back).toHaveBeenCalledTimes(2);
  expect(left()).toBe(1);
});

test("GS6, K5: of a longer way the last ten paths are gone back over", async () => {
  await begin("android");
  const way = Array.from({ length: 14 }, (_, at) => `/step/${at}`);
  walk(...way);
  for (const path of way.slice(4, 13).reverse()) {
    goBack();
    walk(path);
  }
  expect(here.back).toHaveBeenCalledTimes(9);
  goBack();
  expect(here.back).toHaveBeenCalledTimes(9);
  expect(left()).toBe(1);
});

test("GS6: where the web view itself has nothing before this page, back leaves the app", async () => {
  await begin("android");
  walk("/welcome", "/chatbot");
  goBack(false);
  expect(here.back).not.toHaveBeenCalled();
  expect(left()).toBe(1);
});

test("Android's back button closes what stands open over the page first, as Escape does", async () => {
  const [dialog, menu] = [new FakeOverlay("dialog"), new FakeOverlay("popover")];
  await begin("android", { open: [dialog, menu] });
  walk("/welcome", "/chatbot");
  goBack();
  expect(menu.hidePopover).toHaveBeenCalledOnce();
  expect(dialog.close).not.toHaveBeenCalled();
  here.open.pop();
  goBack();
  expect(dialog.close).toHaveBeenCalledOnce();
  expect(here.back).not.toHaveBeenCalled();
  expect(left()).toBe(0);
});

test("a dialog that will not be closed stays, and the page under it too", async () => {
  const dialog = new FakeOverlay("dialog");
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  await begin("android", { open: [dialog] });
  walk("/welcome", "/chatbot");
  goBack();
  expect(dialog.close).not.toHaveBeenCalled();
  expect(here.back).not.toHaveBeenCalled();
});

test("S21, S22: the shell's network is told once for each change, and the browser's own events are not asked", async () => {
  await begin("android");
  expect(toasts.currentToast()).toBeNull();
  shell.emit("networkStatusChange", { connected: false, connectionType: "none" });
  expect(toasts.currentToast()).toMatchObject({
    title: "Connection lost",
    text: "You're now offline. Some features may be limited.",
    tone: "danger",
  });
  shell.emit("networkStatusChange", { connected: true, connectionType: "cellular" });
  expect(toasts.currentToast()).toMatchObject({
    title: "Connected",
    text: "Internet connection restored.",
    tone: "ok",
  });
  toasts.dismissToast();
  // from one network to another
  shell.emit("networkStatusChange", { connected: true, connectionType: "wifi" });
  here.page.dispatchEvent(new Event("offline"));
  expect(toasts.currentToast()).toBeNull();
});

test("S21, S22: without a shell the browser's events are told", async () => {
  await begin(null, { online: false });
  here.page.dispatchEvent(new Event("offline"));
  expect(toasts.currentToast()).toBeNull();
  here.page.dispatchEvent(new Event("online"));
  expect(toasts.currentToast()).toMatchObject({ title: "Connected" });
});

test("a static document tells nothing of the network, in the shell neither", async () => {
  await begin("ios", { of: "static" });
  expect(shell.listening("networkStatusChange")).toBe(0);
});

/** A form is sent; the page stands in for it. */
function send({ method = "post", handled = false } = {}) {
  const dialog = { close: vi.fn() };
  Object.assign(here.page, { method, closest: () => dialog });
  const sent = new Event("submit", { cancelable: true });
  if (handled) sent.preventDefault();
  here.page.dispatchEvent(sent);
  return { held: sent.defaultPrevented && !handled, dialog };
}

test.each(["app", "static"] as const)(
  "S22: without a network a form of a document (%s) is held, and the notice lies under no menu",
  async (of) => {
    await begin(null, { of, online: false });
    const { held, dialog } = send();
    expect(held).toBe(true);
    expect(dialog.close).toHaveBeenCalledOnce();
    expect(toasts.currentToast()).toMatchObject({ title: "You are offline", tone: "danger" });
  },
);

test.each([
  ["one that is sent with a network", true, {}],
  ["one that the page has taken", false, { handled: true }],
  ["one that asks for a page, for which the worker answers", false, { method: "get" }],
])("S22: no other form is held: %s", async (_which, online, form) => {
  await begin(null, { online });
  expect(send(form).held).toBe(false);
  expect(toasts.currentToast()).toBeNull();
});

test.each(["App", "Network", "StatusBar", "Device"])(
  "a shell without its plugin %s shows the page as ever",
  async (without) => {
    await begin("android", { without });
    walk("/welcome", "/community");
    goBack();
    expect(paths()).toEqual(["/welcome", "/community"]);
  },
);

test("a browser has no bar to paint and no button to follow", async () => {
  await begin(null);
  walk("/welcome", "/community");
  expect(shell.calls).toEqual([]);
  expect(paths()).toEqual(["/welcome", "/community"]);
});
