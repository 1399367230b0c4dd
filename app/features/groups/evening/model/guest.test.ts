import { expect, test } from "vitest";
import { isSame, readPassOf } from "#app/core/guest-pass.ts";
import { EVENING_PASS, guestMayCome, guestPass, guestsMayCome, memberMayCome, passCookie } from "./guest.ts";

const adults = { ageBand: "18+", openerLeads: false } as const;
const young = { ageBand: "13-17", openerLeads: false } as const;
const led = { ageBand: "13-17", openerLeads: true } as const;

test.each([
  ["adults, opened by anybody", adults, true, true, false],
  ["adults, opened by an appointed leader", { ...adults, openerLeads: true }, true, true, false],
  ["13 to 17, opened by whoever is not appointed", young, false, false, false],
  ["13 to 17, opened by an appointed leader", led, true, false, true],
] as const)("R24, H7: guests of an evening of %s", (_name, opened, any, adult, youth) => {
  expect(guestsMayCome(opened)).toBe(any);
  expect(guestMayCome(opened, "18+")).toBe(adult);
  expect(guestMayCome(opened, "13-17")).toBe(youth);
});

const kid = { ageBand: "13-17", leads: false } as const;
const adult = { ageBand: "18+", leads: false } as const;
const leader = { ageBand: "18+", leads: true } as const;

test.each([
  ["of 13 to 17 without guests", young, 0, kid, true],
  ["of 13 to 17 with guests and no appointed leader", young, 1, kid, false],
  ["of 13 to 17 with guests that an appointed leader let in", led, 1, kid, true],
  ["an adult with guests", adults, 3, adult, true],
  ["an appointed leader with guests", led, 3, leader, true],
] as const)("R24, H7: a member comes into an evening: %s", (_name, opened, guests, me, may) => {
  expect(memberMayCome(opened, guests, me)).toBe(may);
});

const pass = {
  eveningId: "evening_01ARYZ6S410000000000000000",
  guestId: "eguest_01ARYZ6S410000000000000000",
  until: 1_796_000_000_000,
  signature: "A".repeat(43),
};

test("R24: a guest's cookie is read as it was written: http-only, to the end of the evening", () => {
  const written = passCookie(pass, pass.until - 60_000, true);
  expect(written).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=60; Secure$/);
  const read = readPassOf(EVENING_PASS, `other=1; ${written.split(";")[0]}; more=2`);
  expect(read && guestPass(read)).toEqual(pass);
});

test.each([
  ["none", null],
  ["another name", `x_evening_guest=${pass.eveningId}.${pass.guestId}.${pass.until}.${pass.signature}`],
  ["no signature", `evening_guest=${pass.eveningId}.${pass.guestId}.${pass.until}.`],
  ["an id of a member", `evening_guest=${pass.eveningId}.user_2x.${pass.until}.${pass.signature}`],
  ["markup", "evening_guest=<b>.x.1.y"],
])("R24: a cookie that says nothing: %s", (_name, cookies) => {
  expect(readPassOf(EVENING_PASS, cookies)).toBeNull();
});

test.each([
  ["a", "a", true],
  ["", "", true],
  ["a", "b", false],
  ["a", "aa", false],
  ["aa", "a", false],
])("signatures %j and %j", (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
