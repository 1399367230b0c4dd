import { expect, test } from "vitest";
import { type Meeting, mayMeet } from "./may-meet.ts";

const young: Meeting = { ageBand: "13-17", leads: false };
const adult: Meeting = { ageBand: "18+", leads: false };
const leader: Meeting = { ageBand: "18+", leads: true };

test.each([
  ["two adults", adult, adult, true],
  ["two of 13 to 17", young, young, true],
  ["an adult and one of 13 to 17", adult, young, false],
  ["a leader and one of 13 to 17", leader, young, true],
  ["a leader and an adult", leader, adult, true],
])("%s, and the other way round: %s", (_name, one, other, meet) => {
  expect([mayMeet(one, other), mayMeet(other, one)]).toEqual([meet, meet]);
});
