import { vi } from "vitest";
import { setPageUser } from "#app/request/page-user.ts";

/** What a browser keeps of one device. The outbox's own code runs on it; two devices take turns. */
export type Device = { name: string; kept: Map<string, string>; online: boolean };

/** What the network makes of a request: an answer, or a throw like a browser's. */
export type Network = (path: string, init: RequestInit) => Promise<Response>;

/** A session that runs out in 2096: these tests are not about it. */
const COOKIE = `__session=x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`;
const idleRouter = {
  state: {
    navigation: { state: "idle" },
    revalidation: "idle",
    fetchers: new Map<string, never>(),
    actionData: null,
  },
  revalidate: () => undefined,
};

/** `localStorage` of whichever device is at work, also for `Object.keys`. */
function storageOf(current: () => Device): Storage {
  const calls = {
    getItem: (key: string) => current().kept.get(key) ?? null,
    setItem: (key: string, value: string) => void current().kept.set(key, String(value)),
    removeItem: (key: string) => void current().kept.delete(key),
  };
  return new Proxy({} as Storage, {
    get: (_target, name) => calls[name as keyof typeof calls],
    ownKeys: () => [...current().kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

/** `navigator.locks`, and a way to wait until nobody holds one. */
function locksOf(current: () => Device) {
  const last = new Map<string, Promise<unknown>>();
  type Work = (lock: object | null) => unknown;
  const request = (name: string, ...more: [Work] | [{ ifAvailable?: boolean }, Work]) => {
    const work = more.at(-1) as Work;
    const options = more.length > 1 ? (more[0] as { ifAvailable?: boolean }) : {};
    const key = `${current().name} ${name}`;
    const before = last.get(key);
    if (before && options.ifAvailable) return Promise.resolve(work(null));
    const done = Promise.resolve(before)
      .catch(() => undefined)
      .then(() => work({}));
    last.set(key, done);
    const end = () => last.get(key) === done && last.delete(key);
    void done.then(end, end);
    return done;
  };
  const idle = async () => {
    while (last.size > 0) await Promise.allSettled([...last.values()]);
  };
  return { request, idle };
}

export type Browser = {
  /** The device's turn: what it does is done, with all that it sends, before the next one's. */
  on<Value>(device: Device, work: () => Value | Promise<Value>): Promise<Value>;
  leave(): void;
};

/** The globals of a browser, for one member. */
export function browserOf(userId: string, now: () => number, network: Network): Browser {
  let device: Device = { name: "", kept: new Map(), online: false };
  const current = () => device;
  const locks = locksOf(current);
  const outside = globalThis.fetch;
  vi.spyOn(Date, "now").mockImplementation(now);
  vi.stubGlobal("localStorage", storageOf(current));
  vi.stubGlobal("document", { cookie: COOKIE });
  // stays: pages are read again a moment later
  Object.assign(globalThis, { __remixRouter: idleRouter });
  vi.stubGlobal("navigator", {
    locks: { request: locks.request },
    get onLine() {
      return device.online;
    },
  });
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init: RequestInit = {}) =>
    typeof input === "string" && input.startsWith("/") ? network(input, init) : outside(input, init),
  );
  setPageUser(userId);
  return {
    async on(turn, work) {
      device = turn;
      const value = await work();
      await locks.idle();
      return value;
    },
    leave() {
      setPageUser(null);
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    },
  };
}
