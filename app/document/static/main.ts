import { whenLoaded } from "#app/core/when-loaded.ts";
import { readPageSettings } from "#app/document/frame/page-settings.ts";
import { watchAccountLinks, watchSignOut } from "#app/document/static/account.ts";
import { watchDialogs } from "#app/document/static/dialogs.ts";
import { watchHints } from "#app/document/static/hints.ts";
import { watchRooms } from "#app/document/static/rooms.ts";
import { markShell } from "#app/native/capacitor.ts";
import { showCarriedToast } from "#app/session/carried-toast.ts";
import { clearSignedOutData } from "#app/session/signed-out-cookie.ts";
import { sendTimeZone } from "#app/session/time-zone.ts";
import { watchCheckouts } from "#app/subscription/checkout.ts";
import { drawToasts } from "#app/ui/toasts/toast-card.ts";

/**
 * The one script of static documents. Everything on them works without it; with it, links that open a dialog
 * open one, and what needs React comes when it is asked for.
 */
clearSignedOutData();
markShell();
watchDialogs();
const notices = document.querySelector<HTMLElement>(".toast-region");
if (notices) drawToasts(notices);
// before the links that open the account dialog: one may say why it does
watchRooms();
watchAccountLinks();
watchSignOut();
watchCheckouts();
showCarriedToast();
watchHints();
// the document may be whole before its script has come
if (document.readyState === "complete") begin();
else addEventListener("load", begin);

function begin(): void {
  const settings = readPageSettings();
  const isApp = document.querySelector("[data-app]") !== null;
  sendZone(isApp);
  if (isApp || settings.userId)
    whenLoaded(import("#app/document/static/session-island.ts"), ({ keepSession }) => keepSession(settings));
  const videos = document.querySelector<HTMLElement>("[data-videos]");
  if (videos)
    whenLoaded(import("#app/features/videos/screen/watch-videos.tsx"), ({ watchVideos }) =>
      watchVideos(videos),
    );
  whenLoaded(import("#app/native/app-life.ts"), ({ watchAppState }) =>
    watchAppState(settings.language, isApp ? "app" : "static").went(location.pathname),
  );
}

/** The first question about the zone is a slow one: who only reads is not kept waiting by it. */
function sendZone(now: boolean): void {
  if (now) return void setTimeout(sendTimeZone);
  for (const kind of ["pointerdown", "keydown"] as const)
    addEventListener(kind, () => setTimeout(sendTimeZone), { once: true, passive: true });
}
