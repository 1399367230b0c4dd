import type { Copy } from "#app/core/language.ts";
import { useCopy } from "#app/ui/language.tsx";
import { privacyCopy } from "./copy-privacy.ts";
import { termsCopy } from "./copy-terms.ts";
import type { LegalName, LegalText } from "./legal.ts";

const TEXTS: Record<LegalName, Copy<LegalText>> = { terms: termsCopy, privacy: privacyCopy };

export const useLegalText = (name: LegalName): LegalText => useCopy(TEXTS[name]);

/** The text under its title; `level` is the title's own. */
export function LegalWords({ name, level }: { name: LegalName; level: 1 | 2 }) {
  const { effective, lead, sections } = useLegalText(name);
  const Heading = level === 1 ? "h2" : "h3";
  return (
    <div className="legal-words">
      <p className="legal-effective">{effective}</p>
      <p>{lead}</p>
      {sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
