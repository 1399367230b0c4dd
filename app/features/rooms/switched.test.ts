import { expect, test } from "vitest";
import { RATE_LIMITS } from "#app/rate-limit/rate-limits.ts";
import { ROOM_PATHS, ROOMS } from "./rooms.ts";
import { roomAt } from "./switched.ts";

test.each(ROOMS)("%s is closed with its entrance and all below it", (room) => {
  const path = ROOM_PATHS[room];
  expect([roomAt(path), roomAt(`${path}/`), roomAt(`${path}.data`), roomAt(path.toUpperCase())]).toEqual(
    Array(4).fill(room),
  );
  expect(roomAt(`${path}x`)).not.toBe(room);
});

test.each([
  ["/pet/training", "pet"],
  ["/pet/shop", "shop"],
  ["/bible/web/john/3", "bibleTexts"],
  ["/bible-study/web/john/3", "bibleStudy"],
  ["/bible-study/plans/nt-90", "dailyPlan"],
  ["/conversations/conv_1", "companion"],
  ["/functions/persistent-chatbot", "companion"],
  ["/community/journey", "community"],
])("%s is in %s", (path, room) => {
  expect(roomAt(path)).toBe(room);
});

/** With every room closed these are open all the same. */
const ALWAYS = [
  "/",
  "/safety",
  "/safety/figures",
  "/terms",
  "/privacy",
  "/terms/accept",
  "/auth",
  "/auth/onward",
  "/age",
  "/welcome",
  "/settings",
  "/settings/export",
  "/settings/glass-box",
  "/account-rests",
  "/session",
  "/session/end",
  "/functions/delete-account",
  "/functions/customer-portal",
  "/billing/portal",
  "/pricing",
  "/notifications",
  "/admin",
  "/admin/flags",
  "/preferences",
];

test.each(ALWAYS)("%s can never be closed", (path) => {
  expect(roomAt(path)).toBeNull();
});

test("no address of the administration, of an account or of help is in a room", () => {
  const kept = Object.keys(RATE_LIMITS).filter((path) =>
    /^\/(admin|settings|auth|age|account|session|safety|terms|privacy|billing)/.test(path),
  );
  expect(kept.length).toBeGreaterThan(15);
  expect(kept.filter((path) => roomAt(path) !== null)).toEqual([]);
});
