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
    // storage is closed: the address says it
  }
}

/** Where a tile leads: the address says the context too, to a chat that was gone to before the hub's script had come. */
export const chatContextPath = (context: string): string => `/chatbot#${context}`;

/**
 * D14: taken once. A later visit finds nothing, and starts nothing.
 * @param hash the address's, with its `#`: what a tile said that could keep nothing; its title is the server's to give
 */
export function takeChatContext(hash: string): ChatContext | null {
  const said = hash.length > 1 ? { context: hash.slice(1), title: "" } : null;
  try {
    const context = sessionStorage.getItem(CONTEXT);
    const title = sessionStorage.getItem(TITLE);
    sessionStorage.removeItem(CONTEXT);
    sessionStorage.removeItem(TITLE);
    return context ? { context, title: title ?? "" } : said;
  } catch {
    return said;
  }
}
