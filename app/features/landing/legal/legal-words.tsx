import type { Copy } from "#app/core/language.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { privacyCopy } from "./copy-privacy.ts";
import { termsCopy } from "./copy-terms.ts";
import type { LegalName, LegalText } from "./legal.ts";

const TEXTS: Record<LegalName, Copy<LegalText>> = { terms: termsCopy, privacy: privacyCopy };

export const useLegalText = (name: LegalName): LegalText => useCopy(TEXTS[name]);

/** The text under its title. Its element is what the foot's dialogs take over (`app/document/static/words.ts`). */
export function LegalWords({ name }: { name: LegalName }) {
  const { effective, lead, sections } = useLegalText(name);
  return (
    <div className="legal-words" data-words>
      <p className="legal-effective">{effective}</p>
      <p>{lead}</p>
      {sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
