import { expect, test } from "vitest";
import { preferenceCookies, preferencesIn } from "./preferences.ts";

test.each([
  [
    "all of them",
    { language: "es", appearance: "dark", textSize: "large", movement: "less" },
    { language: "es", appearance: "dark", textSize: "large", movement: "less" },
  ],
  ["one's own Bible", { translation: "RV1909" }, { translation: "RV1909" }],
  ["a Bible that is none of ours", { translation: "NIV" }, {}],
  ["one of them", { appearance: "light", return_to: "/" }, { appearance: "light" }],
  ["a language that is none of ours", { language: "tlh", appearance: "auto" }, { appearance: "auto" }],
  ["markup", { language: "<b>es</b>", textSize: "large; Path=/x" }, {}],
  ["ten thousand characters", { language: "e".repeat(10_000) }, {}],
  ["a name that every object has", { appearance: "constructor", textSize: "__proto__" }, {}],
  ["nothing", {}, {}],
])("G20 preferences: %s", (_name, sent, chosen) => {
  expect(preferencesIn(sent)).toEqual(chosen);
});

test("each choice is a cookie for a year, and only what was chosen", () => {
  expect(preferenceCookies({ language: "es", textSize: "small" }, true)).toEqual([
    "language=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
    "text_size=small; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  ]);
  expect(preferenceCookies({ appearance: "auto" }, false)).toEqual([
    "appearance=auto; Path=/; Max-Age=31536000; SameSite=Lax",
  ]);
  expect(preferenceCookies({}, true)).toEqual([]);
});
