import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { visibleViewsLoaded } from "#app/platform/later.tsx";
import { addPageUserHeader } from "#app/platform/page-user.ts";
import { clearSignedOutData } from "#app/platform/signed-out-cookie.ts";
import { skipOwnManifest } from "#app/platform/skip-own-manifest.ts";

clearSignedOutData();
addPageUserHeader();
skipOwnManifest();
await Promise.all([visibleViewsLoaded(), decodeData()]);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});

/**
 * Remix decodes the page's data in its first render, and suspends for it at the root. A key that is pressed meanwhile
 * makes React render at once, which cannot wait there: it would give the page up (its error 345). So it is decoded before.
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}
