import { useMemo } from "react";
import { detectLanguage } from "#app/core/text/written-language.ts";
import { findDanger } from "#app/features/care/danger/crisis.ts";
import { helpFor } from "#app/features/care/help/copy-help.ts";
import { HelpCard } from "#app/features/care/help/help-card.tsx";
import { useLanguage } from "#app/ui/words/language.tsx";

/**
 * G13: help for words that have not been sent; it needs no network. Nothing where no danger is. There is no answer
 * under which a line could stand, so words that may speak of danger bring the card too. The age is not known here:
 * anyone's lines stand on it.
 */
export default function CrisisHelp({ text }: { text: string }) {
  const reads = useLanguage();
  const danger = useMemo(() => findDanger(text), [text]);
  const language = detectLanguage(text, reads);
  return danger && <HelpCard help={helpFor(danger.kind, { young: false, language })} />;
}
