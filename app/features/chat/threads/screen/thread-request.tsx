import { type Dispatch, type RefObject, useRef } from "react";
import { knownLanguage, type Language } from "#app/core/language.ts";
import { isRateLimited } from "#app/core/outage.ts";
import { type ChatFault, faultCopy } from "#app/features/chat/copy/copy.ts";
import type { ChatEvent, ChatState } from "#app/features/chat/model/chat-event.ts";
import { refusalCopy } from "#app/features/chat/threads/copy.ts";
import type { ListPage } from "#app/features/chat/threads/list-page.ts";
import type { ThreadRefusal } from "#app/features/chat/threads/refusals.ts";
import type { ThreadReply } from "#app/features/chat/threads/reply.ts";
import { freshSession } from "#app/session/session-browser.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import type { ConversationView } from "#party/protocol.ts";

export const THREADS_PATH = "/conversations";

/** A form to `/conversations`; an outage is a reply too. */
export async function sendThreadForm(fields: Record<string, string>): Promise<ThreadReply> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  let tooFast = false;
  try {
    await freshSession();
    const response = await fetch(THREADS_PATH, {
      method: "POST",
      headers: { accept: "application/json" },
      body,
    });
    tooFast = isRateLimited(response);
    const reply = (await response.json()) as ThreadReply;
    if (typeof reply.ok === "boolean") return reply;
  } catch {
    // told below
  }
  const here = tooFast ? "thread.too_fast" : "thread.failed";
  const refusal = navigator.onLine ? here : "thread.offline";
  return { ok: false, intent: fields.intent ?? "", refusal, text: null };
}

/** The next conversations of the list, or of a folder. Null when they could not be read. */
export async function readMore(query: { after?: string; folder?: string }): Promise<ListPage | null> {
  try {
    await freshSession();
    const response = await fetch(`${THREADS_PATH}?${new URLSearchParams(query)}`);
    return response.ok ? ((await response.json()) as ListPage) : null;
  } catch {
    return null;
  }
}

/** All pages of a folder, one after the other. */
export async function readWholeFolder(folder: string): Promise<ListPage | null> {
  const conversations: ConversationView[] = [];
  for (let after: string | undefined; ; ) {
    const page = await readMore({ folder, ...(after && { after }) });
    if (!page) return null;
    conversations.push(...page.conversations);
    if (!page.older) return { conversations, older: null };
    after = page.older;
  }
}

/** For those who are told outside of what React draws. */
const here = (): Language => knownLanguage(document.documentElement.lang);

/** X26, to the letter; with the reason, where there is one. */
export function showFault(fault: ChatFault, language = here(), refusal?: ThreadRefusal): void {
  const { title, text, durationMs } = faultCopy[language][fault];
  showToast({ title, text: refusal ? refusalCopy[language][refusal] : text, tone: "danger", durationMs });
}

export type Change = Partial<Pick<ConversationView, "title" | "pinned" | "folderId">>;

/**
 * A reply says what one change has become, and nothing of the changes that are still on their way: of the row that is
 * shown, it replaces only what was changed.
 */
function withSaved(
  shown: ConversationView | undefined,
  saved: ConversationView,
  change: Change,
): ConversationView {
  const keys = Object.keys(change) as (keyof Change)[];
  if (!shown || keys.length === 0) return saved;
  return { ...shown, ...Object.fromEntries(keys.map((key) => [key, saved[key]])) };
}

/** Changes one conversation: at once on the screen, and as it was again when the server refuses. */
export function useChange(current: RefObject<ChatState>, dispatch: Dispatch<ChatEvent>) {
  /** Requests go one after the other, as they were made: the server ends with the last choice. */
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  return async (
    before: ConversationView,
    after: Change,
    fields: Record<string, string>,
  ): Promise<ThreadRefusal | null> => {
    dispatch({ name: "conversation.changed", conversation: { ...before, ...after } });
    const sent = sending.current.then(() => sendThreadForm({ conversationId: before.id, ...fields }));
    sending.current = sent;
    const reply = await sent;
    const saved = reply.ok && "conversation" in reply ? reply.conversation : before;
    const shown = current.current?.conversations.find(({ id }) => id === before.id);
    // deleted meanwhile it stays deleted; restored it comes back whole
    if (shown || Object.keys(after).length === 0)
      dispatch({ name: "conversation.changed", conversation: withSaved(shown, saved, after) });
    return reply.ok ? null : reply.refusal;
  };
}
