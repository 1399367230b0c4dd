import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { shownViews } from "#app/document/frame/later.tsx";
import { knowOwnRoute } from "#app/navigation/own-route.ts";
import { signRequests } from "#app/request/drawn-for.ts";
import { forgetLeaver } from "#app/session/leaver.ts";

forgetLeaver();
signRequests();
knowOwnRoute();
await Promise.all([shownViews(), decodeData()]);
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
