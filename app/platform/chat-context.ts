/** What a tile of the hub hands to the chat: what to talk about, and what to call it (H19, D14). */
export type ChatContext = { context: string; title: string };

const CONTEXT = "chatContext";
const TITLE = "chatTitle";

/** H19: kept for this tab, until the chat takes it. */
export function storeChatContext({ context, title }: ChatContext): void {
  try {
    sessionStorage.setItem(CONTEXT, context);
    sessionStorage.setItem(TITLE, title);
  } catch {
    // storage is closed: the chat opens as at a plain visit
  }
}

/** D14: taken once. A later visit finds nothing, and starts nothing. */
export function takeChatContext(): ChatContext | null {
  try {
    const context = sessionStorage.getItem(CONTEXT);
    const title = sessionStorage.getItem(TITLE);
    sessionStorage.removeItem(CONTEXT);
    sessionStorage.removeItem(TITLE);
    return context ? { context, title: title ?? "" } : null;
  } catch {
    return null;
  }
}
