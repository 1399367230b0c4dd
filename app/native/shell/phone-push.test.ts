import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Capacitor } from "#app/native/capacitor.ts";
import { FakeShell, fakeNativePage } from "#tests/fake-shell.ts";
import {
  endPhonePush,
  followPhonePush,
  readPhonePush,
  turnPhonePushOff,
  turnPhonePushOn,
} from "./phone-push.ts";

const TOKEN = `phone-one:${"A".repeat(140)}`;
const NEXT = `phone-one:${"B".repeat(140)}`;
const KEY = "phone-push";

let shell: FakeShell;
let sent: Record<string, string>[];
let status: number;
const here = () => shell as unknown as Capacitor;

beforeEach(() => {
  page("android");
});
afterEach(() => vi.unstubAllGlobals());

function page(platform: "android" | "ios"): void {
  shell = new FakeShell(platform);
  fakeNativePage(shell);
  sent = [];
  status = 200;
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: URLSearchParams }) => {
    sent.push(Object.fromEntries(body));
    return new Response(null, { status });
  });
  allow("granted");
}

const allow = (receive: string) => {
  shell.answers.set("checkPermissions", { receive });
  shell.answers.set("requestPermissions", { receive });
};

/** The phone answers `register` a moment later, by its event. */
const answering = async <Answer>(work: Promise<Answer>, event: string, given: unknown): Promise<Answer> => {
  await vi.waitFor(() => expect(shell.called("register")).toHaveLength(1));
  shell.emit(event, given);
  return work;
};

test("G20: a press asks the person, then the phone, then tells our server; nothing asks before", async () => {
  expect(await readPhonePush(here())).toBe("off");
  followPhonePush(here(), vi.fn());
  expect(shell.called("requestPermissions")).toEqual([]);
  expect(shell.called("register")).toEqual([]);
  const on = await answering(turnPhonePushOn(here(), "Notices"), "registration", { value: TOKEN });
  expect(on).toBe("on");
  expect(sent).toEqual([{ intent: "add-phone", endpoint: TOKEN }]);
  expect(shell.called("createChannel")).toEqual([
    { id: "notices", name: "Notices", importance: 3, visibility: 0 },
  ]);
  expect(await readPhonePush(here())).toBe("on");
  expect([shell.listening("registration"), shell.listening("registrationError")]).toEqual([0, 0]);
  expect(await turnPhonePushOff(here())).toBe("off");
  expect(sent.at(-1)).toEqual({ intent: "remove", endpoint: TOKEN });
  expect(shell.called("unregister")).toHaveLength(1);
  expect(await readPhonePush(here())).toBe("off");
});

test.each([
  ["refuses", "denied", "denied"],
  ["closes the question", "prompt", "off"],
])("G20: a person who %s is told so, and no token is asked for", async (_what, receive, state) => {
  allow(receive);
  expect(await turnPhonePushOn(here(), "Notices")).toBe(state);
  expect(shell.called("register")).toEqual([]);
  expect(sent).toEqual([]);
});

test("G20: a phone that gives no token, and a server that does not take it: nothing is on", async () => {
  const refused = answering(turnPhonePushOn(here(), ""), "registrationError", { error: "no services" });
  await expect(refused).rejects.toThrow("no services");
  page("ios");
  status = 400;
  // what Apple gives, where the app does not hand on Google's
  const apple = answering(turnPhonePushOn(here(), ""), "registration", { value: "f".repeat(64) });
  await expect(apple).rejects.toThrow("not taken: 400");
  expect(await readPhonePush(here())).toBe("off");
  expect(shell.called("createChannel")).toEqual([]);
});

test("G20: a shell of an older version has no push", async () => {
  delete shell.Plugins.PushNotifications;
  expect(await readPhonePush(here())).toBe("none");
  expect(await turnPhonePushOn(here(), "")).toBe("none");
  followPhonePush(here(), vi.fn());
});

test("G20: another token of the phone is told once a run of the app, in the place of the one before", async () => {
  localStorage.setItem(KEY, TOKEN);
  followPhonePush(here(), vi.fn());
  await answering(Promise.resolve(), "registration", { value: NEXT });
  await vi.waitFor(() => expect(localStorage.getItem(KEY)).toBe(NEXT));
  expect(sent).toEqual([{ intent: "renew-phone", endpoint: NEXT, before: TOKEN }]);
  followPhonePush(here(), vi.fn());
  expect(shell.called("register")).toHaveLength(1);
});

test("G20: where the phone's settings have taken the permission away nothing is asked of it", async () => {
  localStorage.setItem(KEY, TOKEN);
  allow("denied");
  expect(await readPhonePush(here())).toBe("denied");
  followPhonePush(here(), vi.fn());
  await new Promise((resolve) => setTimeout(resolve));
  expect(shell.called("register")).toEqual([]);
});

test("G20: signing out ends the token itself; where there is none nothing is touched", async () => {
  await endPhonePush(here());
  expect(shell.called("unregister")).toEqual([]);
  localStorage.setItem(KEY, TOKEN);
  shell.answers.set("unregister", new Error("no network"));
  await endPhonePush(here());
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  [{ url: "/pet", tag: "pet" }, "/pet"],
  [{ url: "//evil.example" }, "/notifications"],
  [{ url: "https://evil.example/pet" }, "/notifications"],
  [{ url: "javascript:alert(1)" }, "/notifications"],
  ["no object", "/notifications"],
  [undefined, "/notifications"],
])("G20: a tap on a notice with %j opens %s", (data, path) => {
  const go = vi.fn();
  followPhonePush(here(), go);
  shell.emit("pushNotificationActionPerformed", { actionId: "tap", notification: { data } });
  expect(go.mock.calls).toEqual([[path]]);
});
