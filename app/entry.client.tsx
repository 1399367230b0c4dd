import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { signRequests } from "#app/platform/drawn-for.ts";
import { shownViews } from "#app/platform/later.tsx";
import { knowOwnRoute } from "#app/platform/own-route.ts";

signRequests();
knowOwnRoute();
await shownViews();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
