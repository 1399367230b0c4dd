import { expect, test } from "vitest";
import { openPages } from "./open-pages.ts";

const isOpen = openPages({
  root: { path: "" },
  landing: {},
  chatbot: { path: "chatbot/:conversationId?" },
  functions: { path: "functions/:name" },
  friends: { path: "friends" },
  games: { path: "gamification/hub" },
  levels: { path: "levels" },
  rest: { path: "*" },
});

test.each([
  ["/", true],
  ["/chatbot", true],
  ["/levels", true],
  ["/gamification/hub", true],
  ["/friends", true],
  ["/gamification", false],
  ["/functions", false],
  ["/*", false],
  ["/community", false],
])("%s is open: %s", (path, open) => {
  expect(isOpen(path)).toBe(open);
});
