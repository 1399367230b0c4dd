import { expect, test } from "vitest";
import { judge, type ModerationCategory, type Verdict } from "./moderation.ts";

test.each<[ModerationCategory[], Verdict, Verdict, Verdict]>([
  // found, by an adult, by the companion, by somebody of 15
  [[], "pass", "pass", "pass"],
  [["violence"], "pass", "pass", "pass"],
  [["violence", "violence/graphic"], "pass", "withhold", "pass"],
  [["harassment"], "pass", "withhold", "pass"],
  [["sexual"], "pass", "withhold", "told"],
  [["sexual/minors"], "told", "withhold", "told"],
  [["sexual", "sexual/minors"], "told", "withhold", "told"],
  [["sexual/minors", "violence", "violence/graphic"], "told", "withhold", "told"],
  [["sexual/minors", "self-harm/intent"], "told", "withhold", "told"],
  [["sexual/minors", "illicit/violent"], "told", "withhold", "told"],
  [["illicit/violent"], "withhold", "withhold", "withhold"],
  [["hate/threatening"], "withhold", "withhold", "withhold"],
  [["self-harm"], "help", "pass", "help"],
  [["self-harm/instructions"], "help", "withhold", "help"],
  [["self-harm/intent", "illicit/violent"], "help", "withhold", "help"],
])("%j", (found, adult, companion, young) => {
  expect(judge(found, { by: "member", young: false })).toBe(adult);
  expect(judge(found, { by: "companion", young: false })).toBe(companion);
  expect(judge(found, { by: "member", young: true })).toBe(young);
});
