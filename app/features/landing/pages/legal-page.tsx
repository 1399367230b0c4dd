import { SiteFoot } from "#app/features/landing/frame/site-foot.tsx";
import type { LegalName } from "#app/features/landing/legal/legal.ts";
import { LegalWords, useLegalText } from "#app/features/landing/legal/legal-words.tsx";
import { TopBar } from "#app/ui/layout/page.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";

/** `/terms` and `/privacy`: what the footer's dialogs say, as a page to read, print and link to. */
export function LegalPage({ name }: { name: LegalName }) {
  const { title } = useLegalText(name);
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="main" className="page">
        <h1>{title}</h1>
        <LegalWords name={name} />
      </main>
      <SiteFoot />
    </>
  );
}
