import { expect, test } from "vitest";
import { TILES, type TileAction, type TileId, tileAction } from "./tiles.ts";

const MEMBER = { role: null, subscribed: false };
const SUBSCRIBER = { role: null, subscribed: true };
const MODERATOR = { role: "moderator", subscribed: false } as const;
const ADMIN = { role: "admin", subscribed: false } as const;

test("H4: exactly ten tiles, in this order", () => {
  expect(TILES.map((tile) => tile.id)).toEqual([
    "chat",
    "bible",
    "devotional",
    "youth",
    "men",
    "women",
    "guidance",
    "games",
    "community",
    "daniel",
  ]);
});

test.each<[string, TileId, string]>([
  ["H5", "chat", "prayer-support"],
  ["H6", "devotional", "devotional"],
  ["H7", "youth", "youth"],
  ["H8", "men", "mens-ministry"],
  ["H9", "women", "womens-ministry"],
  ["H10", "guidance", "life-guidance"],
])("%s: the context of %s is %s", (_id, id, context) => {
  expect(tileOf(id).context).toBe(context);
});

test.each<[string, TileId, TileAction]>([
  ["H19", "chat", { kind: "talk", context: "prayer-support" }],
  ["H13", "bible", { kind: "go", to: "/bible-study" }],
  ["H19", "devotional", { kind: "talk", context: "devotional" }],
  ["H16", "youth", { kind: "go", to: "/youth-ministry" }],
  ["H19", "men", { kind: "talk", context: "mens-ministry" }],
  ["H19", "women", { kind: "talk", context: "womens-ministry" }],
  ["H19", "guidance", { kind: "talk", context: "life-guidance" }],
  ["H14", "games", { kind: "go", to: "/gamification" }],
  ["H15", "community", { kind: "go", to: "/community" }],
  ["H17", "daniel", { kind: "go", to: "/daniel-plan" }],
])("%s: a subscriber's press on %s", (_id, id, action) => {
  expect(tileAction(tileOf(id), SUBSCRIBER)).toEqual(action);
});

test.each([
  ["H18", "a member", MEMBER, "upgrade"],
  ["H18", "a moderator", MODERATOR, "upgrade"],
  ["H17", "a subscriber", SUBSCRIBER, "go"],
  ["D6", "an administrator", ADMIN, "go"],
  ["H20", "a visitor", null, "sign-in"],
])("%s: the Daniel Plan for %s", (_id, _who, roleAndPlan, kind) => {
  expect(tileAction(tileOf("daniel"), roleAndPlan).kind).toBe(kind);
});

test("a member's other tiles are a subscriber's", () => {
  for (const tile of TILES.filter(({ premium }) => !premium)) {
    expect(tileAction(tile, MEMBER)).toEqual(tileAction(tile, SUBSCRIBER));
  }
});

test("H20: whatever a visitor presses, they are shown where to sign in", () => {
  expect(new Set(TILES.map((tile) => tileAction(tile, null).kind))).toEqual(new Set(["sign-in"]));
});

function tileOf(id: TileId) {
  const tile = TILES.find((one) => one.id === id);
  if (!tile) throw new Error(id);
  return tile;
}
