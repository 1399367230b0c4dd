import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { COMING_ROOMS, isRoomOpen, OPEN_ROOMS } from "./open.ts";
import { comingPaths, comingRoomAt, guardOf, OPEN_PATHS } from "./paths.ts";

const fileOf = (path: string) =>
  routes.find((route) => `/${route.path}`.replace(/(\/:\w+\?)+$/, "") === path.replace(/^\/pet\/.*/, "/pet"))
    ?.file;

test.each(OPEN_ROOMS)("%s is open: it has a page of its own", (room) => {
  expect(isRoomOpen(room)).toBe(true);
  expect(fileOf(OPEN_PATHS[room])).toMatch(/^routes\/(?!coming)/);
});

test.each(COMING_ROOMS)("%s is not open: an address says what is coming", (room) => {
  expect(isRoomOpen(room)).toBe(false);
  expect(comingPaths().filter((path) => comingRoomAt(path) === room).length).toBeGreaterThan(0);
});

test("R13-R34, R36, R37, G4: each address of a room that is not open is served by the page of what is coming", () => {
  const served = routes
    .filter(({ file }) => file === "routes/member/coming.tsx")
    .map(({ path }) => `/${path}`);
  expect(served.sort()).toEqual([...comingPaths()].sort());
});

test.each([
  ["/bible-study", null],
  ["/gamification/hub", null],
  ["/friends", null],
  ["/voice-chat", "voice"],
  ["/chatbot", null],
  ["/", null],
  ["/constructor", null],
])("%s belongs to %s", (path, room) => {
  expect(comingRoomAt(path)).toBe(room);
});

test.each([
  ["R37", "videos", "nobody"],
  ["R34", "voice", "member"],
] as const)("%s: %s is for %s", (_id, room, guard) => {
  expect(guardOf(room)).toBe(guard);
});
