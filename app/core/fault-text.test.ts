import { expect, test } from "vitest";
import { faultText } from "./fault-text.ts";

test("the innermost cause is told, not the query with its values", () => {
  const cause = new Error("D1_ERROR: no such table: user_roles");
  const outer = new Error("Failed query: select * from x\nparams: user_123, my prayer", { cause });
  const text = faultText(outer);
  expect(text).toContain("no such table: user_roles");
  expect(text).not.toContain("user_123");
  expect(text).not.toContain("prayer");
});

test.each([
  ["a string", "string", "string"],
  ["an object", { secret: "word" }, "object"],
  ["nothing", undefined, "undefined"],
])("%s is told without its insides", (_name, thrown, text) => {
  expect(faultText(thrown)).toBe(text);
});

test("a message of many lines gives its first alone", () => {
  expect(faultText(new Error("first\nparams: secret"))).not.toContain("secret");
});
