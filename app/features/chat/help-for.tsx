import { useMemo } from "react";
import { detectLanguage } from "#app/core/written-language.ts";
import { helpFor } from "#app/features/care/copy-help.ts";
import { findCrisis } from "#app/features/care/crisis.ts";
import { HelpCard } from "#app/features/care/help-card.tsx";
import { useLanguage } from "#app/ui/language.tsx";

/**
 * G13: help for words that have not been sent; it needs no network. Nothing where nobody cries. The age is not known
 * here, so that anyone's lines stand on it.
 */
export default function CrisisHelp({ text }: { text: string }) {
  const reads = useLanguage();
  const crisis = useMemo(() => findCrisis(text), [text]);
  const language = detectLanguage(text, reads);
  return crisis && <HelpCard help={helpFor(crisis, { young: false, language })} />;
}
