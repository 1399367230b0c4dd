import { expect, test } from "vitest";
import { openPages } from "./open-pages.ts";

const isOpen = openPages({
  root: { path: "" },
  landing: {},
  chatbot: { path: "chatbot/:conversationId?" },
  functions: { path: "functions/:name" },
  games: { path: "gamification/hub" },
  rest: { path: "*" },
});

test.each([
  ["/", true],
  ["/chatbot", true],
  ["/gamification/hub", true],
  ["/gamification", false],
  ["/functions", false],
  ["/*", false],
  ["/community", false],
])("%s is open: %s", (path, open) => {
  expect(isOpen(path)).toBe(open);
});
