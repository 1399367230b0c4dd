import { expect, test } from "vitest";
import { withOutageReply } from "./outage.ts";

const sent = (intent: string) =>
  new Request("http://here/pet", {
    method: "POST",
    body: new URLSearchParams({ intent, requestId: "request-1" }),
  });
const done = { ok: true as const, intent: "feed", requestId: "request-1" };
const act = async () => done;

test.each(["buy", "equip", "unequip"])(
  "X36: %s without a session is answered where it stands",
  async (intent) => {
    const reply = await withOutageReply(sent(intent), { freshSession: async () => false, act });
    expect(reply).toMatchObject({ ok: false, intent, refusal: "shop.not_authenticated" });
  },
);

test("X36: the same where the server alone knows that the session has ended", async () => {
  const redirect = new Response(null, {
    status: 302,
    headers: { location: "/auth?mode=login&return_to=%2Fpet" },
  });
  const sending = { freshSession: async () => true, act: () => Promise.reject(redirect) };
  expect(await withOutageReply(sent("buy"), sending)).toMatchObject({ refusal: "shop.not_authenticated" });
  await expect(withOutageReply(sent("feed"), sending)).rejects.toBe(redirect);
});

test("what is not of the shop is led to sign-in by the server", async () => {
  const redirect = new Response(null, { status: 302, headers: { location: "/auth" } });
  const led = withOutageReply(sent("feed"), {
    freshSession: async () => false,
    act: () => Promise.reject(redirect),
  });
  await expect(led).rejects.toBe(redirect);
});

test.each([
  ["no network", new TypeError("Failed to fetch")],
  ["a server that fails", new Response("no", { status: 500 })],
])("X30, X32, X34: %s is a reply too", async (_what, error) => {
  const reply = await withOutageReply(sent("feed"), {
    freshSession: async () => true,
    act: () => Promise.reject(error),
  });
  expect(reply).toEqual({ ok: false, intent: "feed", requestId: "request-1", refusal: "failed" });
});

test("a vendor of sessions that does not answer is an outage as well", async () => {
  const freshSession = () => Promise.reject(new Error("the vendor did not answer"));
  expect(await withOutageReply(sent("buy"), { freshSession, act })).toMatchObject({ refusal: "failed" });
});
