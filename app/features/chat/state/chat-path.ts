import type { ChatState, RunningAnswer } from "#app/features/chat/model/chat-event.ts";
import type { MessageView, Path, RoomEvent } from "#party/protocol.ts";

const inOrder = (messages: MessageView[]): MessageView[] =>
  messages.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));

/** Messages by id; what arrives replaces what was known. */
export const mergeMessages = (
  old: readonly MessageView[],
  incoming: readonly MessageView[],
): MessageView[] => {
  const ids = new Set(incoming.map(({ id }) => id));
  return inOrder([...old.filter(({ id }) => !ids.has(id)), ...incoming]);
};

/** What stands before another version; null when that place is not here. A greeting stays, whatever follows it. */
function upTo(messages: readonly MessageView[], after: string | null): readonly MessageView[] | null {
  if (after === null)
    return messages.slice(
      0,
      Math.max(
        0,
        messages.findIndex(({ role }) => role === "user"),
      ),
    );
  const at = messages.findIndex(({ id }) => id === after);
  return at < 0 ? null : messages.slice(0, at + 1);
}

/** A new message on the path. One that another path has left behind is not added. */
export function addMessage(state: ChatState, message: MessageView, path: Path | undefined): ChatState {
  const pathRevision = path?.pathRevision ?? state.pathRevision;
  if (pathRevision < state.pathRevision) return state;
  if (pathRevision === state.pathRevision)
    return { ...state, messages: mergeMessages(state.messages, [message]) };
  const before = upTo(state.messages, path?.after ?? null);
  // the page will be read anew
  if (!before) return state;
  return { ...state, pathRevision, messages: mergeMessages(before, [message]) };
}

type Page = Pick<ChatState, "messages" | "pathRevision" | "hasOlder">;

/** The path as a page tells it, and what is known of it here. */
export function mergePath(state: Page, page: Page, pageIsOld: boolean): Page {
  if (page.pathRevision < state.pathRevision) return state;
  const known =
    page.pathRevision === state.pathRevision ? state.messages : olderThan(state.messages, page.messages[0]);
  const [older, newer] = pageIsOld ? [page.messages, known] : [known, page.messages];
  const messages = mergeMessages(older, newer);
  const reachesBack = messages[0]?.id === state.messages[0]?.id;
  return {
    pathRevision: page.pathRevision,
    messages,
    hasOlder: reachesBack ? state.hasOlder : page.hasOlder,
  };
}

/** The same message has the same ones before it, whatever path has been taken after it. */
function olderThan(messages: readonly MessageView[], first: MessageView | undefined): MessageView[] {
  const at = messages.findIndex(({ id }) => id === first?.id);
  return messages.slice(0, Math.max(0, at));
}

/** An event was about a path that is not here: the page's data must be read again. */
export function isBehind(state: ChatState, event: RoomEvent): boolean {
  if (event.name === "conversation.branch_changed") {
    return event.conversationId === state.conversationId && event.pathRevision > state.pathRevision;
  }
  if (event.name !== "message.created" && event.name !== "answer.finished") return false;
  const { message, path } = event;
  if (!message || !path || message.conversationId !== state.conversationId) return false;
  return path.pathRevision > state.pathRevision && upTo(state.messages, path.after) === null;
}

/** The question that a message answers, or is. */
export function questionBefore(messages: readonly MessageView[], id: string): MessageView | undefined {
  const at = messages.findIndex((message) => message.id === id);
  return messages.slice(0, at + 1).findLast(({ role }) => role === "user");
}

/**
 * Whether a question that was sent from here has its answer, or will have none. The room may tell of all that before the
 * reply does, and instead of it; that the question is there alone says nothing: its answer begins a moment later.
 */
export function isSettled(messages: readonly MessageView[], requestId: string | undefined): boolean {
  const at = requestId ? messages.findIndex((message) => message.requestId === requestId) : -1;
  return at >= 0 && (at < messages.length - 1 || messages[at]?.state !== "kept");
}

/** The question that another answer is being asked for, and how many answers of it were seen by then. */
export type AskedAgain = { questionId: string; seen: number };

type ShownInput = {
  again: AskedAgain | null;
  /** The question that is being said differently. */
  edited: { id: string; text: string; requestId: string } | null;
};

/**
 * The messages as they are shown while something is being asked or answered: up to the question. What follows it,
 * another version, is shown again should nothing come.
 */
export function shownMessages(
  state: ChatState,
  { again, edited }: ShownInput,
  writing: RunningAnswer | null,
) {
  const { messages } = state;
  const place = (id: string | null | undefined) => messages.findIndex((message) => message.id === id);
  const has = (requestId: string) => messages.some((message) => message.requestId === requestId);
  const before = edited && !has(edited.requestId) ? place(edited.id) : -1;
  if (edited && before >= 0) {
    const { requestId, text } = edited;
    const sending = { requestId, text, state: "sending" as const };
    return { messages: messages.slice(0, before), streaming: null, edited: sending, has };
  }
  const asked = place(writing?.questionId ?? again?.questionId);
  // the room has told of the other answer before the reply did
  const isThere = !writing && (messages[asked + 1]?.versions ?? 0) > (again?.seen ?? 0);
  if (asked < 0 || isThere) return { messages, streaming: null, edited: null, has };
  const streaming = writing ?? { answerId: "", parts: [] };
  return { messages: messages.slice(0, asked + 1), streaming, edited: null, has };
}
