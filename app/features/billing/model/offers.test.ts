import { expect, test } from "vitest";
import { BLESSING, cleanNote, isBlessingAmount, offerFor, sourceIn } from "./offers.ts";

test("PR5, D28: from one dollar to five, in half dollars, and nothing else", () => {
  const taken = Array.from({ length: 1_000 }, (_, cents) => cents).filter(isBlessingAmount);
  expect(taken).toEqual([100, 150, 200, 250, 300, 350, 400, 450, 500]);
  for (const odd of [-100, 0, 99, 100.5, 501, 1e9, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(isBlessingAmount(odd), String(odd)).toBe(false);
  }
  expect(BLESSING.mostCents).toBe(500);
});

test.each([
  ["as it is", "For the choir", "For the choir"],
  ["nothing", "", ""],
  ["lines and spaces", "  For\r\n the\t choir \u200b ", "For the choir"],
  ["two hundred letters", "a".repeat(200), "a".repeat(200)],
  ["one too many", "a".repeat(201), null],
  ["a book", "a ".repeat(5_000), null],
])("a note: %s", (_name, typed, kept) => {
  expect(cleanNote(typed)).toBe(kept);
});

test.each([
  [{ kind: "premium" } as const, { ok: true, value: { kind: "premium", amountCents: 995, note: "" } }],
  [{ kind: "pack" } as const, { ok: true, value: { kind: "pack", amountCents: 395, note: "" } }],
  [
    { kind: "blessing", amountCents: 150, note: " Peace " } as const,
    { ok: true, value: { kind: "blessing", amountCents: 150, note: "Peace" } },
  ],
  [{ kind: "blessing", amountCents: 125, note: "" } as const, { ok: false, refusal: "billing.amount" }],
  [
    { kind: "blessing", amountCents: 100, note: "a".repeat(201) } as const,
    { ok: false, refusal: "billing.note" },
  ],
  [
    { kind: "blessing", amountCents: 100, note: "", recipient: "ministry" } as const,
    { ok: true, value: { kind: "blessing", amountCents: 100, note: "" } },
  ],
  [
    { kind: "blessing", amountCents: 100, note: "", recipient: "user_ruth" } as const,
    { ok: false, refusal: "billing.recipient" },
  ],
])("%j", (wanted, offer) => {
  expect(offerFor(wanted)).toEqual(offer);
});

test("where a member came from is one of ours, or nothing", () => {
  expect(["chat", "pricing", "https://evil.test", "", undefined].map(sourceIn)).toEqual([
    "chat",
    "pricing",
    "",
    "",
    "",
  ]);
});
