import { expect, test } from "vitest";
import { chatIntent, persistentChatbot } from "./forms.ts";

const requestId = "3f2b8f6e-7a0e-4f59-9b39-3f1f6a0f5f11";
const conversationId = "conv_01ARYZ6S410000000000000000";

test.each([
  ["send", { intent: "send", requestId, text: "Pray with me" }],
  ["send in a theme", { intent: "send", requestId, text: "Pray with me", category: "prayer" }],
  ["send nothing, which the rules judge", { intent: "send", requestId, text: "" }],
  ["start", { intent: "start", requestId }],
  ["greet", { intent: "greet" }],
  ["stop", { intent: "stop", answerId: "ans_01ARYZ6S410000000000000000" }],
  ["retry", { intent: "retry", questionId: "msg_01ARYZ6S410000000000000000" }],
])("takes %s", (_name, fields) => {
  expect(chatIntent.parse(fields)).toEqual(fields);
});

test.each([
  ["nothing", {}],
  ["no object", "send"],
  ["an unknown intent", { intent: "grant" }],
  ["no request id", { intent: "send", text: "Pray with me" }],
  ["a short request id", { intent: "send", requestId: "1", text: "Pray with me" }],
  ["a request id that is no id", { intent: "send", requestId: "'; DROP TABLE profiles", text: "a" }],
  ["a text that is none", { intent: "send", requestId, text: ["a"] }],
  ["a theme that we do not have", { intent: "send", requestId, text: "a", category: "politics" }],
  ["an answer without an id", { intent: "stop", answerId: "" }],
  ["a question that is a path", { intent: "retry", questionId: "../msg_01ARYZ6S410000000000000000" }],
])("refuses %s", (_name, fields) => {
  expect(chatIntent.safeParse(fields).success).toBe(false);
});

test("nobody names a member in a form", () => {
  expect(chatIntent.parse({ intent: "greet", userId: "user_2other" })).toEqual({ intent: "greet" });
});

test.each([
  ["F18: a greeting", { action: "greeting", conversationId, category: "prayer", companionName: "Companion" }],
  ["F18: the least of it", { action: "greeting", conversationId }],
  ["F19: a message", { action: "chat", message: "Pray with me", conversationId, companionName: "Companion" }],
  ["F19: with a request id", { action: "chat", message: "Pray with me", conversationId, requestId }],
])("takes %s", (_name, payload) => {
  expect(persistentChatbot.parse(payload)).toEqual(payload);
});

test.each([
  ["an unknown action", { action: "delete", conversationId }],
  ["what is no conversation", { action: "chat", message: "a", conversationId: "" }],
  ["no message", { action: "chat", conversationId }],
  ["a number for a message", { action: "chat", message: 7, conversationId }],
  ["a name without end", { action: "greeting", conversationId, companionName: "C".repeat(61) }],
  ["a theme without end", { action: "greeting", conversationId, category: "p".repeat(61) }],
])("F18, F19: refuses %s", (_name, payload) => {
  expect(persistentChatbot.safeParse(payload).success).toBe(false);
});
