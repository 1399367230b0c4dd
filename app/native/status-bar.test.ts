import { expect, test } from "vitest";
import { statusBarOf } from "./status-bar.ts";

test.each([
  ["/bible-study", "light"],
  ["/bible-study/john/3", "light"],
  ["/community", "light"],
  ["/community/prayers", "light"],
  ["/social", "light"],
  ["/", "dark"],
  ["/welcome", "dark"],
  ["/chatbot/conv_1", "dark"],
  ["/community-rules", "dark"],
  ["/my/community", "dark"],
  ["/bible-feud", "dark"],
])("GS5: under %s the status bar is %s", (path, bar) => {
  expect(statusBarOf(path)).toBe(bar);
});
