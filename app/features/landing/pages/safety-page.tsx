import { everyLine } from "#app/features/care/help/copy-help.ts";
import { HelpCard } from "#app/features/care/help/help-card.tsx";
import { SiteFoot } from "#app/features/landing/frame/site-foot.tsx";
import { TopBar } from "#app/ui/layout/page.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { safetyCopy } from "./copy-safety.ts";
import "#app/features/care/help/care.css";

/** `/safety`: people first, then the protocol in plain words (G13). */
export function SafetyPage() {
  const { title, lead, help, sections, figures } = useCopy(safetyCopy);
  const lines = everyLine(useLanguage());
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="main" className="page">
        <h1>{title}</h1>
        <div className="legal-words">
          <p>{lead}</p>
          <HelpCard help={{ kind: "help", ...help, lines }} />
          {sections.map((section) => (
            <section key={section.title}>
              <h2>{section.title}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <p>
            <a href="/safety/figures">{figures}</a>
          </p>
        </div>
      </main>
      <SiteFoot />
    </>
  );
}
