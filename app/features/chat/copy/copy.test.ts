import { expect, test } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import { PACK_CENTS, PACK_MESSAGES, PREMIUM_CENTS } from "#app/features/billing/model/offers.ts";
import { money } from "#app/features/billing/model/plans.ts";
import { faultCopy, refusalCopy } from "#app/features/chat/copy/copy.ts";
import { limitCopy } from "#app/features/chat/copy/copy-limit.ts";

test("X24, K3: the limit's exact words, for eight seconds", () => {
  expect(refusalCopy.en["chat.limit"]).toEqual({
    title: "Daily Message Limit Reached",
    text: "Upgrade to Premium for unlimited messages.",
    durationMs: 8000,
  });
});

test("X25: any other failure of a message", () => {
  expect(refusalCopy.en["chat.failed"].title).toBe("Message Failed");
});

test.each([
  ["conversations.load", "Failed to load conversations"],
  ["conversation.load", "Failed to load conversation"],
  ["conversation.create", "Failed to create conversation"],
  ["conversation.update", "Failed to update conversation"],
  ["conversation.delete", "Failed to delete conversation"],
] as const)("X26: %s", (fault, title) => {
  expect(faultCopy.en[fault].title).toBe(title);
});

test("K3: only the daily limit stays for eight seconds, all else for four to seven", () => {
  const entries = [...Object.entries(refusalCopy.en), ...Object.entries(faultCopy.en)];
  expect(entries.filter(([, { durationMs }]) => durationMs > 7000).map(([name]) => name)).toEqual([
    "chat.limit",
  ]);
  expect(entries.filter(([, { durationMs }]) => durationMs < 4000)).toEqual([]);
});

test("a notice stays as long in every language", () => {
  const times = (copy: Record<string, { durationMs: number }>) =>
    Object.entries(copy).map(([name, { durationMs }]) => [name, durationMs]);
  expect(times(refusalCopy.es)).toEqual(times(refusalCopy.en));
  expect(times(faultCopy.es)).toEqual(times(faultCopy.en));
});

test.each(LANGUAGES)(
  "PR3, PR4: what the limit's panel asks for costs what the plans say (%s)",
  (language) => {
    const limit = limitCopy[language];
    expect(limit.text).toContain(money(PREMIUM_CENTS, language));
    expect(limit.pack).toContain(money(PACK_CENTS, language));
    expect(limit.pack).toContain(String(PACK_MESSAGES));
  },
);
