import type { MessageView, Path } from "#party/protocol.ts";
import type { ChatState } from "./chat-event.ts";

const inOrder = (messages: MessageView[]): MessageView[] =>
  messages.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));

/** Messages by id; what is told replaces what was known. */
export const withMessages = (old: readonly MessageView[], told: readonly MessageView[]): MessageView[] => {
  const ids = new Set(told.map(({ id }) => id));
  return inOrder([...old.filter(({ id }) => !ids.has(id)), ...told]);
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
export function withMessage(state: ChatState, message: MessageView, path: Path | undefined): ChatState {
  const turns = path?.turns ?? state.turns;
  if (turns < state.turns) return state;
  if (turns === state.turns) return { ...state, messages: withMessages(state.messages, [message]) };
  const before = upTo(state.messages, path?.after ?? null);
  // the page will be read anew
  if (!before) return state;
  return { ...state, turns, messages: withMessages(before, [message]) };
}

type Page = Pick<ChatState, "messages" | "turns" | "hasOlder">;

/** The path as a page tells it, and what is known of it here. */
export function mergedPath(state: Page, page: Page, pageIsOld: boolean): Page {
  if (page.turns < state.turns) return state;
  const known = page.turns === state.turns ? state.messages : olderThan(state.messages, page.messages[0]);
  const [older, newer] = pageIsOld ? [page.messages, known] : [known, page.messages];
  const messages = withMessages(older, newer);
  const reachesBack = messages[0]?.id === state.messages[0]?.id;
  return { turns: page.turns, messages, hasOlder: reachesBack ? state.hasOlder : page.hasOlder };
}

/** The same message has the same ones before it, whatever path has been taken after it. */
function olderThan(messages: readonly MessageView[], first: MessageView | undefined): MessageView[] {
  const at = messages.findIndex(({ id }) => id === first?.id);
  return messages.slice(0, Math.max(0, at));
}

/**
 * The messages as they are shown while an answer is being written: up to its question. What follows it, another
 * version, is shown again should nothing come.
 */
export function whileWriting(messages: readonly MessageView[], questionId: string | null): MessageView[] {
  const at = messages.findIndex(({ id }) => id === questionId);
  return at < 0 ? [...messages] : messages.slice(0, at + 1);
}
