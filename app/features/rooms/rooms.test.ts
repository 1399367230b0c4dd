import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { COMING_ROOMS, isRoomOpen, OPEN_ROOMS } from "./open.ts";
import { comingPaths, comingRoomAt, OPEN_PATHS } from "./paths.ts";

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

test("R13-R33, R36, G4: each address of a room that is not open is served by the page of what is coming", () => {
  const served = routes
    .filter(({ file }) => file === "routes/member/coming.tsx")
    .map(({ path }) => `/${path}`);
  expect(served.sort()).toEqual([...comingPaths()].sort());
});

test.each([
  ["/bible-study", null],
  ["/gamification/hub", "games"],
  ["/voice-chat", null],
  ["/youtube-playlist", null],
  ["/chatbot", null],
  ["/", null],
  ["/constructor", null],
])("%s belongs to %s", (path, room) => {
  expect(comingRoomAt(path)).toBe(room);
});
