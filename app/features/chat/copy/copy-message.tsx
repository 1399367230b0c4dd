import type { Language } from "#app/core/language.ts";
import { plainText } from "#app/features/chat/model/parts.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import type { MessageView } from "#party/protocol.ts";
import { actionCopy } from "./copy-actions.ts";

/** C11, X27: the message's words to the clipboard. */
export async function copyMessage({ parts }: MessageView, language: Language): Promise<void> {
  const words = actionCopy[language];
  try {
    await navigator.clipboard.writeText(plainText(parts));
    showToast({ title: words.copied, tone: "ok", durationMs: 4000 });
  } catch {
    showToast({ title: words.notCopied, tone: "danger" });
  }
}
