import type { Language } from "#app/core/language.ts";
import { refusalCopy, refusalLine } from "#app/features/chat/copy/copy.ts";
import type { ChatRefusal } from "#app/features/chat/model/refusals.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useLanguage } from "#app/ui/words/language.tsx";

/** Why a message was not taken, under its field. */
export default function RefusalLine({ refusal }: { refusal: ChatRefusal }) {
  return refusalLine(refusal, useLanguage());
}

export const showRefusalToast = (refusal: ChatRefusal, language: Language): void =>
  showToast({ ...refusalCopy[language][refusal], tone: "danger" });
