import { expect, test } from "vitest";
import { appleSections, SECTIONS } from "./apple.ts";

const everything = () => true;
const nothing = () => false;
const free = { role: "user", subscribed: false } as const;
const premium = { role: "user", subscribed: true } as const;
const admin = { role: "admin", subscribed: false } as const;

const deedOf = (id: string, ...asked: Parameters<typeof appleSections>) =>
  appleSections(...asked)
    .flatMap(({ tiles }) => tiles)
    .find((tile) => tile.id === id)?.deed;

test("AP5-AP7: three sections, ten tiles, in this order; Daniel Plan is marked premium", () => {
  expect(SECTIONS.map(({ key, tiles }) => [key, ...tiles.map(({ id }) => id)])).toEqual([
    ["essential", "bible", "devotional", "community"],
    ["ministry", "youth", "men", "women"],
    ["growth", "video", "guidance", "games", "daniel"],
  ]);
  const marked = appleSections(null, everything).flatMap(({ tiles }) => tiles.filter((tile) => tile.premium));
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
] as const)("AP10, AP11, D4: a member's %s does %j", (id, deed) => {
  expect(deedOf(id, free, everything)).toEqual(deed);
});

test.each([
  ["a member without a subscription", free, everything, "upgrade"],
  ["the same, before the page is built", free, nothing, "upgrade"],
  ["a subscriber", premium, everything, "go"],
  ["an administrator", admin, everything, "go"],
  ["a subscriber, before the page is built", premium, nothing, "soon"],
  ["a visitor", null, everything, "sign-in"],
] as const)("AP12, D6: Daniel Plan for %s", (_who, member, isOpen, kind) => {
  expect(deedOf("daniel", member, isOpen)?.kind).toBe(kind);
});

test("AP9: every tile of a visitor points at Sign In; one whose page is not built opens soon", () => {
  const kinds = (isOpen: typeof everything) =>
    new Set(appleSections(null, isOpen).flatMap(({ tiles }) => tiles.map(({ deed }) => deed.kind)));
  expect(kinds(everything)).toEqual(new Set(["sign-in"]));
  expect(kinds(nothing)).toEqual(new Set(["sign-in", "soon"]));
});
