import { expect, test } from "vitest";
import { pendingKind } from "./pending.ts";

const NOW = 1_900_000_000;

test.each([
  ["/welcome", "/chatbot", NOW + 60, "page"],
  ["/", "/welcome", 0, "page"],
  ["/chatbot/conv_1", "/chatbot/conv_2", NOW + 60, "content"],
  ["/settings", "/settings", NOW + 60, "content"],
  ["/chatbot/conv_1", "/chatbot/conv_2", NOW - 1, "access"],
  ["/welcome", "/chatbot", NOW, "access"],
] as const)("GS1: from %s to %s, with a token until %i, it waits for: %s", (from, to, tokenEnd, what) => {
  expect(pendingKind(from, to, tokenEnd, NOW)).toBe(what);
});
