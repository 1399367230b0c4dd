import { expect, test } from "vitest";
import { checkoutRequestFrom } from "#app/features/billing/checkout/wanted.ts";

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test.each([
  ["F6: premium", { kind: "premium", source: "pricing" }, { order: { kind: "premium" }, source: "pricing" }],
  ["F7: a pack", { kind: "pack", source: "chat" }, { order: { kind: "pack" }, source: "chat" }],
  [
    "D28: a blessing",
    { kind: "blessing", amountCents: "350", note: "Thank you", source: "pricing" },
    { order: { kind: "blessing", amountCents: 350, note: "Thank you" }, source: "pricing" },
  ],
  [
    "a place that is none of ours",
    { kind: "pack", source: "//evil" },
    { order: { kind: "pack" }, source: "" },
  ],
] as const)("%s", (_what, fields, wish) => {
  expect(checkoutRequestFrom(formOf(fields))).toEqual(wish);
});

test.each(["", "3.50", "1e3", "0x64", "300 ", "9999999999", "three"])(
  "D28: the amount %j is no number of cents",
  (amountCents) => {
    expect(checkoutRequestFrom(formOf({ kind: "blessing", amountCents }))).toMatchObject({
      order: { amountCents: Number.NaN, note: "" },
    });
  },
);

test.each(["", "gold", "toString", "__proto__"])("%j is nothing that is sold", (kind) => {
  expect(checkoutRequestFrom(formOf({ kind }))).toBeNull();
});
