import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepEarlyFields } from "#app/document/frame/early-fields.ts";
import { visibleViewsLoaded } from "#app/document/frame/later.tsx";
import { clearSignedOutData } from "#app/session/signed-out-cookie.ts";
import { addPageUserHeader, skipOwnManifest } from "./request/framework.ts";

clearSignedOutData();
addPageUserHeader();
skipOwnManifest();
keepEarlyFields();
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
