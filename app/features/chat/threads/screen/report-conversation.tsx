import type { Language } from "#app/core/language.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { sendThreadForm, showFault } from "./thread-request.tsx";

type Words = { done: string; text: string; undo: string; undone: string };

/** The member reports the conversation; what that means is said at once, and can be undone at once. */
export async function reportConversation(
  conversationId: string,
  words: Words,
  language: Language,
): Promise<void> {
  const reply = await sendThreadForm({ intent: "report", conversationId });
  if (!reply.ok) return showFault("conversation.update", language, reply.refusal);
  const undo = async () => {
    const withdrawn = await sendThreadForm({ intent: "unreport", conversationId });
    if (withdrawn.ok) showToast({ title: words.undone, tone: "ok" });
    else showFault("conversation.update", language, withdrawn.refusal);
  };
  showToast({
    title: words.done,
    text: words.text,
    action: { label: words.undo, onAction: () => void undo() },
  });
}
