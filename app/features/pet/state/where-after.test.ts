import { expect, test } from "vitest";
import type { PetRefusal } from "#app/features/pet/model/refusals.ts";
import type { PetReply } from "#app/features/pet/model/reply.ts";
import { redirectAfter, refusedAt } from "./where-after.ts";

const refused = (intent: string, refusal: PetRefusal, need: number | null): PetReply => ({
  ok: false,
  intent,
  requestId: "request-1",
  refusal,
  need,
});

test.each([
  ["feed", "pet.not_enough_coins", 5, "/pet?refused=pet.not_enough_coins&need=5"],
  ["training.start", "pet.insufficient_coins", 12, "/pet/training?refused=pet.insufficient_coins&need=12"],
  ["adventure.start", "pet.not_enough_energy", 30, "/pet/adventures?refused=pet.not_enough_energy&need=30"],
  ["play", "pet.too_tired", null, "/pet?refused=pet.too_tired"],
] as const)(
  "X28, X35: %s that was refused without script leads to its page, with its number",
  (intent, code, need, path) => {
    expect(redirectAfter(refused(intent, code, need))).toBe(path);
    expect(refusedAt(new URL(path, "http://here").searchParams)).toEqual({ code, need });
  },
);

test.each(["", "0", "-5", "1.5", "1e3", "12345", "five", "<b>"])(
  "an address that says %j is believed no number",
  (need) => {
    const search = new URLSearchParams({ refused: "pet.insufficient_coins", need });
    expect(refusedAt(search)).toEqual({ code: "pet.insufficient_coins", need: null });
  },
);

test("an address without a refusal tells nothing", () => {
  expect(refusedAt(new URLSearchParams({ need: "5" }))).toBeNull();
});
