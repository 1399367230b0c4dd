import { TopBar } from "#app/ui/page.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import type { LegalName } from "./legal.ts";
import { LegalWords, useLegalText } from "./legal-words.tsx";
import { SiteFoot } from "./site-foot.tsx";

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
