import { useEffect, useState } from "react";
import { formatReference } from "#app/features/bible/reference.ts";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import type { Kept } from "#app/features/groups/evening/model/kept.ts";
import { referenceOf } from "#app/features/groups/evening/model/opened-page.ts";
import { newestKept } from "#app/features/groups/evening/state/on-this-phone.tsx";
import { followedLink } from "#app/navigation/followed-link.ts";
import { ButtonAnchor } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { PageText } from "./passage.tsx";
import "#app/features/community/community.css";
import "./evening.css";

/** How often a phone that says it has a network asks whether the evening answers, ms. */
const ASK_EVERY_MS = 3_000;

/**
 * A phone that is opened anew without a network: the page that it kept. It goes back by itself when there is one; a
 * network that comes back may carry nothing yet, so the evening is asked before the page is left.
 */
export function OfflineEvening() {
  const copy = useCopy(eveningCopy);
  // the server and the first sight know nothing of this device
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    const found = newestKept();
    setKept(found);
    const address = found?.passage?.address ?? "/";
    // whoever leaves is not led elsewhere by an answer that comes meanwhile
    const leaving = new AbortController();
    const { signal } = leaving;
    const back = async () => {
      if (!navigator.onLine) return;
      const answer = await fetch(address, { method: "HEAD", cache: "no-store", signal }).catch(() => null);
      if (answer && !signal.aborted) location.replace(address);
    };
    window.addEventListener("online", back, { signal });
    window.addEventListener("click", (event) => followedLink(event) && leaving.abort(), {
      capture: true,
      signal,
    });
    window.addEventListener("beforeunload", () => leaving.abort(), { signal });
    const asking = setInterval(back, ASK_EVERY_MS);
    signal.addEventListener("abort", () => clearInterval(asking));
    return () => leaving.abort();
  }, []);
  return (
    <Page>
      <div className="community community-narrow">
        <h1>{copy.title}</h1>
        <p className="evening-line" data-line="disconnected" role="status">
          <i aria-hidden="true" />
          {copy.line.disconnected}
        </p>
        {kept && <KeptPage kept={kept} />}
        <div className="own-buttons">
          <ButtonAnchor variant="quiet" href={kept?.passage?.address ?? "/"}>
            {copy.line.again}
          </ButtonAnchor>
        </div>
      </div>
    </Page>
  );
}

function KeptPage({ kept: { page, passage, own, draft } }: { kept: Kept }) {
  const copy = useCopy(eveningCopy).notes;
  const language = useLanguage();
  return (
    <>
      {page && (
        <Card as="section" className="request-card evening-passage">
          <h2>{formatReference(referenceOf(page), language)}</h2>
          {passage && (
            <PageText page={page} chapter={{ verses: passage.verses }} translation={passage.translation} />
          )}
        </Card>
      )}
      {(own.length > 0 || draft !== "") && (
        <Card as="section" className="request-card" aria-labelledby="kept-notes">
          <h2 id="kept-notes">{copy.title}</h2>
          <ul className="evening-notes">
            {[...own.map(({ body }) => body), ...(draft ? [draft] : [])].map((body) => (
              <li key={body}>
                <p dir="auto">{body}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
