import { expect, test } from "vitest";
import { appleSections, SECTIONS } from "./apple.ts";

const free = { role: "user", subscribed: false } as const;
const premium = { role: "user", subscribed: true } as const;
const admin = { role: "admin", subscribed: false } as const;

const actionOf = (id: string, ...asked: Parameters<typeof appleSections>) =>
  appleSections(...asked)
    .flatMap(({ tiles }) => tiles)
    .find((tile) => tile.id === id)?.action;

test("AP5-AP7: three sections, ten tiles, in this order; Daniel Plan is marked premium", () => {
  expect(SECTIONS.map(({ key, tiles }) => [key, ...tiles.map(({ id }) => id)])).toEqual([
    ["essential", "bible", "devotional", "community"],
    ["ministry", "youth", "men", "women"],
    ["growth", "video", "guidance", "games", "daniel"],
  ]);
  const marked = appleSections(null).flatMap(({ tiles }) => tiles.filter((tile) => tile.premium));
  expect(marked.map(({ id }) => id)).toEqual(["daniel"]);
});

test.each([
  ["bible", { kind: "go", to: "/bible-study" }],
  ["community", { kind: "go", to: "/community" }],
  ["youth", { kind: "go", to: "/youth-ministry" }],
  ["men", { kind: "go", to: "/mens-fellowship" }],
  ["women", { kind: "go", to: "/womens-ministry" }],
  ["video", { kind: "go", to: "/youtube-playlist" }],
  ["games", { kind: "go", to: "/gamification" }],
  ["devotional", { kind: "talk", context: "devotional" }],
  ["guidance", { kind: "talk", context: "life-guidance" }],
] as const)("AP10, AP11, D4: a member's %s does %j", (id, action) => {
  expect(actionOf(id, free)).toEqual(action);
});

test.each([
  ["a member without a subscription", free, "upgrade"],
  ["a subscriber", premium, "go"],
  ["an administrator", admin, "go"],
  ["a visitor", null, "sign-in"],
] as const)("AP12, D6: Daniel Plan for %s", (_who, member, kind) => {
  expect(actionOf("daniel", member)?.kind).toBe(kind);
});

test("AP9: every tile of a visitor points at Sign In, whether its room is open or not", () => {
  const tiles = appleSections(null).flatMap((section) => section.tiles);
  expect(new Set(tiles.map(({ action }) => action.kind))).toEqual(new Set(["sign-in"]));
  const isOpen = (path: string) => path !== "/community";
  const closed = appleSections(null, false, isOpen).flatMap((section) => section.tiles);
  expect(closed.filter((tile) => tile.closed).map(({ id }) => id)).toEqual(["community"]);
});
