import { expect, test } from "vitest";
import type { MessageView } from "#party/protocol.ts";
import { type AnnouncerState, nextAnnouncement } from "./listening.ts";

const message = (id: string): MessageView => ({
  id,
  conversationId: "conv_a",
  role: id.startsWith("q") ? "user" : "assistant",
  parts: [{ kind: "text", text: id }],
  state: "kept",
  createdAt: 1,
  requestId: null,
  version: 1,
  versions: 1,
});

/** `conversation: messages`, with `…` while an answer is on its way. */
const view = (line: string) => {
  const [conversationId = "", ids = ""] = line.split(": ");
  const words = ids.split(" ").filter(Boolean);
  return {
    conversationId,
    messages: words.filter((id) => id !== "…").map(message),
    answering: words.includes("…"),
  };
};

/** What is read out, in order. */
function announced(lines: readonly string[]): string[] {
  const said: string[] = [];
  let now: AnnouncerState | null = null;
  for (const line of lines) {
    const before: string | undefined = now?.says?.id;
    now = nextAnnouncement(now, view(line));
    if (now.says && now.says.id !== before) said.push(now.says.id);
  }
  return said;
}

test.each<[string, string[], string[]]>([
  ["an answer that ends", ["a: hi", "a: hi …", "a: hi q …", "a: hi q a1", "a: hi q a1"], ["a1"]],
  ["what was there when the page was opened", ["a: q a1", "a: q a1"], []],
  ["a page that was loaded anew while it was written", ["a: q …", "a: q a1"], ["a1"]],
  ["an answer whose words come a moment after its end", ["a: q …", "a: q", "a: q a1"], ["a1"]],
  ["two, one after the other", ["a: q …", "a: q a1", "a: q a1 q2 …", "a: q a1 q2 a2"], ["a1", "a2"]],
  ["another answer to the same question", ["a: q a1", "a: q …", "a: q b1"], ["b1"]],
  ["another answer that was refused", ["a: q a1", "a: q …", "a: q a1"], []],
  ["a version that was turned to, and back", ["a: q …", "a: q a1", "a: q b1", "a: q a1"], ["a1"]],
  ["a version that this page has not seen", ["a: q b1", "a: q a1"], []],
  ["another conversation", ["a: q a1", "b: r", "b: q c1"], []],
  ["another conversation while an answer is written", ["a: q …", "b: q c1", "a: q a1"], []],
  ["a conversation in which an answer is written", ["a: q a1", "b: q …", "b: q c1"], ["c1"]],
  ["a question that was not answered, then asked again", ["a: q …", "a: q", "a: q …", "a: q a1"], ["a1"]],
  ["an edit that was refused", ["a: q a1 q2 a2", "a: q a1 …", "a: q a1 q2 a2"], []],
])("%s: %j", (_what, lines, said) => {
  expect(announced(lines)).toEqual(said);
});
