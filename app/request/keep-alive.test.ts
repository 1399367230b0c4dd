import { expect, test } from "vitest";
import { bodyBytes, fetchOutlivingPage, KEEPALIVE_BYTES } from "./keep-alive.ts";

const formOf = (...parts: [string, string | Blob][]) => {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
};

test.each<[string, BodyInit | null | undefined, number | null]>([
  ["nothing", undefined, 0],
  ["text in bytes, not in letters", "Señor", 6],
  ["a form as addresses have it", new URLSearchParams({ intent: "block" }), 12],
  ["a form in parts", formOf(["intent", "block"], ["id", "1"]), 334],
  ["a file", formOf(["file", new Blob(["a"])]), null],
  ["bytes", new Uint8Array(3), null],
])("the size of %s", (_name, body, bytes) => {
  expect(bodyBytes(body)).toBe(bytes);
});

/** A page's fetch whose requests end when `ends` are called. */
function network() {
  const sent: (boolean | undefined)[] = [];
  const ends: (() => void)[] = [];
  const send = (init: RequestInit) => {
    sent.push(init.keepalive);
    return new Promise<Response>((resolve) => ends.push(() => resolve(new Response())));
  };
  return { sent, ends, send };
}

test("what changes something outlives the page, what reads does not", () => {
  const { sent, ends, send } = network();
  void fetchOutlivingPage(send, { method: "POST", body: new URLSearchParams({ intent: "block" }) });
  void fetchOutlivingPage(send, { method: "post", body: "a" });
  void fetchOutlivingPage(send, {});
  expect(sent).toEqual([true, true, undefined]);
  for (const end of ends) end();
});

test("no more at once than a browser allows, and again when those have ended, well or not", async () => {
  const { sent, ends, send } = network();
  const big = { method: "POST", body: "a".repeat(KEEPALIVE_BYTES - 10) };
  await fetchOutlivingPage(() => Promise.resolve(new Response()), big);
  await fetchOutlivingPage(() => Promise.reject(new TypeError("no network")), big).catch(() => undefined);
  const first = fetchOutlivingPage(send, big);
  void fetchOutlivingPage(send, { method: "POST", body: "b".repeat(11) });
  ends[0]?.();
  await first;
  void fetchOutlivingPage(send, { method: "POST", body: "b".repeat(11) });
  expect(sent).toEqual([true, undefined, true]);
});
