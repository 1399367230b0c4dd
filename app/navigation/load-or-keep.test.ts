import { afterEach, expect, test, vi } from "vitest";
import { loadOrKeep } from "./load-or-keep.ts";

const SHOWN = { rows: "as they were" };
const ROUTE = "routes/friends";

/** The router of a page that shows `/friends?show=asked`. */
const showFriends = () =>
  vi.stubGlobal("__remixRouter", {
    state: {
      location: { pathname: "/friends", search: "?show=asked" },
      navigation: {},
      loaderData: { [ROUTE]: SHOWN },
    },
  });
afterEach(() => vi.unstubAllGlobals());

const fresh = async () => true;
const reading = (path: string, error: unknown, signal?: AbortSignal) =>
  loadOrKeep(
    ROUTE,
    {
      request: new Request(`https://koinonia.test${path}`, signal && { signal }),
      serverLoader: () => Promise.reject(error),
    },
    fresh,
  );

test("X26: an outage leaves the rows that are shown, and is another page's to tell", async () => {
  showFriends();
  const outage = new TypeError("Failed to fetch");
  await expect(reading("/friends?show=asked", outage)).resolves.toBe(SHOWN);
  await expect(reading("/friends?show=links", outage)).rejects.toBe(outage);
  await expect(reading("/community", outage)).rejects.toBe(outage);
});

test("X26: what the server has answered is told, whatever is shown", async () => {
  showFriends();
  const gone = new Response(null, { status: 404 });
  await expect(reading("/friends?show=asked", gone)).rejects.toBe(gone);
});

test("X26: a reading that the reader has gone on from is not thrown", async () => {
  showFriends();
  const aborted = AbortSignal.abort();
  await expect(reading("/community", aborted.reason, aborted)).resolves.toBeNull();
  await expect(reading("/friends?show=asked", aborted.reason, aborted)).resolves.toBe(SHOWN);
});
