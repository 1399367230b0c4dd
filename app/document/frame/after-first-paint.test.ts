import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { AFTER_FIRST_PAINT, AFTER_FIRST_PAINT_HASH } from "./after-first-paint.ts";

test("the policy names the inline script as it stands", () => {
  const hash = createHash("sha256").update(AFTER_FIRST_PAINT).digest("base64");
  expect(AFTER_FIRST_PAINT_HASH).toBe(`sha256-${hash}`);
});
