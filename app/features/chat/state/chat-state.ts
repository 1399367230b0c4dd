import type { ChatEvent, ChatState, RunningAnswer } from "#app/features/chat/model/chat-event.ts";
import { appendPart, type Part } from "#app/features/chat/model/parts.ts";
import { listAfter, withPage } from "#app/features/chat/model/thread-list.ts";
import type { AllowanceView, AnswerSnapshot, MessageView, RoomEvent } from "#party/protocol.ts";
import { addMessage, mergeMessages, mergePath } from "./chat-path.ts";

export type { ChatEvent, ChatState, RunningAnswer } from "#app/features/chat/model/chat-event.ts";

/** The answer being written in the open conversation. */
export const writingOf = (state: ChatState): RunningAnswer | null =>
  Object.values(state.running).find((answer) => answer.conversationId === state.conversationId) ?? null;

const markQuestion = (
  messages: readonly MessageView[],
  questionId: string,
  mark: MessageView["state"],
): MessageView[] =>
  messages.map((message) => (message.id === questionId ? { ...message, state: mark } : message));

const hasEnded = (state: ChatState, answerId: string): boolean => state.ended?.includes(answerId) ?? false;

function without<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  const { [key]: _gone, ...rest } = record;
  return rest;
}

/** One step of the tab's state. Told the same thing twice, it stays the same; deltas the line itself counts. */
export function chatState(state: ChatState, event: ChatEvent): ChatState {
  switch (event.name) {
    case "page.loaded":
      return loaded(state, event);
    case "conversation.opened":
      return state.conversationId === event.conversationId
        ? state
        : { ...state, conversationId: event.conversationId, messages: [], pathRevision: 0, hasOlder: false };
    case "older.loaded":
      return withOlder(state, event);
    case "room.synced":
      return synced(state, event.answers);
    case "answer.grew":
      return grew(state, event.answerId, event.parts);
    case "message.created":
      return created(state, event);
    case "answer.started":
      return started(state, event);
    case "answer.finished":
      return finished(state, event);
    case "conversation.changed":
    case "conversation.deleted":
    case "list.read":
    case "folder.changed":
    case "folder.deleted":
      return { ...state, ...listAfter(state, event) };
    case "answer.charged":
      return hasEnded(state, event.answerId) ? state : counted(state, event.allowance);
    case "allowance.changed":
      return counted(state, event.allowance);
    default:
      // news of the rest of the app, and of a turned path, whose messages come with the page
      return state;
  }
}

/** Yesterday's count is no news about today. */
const counted = (state: ChatState, allowance: AllowanceView): ChatState =>
  allowance.day < state.allowance.day ? state : { ...state, allowance };

/** The page's data may have been read a moment before an event that is already here: nothing is taken away. */
function loaded(
  prev: ChatState,
  { page, writing, alone }: Extract<ChatEvent, { name: "page.loaded" }>,
): ChatState {
  const running = Object.values(prev.running).filter(
    ({ answerId, conversationId }) =>
      !alone || conversationId !== page.conversationId || answerId === writing?.answerId,
  );
  const state = { ...prev, running: Object.fromEntries(running.map((answer) => [answer.answerId, answer])) };
  const same = page.conversationId === state.conversationId;
  // older than what is here: it still tells of an answer that has ended
  const isOld = writing !== null && hasEnded(state, writing.answerId);
  const path = same ? mergePath(state, page, isOld) : null;
  const next = {
    ...state,
    ...page,
    ...withPage(state, page),
    ...path,
    allowance: (isOld ? state : page).allowance,
  };
  if (isOld || writing === null || state.running[writing.answerId] || page.conversationId === null)
    return next;
  const answer = { ...writing, conversationId: page.conversationId, parts: [] };
  return { ...next, running: { ...state.running, [answer.answerId]: answer } };
}

/** A message that is here already may have been marked since it was made: its creation is old news. */
function created(
  state: ChatState,
  { message, path }: Extract<RoomEvent, { name: "message.created" }>,
): ChatState {
  const known = state.messages.some(({ id }) => id === message.id);
  if (known || message.conversationId !== state.conversationId) return state;
  return addMessage(state, message, path);
}

function withOlder(state: ChatState, page: Extract<ChatEvent, { name: "older.loaded" }>): ChatState {
  if (page.conversationId !== state.conversationId || page.pathRevision !== state.pathRevision) return state;
  return {
    ...state,
    messages: mergeMessages(page.messages, state.messages),
    hasOlder: state.hasOlder && !page.whole,
  };
}

function synced(state: ChatState, answers: readonly AnswerSnapshot[]): ChatState {
  const open = answers.filter(({ answerId }) => !hasEnded(state, answerId));
  return { ...state, running: Object.fromEntries(open.map((answer) => [answer.answerId, answer])) };
}

function grew(state: ChatState, answerId: string, parts: readonly Part[]): ChatState {
  const answer = state.running[answerId];
  if (!answer) return state;
  const grown = {
    ...answer,
    parts: parts.reduce<Part[]>((all, part) => appendPart(all, part), answer.parts),
  };
  return { ...state, running: { ...state.running, [answerId]: grown } };
}

function started(state: ChatState, event: Extract<RoomEvent, { name: "answer.started" }>): ChatState {
  if (state.running[event.answerId] || hasEnded(state, event.answerId)) return state;
  const { answerId, conversationId, questionId } = event;
  return {
    ...state,
    messages: markQuestion(state.messages, questionId, "kept"),
    running: { ...state.running, [answerId]: { answerId, conversationId, questionId, parts: [] } },
  };
}

function finished(state: ChatState, event: Extract<RoomEvent, { name: "answer.finished" }>): ChatState {
  if (hasEnded(state, event.answerId)) return state;
  const ended = [...(state.ended ?? []), event.answerId];
  const next = { ...state, running: without(state.running, event.answerId), ended };
  if (event.conversationId !== state.conversationId) return next;
  if (event.message) return addMessage(next, event.message, event.path);
  const following = state.messages[state.messages.findIndex(({ id }) => id === event.questionId) + 1];
  // asked for another version, and none came: those that are there stay
  if (following?.role === "assistant") return next;
  const mark = event.outcome === "stopped" ? "stopped" : "unanswered";
  return { ...next, messages: markQuestion(state.messages, event.questionId, mark) };
}
