import { useId, useState } from "react";
import { grammarParts } from "#app/features/word-study/grammar-text.ts";
import { useTerms } from "#app/features/word-study/kept-words.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { wordCopy } from "./copy.ts";

/** What a form is, in plain words; a term in it is explained when it is tapped. */
export function GrammarLine({ text, hebrew }: { text: string; hebrew: boolean }) {
  const copy = useCopy(wordCopy);
  const { file } = useTerms();
  const parts = grammarParts(text, file?.[hebrew ? "hebrew" : "greek"] ?? null, useLanguage());
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  const shown = parts.find(({ text }) => text === open)?.explained;
  return (
    <>
      <span>
        {parts.map(({ text, explained }, at) =>
          explained === null ? (
            text
          ) : (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a term may stand twice, and nothing moves
              key={at}
              type="button"
              className="word-term"
              aria-expanded={open === text}
              aria-controls={id}
              aria-label={copy.termOf(text)}
              onClick={() => setOpen(open === text ? null : text)}
            >
              {text}
            </button>
          ),
        )}
      </span>
      <span id={id} className="word-explained" role="status">
        {shown}
      </span>
    </>
  );
}
