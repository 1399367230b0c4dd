import type { Language } from "#app/core/language.ts";
import { useLanguage } from "#app/ui/language.tsx";
import { showToast } from "#app/ui/toasts.ts";
import { refusalCopy, refusalLine } from "./copy.ts";
import type { ChatRefusal } from "./refusals.ts";

/** Why a message was not taken, under its field. */
export default function RefusalLine({ refusal }: { refusal: ChatRefusal }) {
  return refusalLine(refusal, useLanguage());
}

export const tellRefusal = (refusal: ChatRefusal, language: Language): void =>
  showToast({ ...refusalCopy[language][refusal], tone: "danger" });
