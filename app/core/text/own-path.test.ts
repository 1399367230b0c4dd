import { expect, test } from "vitest";
import { refererPath, safeRedirectPath } from "./own-path.ts";

test.each([
  ["a page", "/chatbot", "/chatbot"],
  ["with a query and a place", "/auth?mode=login#help", "/auth?mode=login#help"],
  ["with dot segments", "/a/../settings", "/settings"],
  [
    "a query that names another site",
    "/auth?return_to=https://elsewhere.test",
    "/auth?return_to=https://elsewhere.test",
  ],
  ["nothing", null, "/home"],
  ["empty", "", "/home"],
  ["another site", "https://elsewhere.test/", "/home"],
  ["another site without a scheme", "//elsewhere.test", "/home"],
  ["dot segments that leave two slashes", "/..//elsewhere.test", "/home"],
  ["a backslash", "/\\elsewhere.test", "/home"],
  ["a line end", "/chatbot\r\nset-cookie: a=b", "/home"],
  ["a tab between slashes", "/\t/elsewhere.test", "/home"],
  ["a script", "javascript:alert(1)", "/home"],
  ["no slash first", "chatbot", "/home"],
  ["too long", `/${"a".repeat(3000)}`, "/home"],
])("own path: %s", (_name, wanted, path) => {
  expect(safeRedirectPath(wanted, "/home")).toBe(path);
});

test.each([
  ["ours", "https://koinonia.test/pricing?plan=premium#x", "/pricing?plan=premium"],
  ["another site's", "https://elsewhere.test/pricing", null],
  ["no address", "pricing", null],
  ["none", null, null],
])("referer: %s", (_name, referer, path) => {
  expect(refererPath(referer, "https://koinonia.test")).toBe(path);
});
