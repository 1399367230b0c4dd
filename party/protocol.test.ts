import { expect, test } from "vitest";
import { SyncRequest, VERSION } from "./protocol.ts";

const frame = { t: "sync", v: VERSION, epoch: null, since: 0 };

test.each([
  ["a first sync", frame],
  ["a later one", { ...frame, epoch: "3f2b8f6e-7a0e-4f59-9b39-3f1f6a0f5f11", since: 500 }],
  ["another version, which the room answers itself", { ...frame, v: 99 }],
])("takes %s", (_name, sent) => {
  expect(SyncRequest.parse(sent)).toEqual(sent);
});

test("what a tab adds is not read", () => {
  expect(SyncRequest.parse({ ...frame, userId: "user_2other" })).toEqual(frame);
});

test.each([
  ["nothing", undefined],
  ["null", null],
  ["a text", "sync"],
  ["a number", 1],
  ["a list", [frame]],
  ["an empty object", {}],
  ["an event, which only the room may send", { ...frame, t: "event" }],
  ["no version", { t: "sync", epoch: null, since: 0 }],
  ["a version in words", { ...frame, v: "1" }],
  ["no epoch", { t: "sync", v: VERSION, since: 0 }],
  ["a number for an epoch", { ...frame, epoch: 7 }],
  ["an epoch without end", { ...frame, epoch: "e".repeat(65) }],
  ["no place", { t: "sync", v: VERSION, epoch: null }],
  ["a negative place", { ...frame, since: -1 }],
  ["a fractional place", { ...frame, since: 1.5 }],
  ["a place beyond whole numbers", { ...frame, since: 2 ** 53 }],
  ["a huge place", { ...frame, since: 1e300 }],
  ["an endless place", { ...frame, since: Number.POSITIVE_INFINITY }],
  ["a place that is no number", { ...frame, since: Number.NaN }],
  ["a place in words", { ...frame, since: "1" }],
])("refuses %s", (_name, sent) => {
  expect(SyncRequest.safeParse(sent).success).toBe(false);
});
