import { expect, test } from "vitest";
import { noticeIn, tabFor } from "./push.ts";

const ORIGIN = "https://koinonia.example";
const NONE = { title: "Koinonia", body: "", url: "/notifications", tag: "notice" };

test.each([
  [
    "what we send",
    '{"title":"Koinonia","body":"B","url":"/pet","tag":"pet"}',
    { ...NONE, body: "B", url: "/pet", tag: "pet" },
  ],
  ["nothing", null, NONE],
  ["no JSON", "hello", NONE],
  ["another shape", "[1]", NONE],
  ["null", "null", NONE],
  ["another site", '{"url":"https://evil.example"}', NONE],
  ["another site, without its scheme", '{"url":"//evil.example"}', NONE],
  ["the same by a backslash", '{"url":"/\\\\evil.example"}', NONE],
  ["a script", '{"url":"javascript:alert(1)"}', NONE],
])("a push of %s is shown, and leads to a page of ours", (_name, text, notice) => {
  expect(noticeIn(text)).toEqual(notice);
});

const tab = (path: string, focused = false) => ({ url: `${ORIGIN}${path}`, focused });

test.each([
  ["no tab", [], -1],
  ["one that shows it", [tab("/welcome", true), tab("/pet")], 1],
  ["the one that is looked at", [tab("/welcome"), tab("/wallet", true)], 1],
  ["any", [tab("/welcome"), tab("/wallet")], 0],
  ["its question counts", [tab("/pet?tab=x"), tab("/wallet")], 0],
])("a press opens %s", (_name, tabs, expected) => {
  expect(tabFor(tabs, "/pet", ORIGIN)).toBe(expected);
});
