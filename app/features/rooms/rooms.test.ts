import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { ROOM_PATHS, ROOMS } from "./rooms.ts";

const fileOf = (path: string) =>
  routes.find((route) => `/${route.path}`.replace(/(\/:\w+\?)+$/, "") === path.replace(/^\/pet\/.*/, "/pet"))
    ?.file;

test.each(ROOMS)("R13-R37, G4: %s has a page of its own", (room) => {
  expect(fileOf(ROOM_PATHS[room])).toMatch(/^routes\//);
});

test("no two rooms are entered at one address", () => {
  expect(new Set(Object.values(ROOM_PATHS)).size).toBe(ROOMS.length);
});
