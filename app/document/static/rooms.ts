import { onPress } from "#app/document/static/press.ts";
import { storeChatContext } from "#app/navigation/chat-context.ts";
import { showToast, type ToastTone } from "#app/ui/toasts/toasts.ts";

/** K3: the notice of a room that asks for a subscription. */
const NOTICE_MS = 5_000;

function showNotice({ dataset }: HTMLElement): void {
  const { notice = "", noticeText = "", noticeTone } = dataset;
  const tone: ToastTone = noticeTone === "premium" ? "premium" : "danger";
  showToast({ title: notice, text: noticeText, tone, durationMs: NOTICE_MS });
}

/**
 * Links of a static page that hand something over. `data-chat-context` (with `data-chat-title`) on a link is kept
 * for the chat that it leads to (AP11). `data-notice` (with `data-notice-text`) says so much as a notice when its
 * link is followed (D6), or at once where it stands on something that is no link (X21); `data-notice-tone="premium"`
 * where nothing has gone wrong.
 */
export function watchRooms(): void {
  onPress("a[data-chat-context]", ({ dataset }) => {
    storeChatContext({ context: dataset.chatContext ?? "", title: dataset.chatTitle ?? "" });
  });
  onPress("a[data-notice]", showNotice);
  const waiting = document.querySelector<HTMLElement>("[data-notice]:not(a)");
  if (waiting) showNotice(waiting);
}
