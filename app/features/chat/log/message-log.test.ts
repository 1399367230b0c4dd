import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessageLog, type MessageLogProps } from "#app/features/chat/log/message-log.tsx";
import type { MessageView } from "#party/protocol.ts";

const message = (id: string, over: Partial<MessageView> = {}): MessageView => ({
  id,
  conversationId: "c",
  role: "user",
  parts: [{ kind: "text", text: `words ${id}` }],
  state: "kept",
  createdAt: 0,
  requestId: null,
  version: 1,
  versions: 1,
  ...over,
});

const nothing = () => undefined;

const drawn = (props: Partial<MessageLogProps>) =>
  renderToStaticMarkup(
    createElement(MessageLog, {
      conversationId: "c",
      messages: [],
      onRetry: nothing,
      ...props,
    }),
  );

test("what anyone wrote is text, never markup", () => {
  const html = drawn({
    messages: [message("1", { parts: [{ kind: "text", text: "<img src=x onerror=alert(1)>" }] })],
  });
  expect(html).toContain("&lt;img src=x");
  expect(html).not.toContain("<img");
});

test("blank lines part paragraphs", () => {
  const html = drawn({
    messages: [message("1", { parts: [{ kind: "text", text: "one\n\n\ntwo\nthree" }] })],
  });
  expect(html.match(/<p /g)).toHaveLength(2);
});

const divider = "The companion remembers from here";

test("D11: the server draws the last ten, set apart; the browser adds the others above them", () => {
  const messages = Array.from({ length: 12 }, (_, index) => message(String(index)));
  const html = drawn({ messages });
  expect(html.match(/<article/g)).toHaveLength(10);
  expect(html).not.toContain("words 1<");
  expect(html.indexOf("words 2<")).toBeGreaterThan(html.indexOf(divider));
});

test("D11: ten messages need no divider", () => {
  expect(drawn({ messages: Array.from({ length: 10 }, (_, index) => message(String(index))) })).not.toContain(
    divider,
  );
});

test.each([
  ["unanswered", "user", "Not answered"],
  ["stopped", "user", "Stopped"],
  ["interrupted", "assistant", "The answer broke off here."],
] as const)("%s: said, with a way on", (state, role, words) => {
  const html = drawn({ messages: [message("1", { role, state })] });
  expect(html).toContain(words);
  expect(html).toContain("Try again");
});

test("a question that others followed is not tried again", () => {
  const html = drawn({ messages: [message("1", { state: "unanswered" }), message("2")] });
  expect(html).toContain("Not answered");
  expect(html).not.toContain("Try again");
});

test("a paragraph runs the way its own words do, whoever wrote it", () => {
  const html = drawn({ messages: [message("1"), message("2", { role: "assistant" })] });
  expect(html.match(/<p class="prose-line" dir="auto">/g)).toHaveLength(2);
});

test("a growing answer is busy and not announced by the log", () => {
  const html = drawn({ streaming: { answerId: "a", parts: [] } });
  expect(html).toContain('aria-live="off"');
  expect(html).toContain('aria-label="Companion said" aria-busy="true"');
});
