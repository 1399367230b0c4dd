import { showCarriedToast } from "#app/platform/carried-toast.ts";
import { watchCheckouts } from "#app/platform/checkout.ts";
import { readPageSettings } from "#app/platform/page-settings.ts";
import { clearSignedOutData } from "#app/platform/signed-out-cookie.ts";
import { watchAccountLinks, watchSignOut } from "#app/platform/static/account.ts";
import { watchDialogs } from "#app/platform/static/dialogs.ts";
import { watchHints } from "#app/platform/static/hints.ts";
import { watchRooms } from "#app/platform/static/rooms.ts";
import { sendTimeZone } from "#app/platform/time-zone.ts";
import { drawToasts } from "#app/ui/toast-card.ts";

/**
 * The one script of static documents. Everything on them works without it; with it, links that open a dialog
 * open one, and what needs React comes when it is asked for.
 */
clearSignedOutData();
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
    void import("#app/platform/static/session-island.ts").then(({ keepSession }) => keepSession(settings));
  void import("#app/platform/app-life.ts").then(({ watchAppState }) =>
    watchAppState(settings.language, isApp ? "app" : "static").went(location.pathname),
  );
}

/** The first question about the zone is a slow one: who only reads is not kept waiting by it. */
function sendZone(now: boolean): void {
  if (now) return void setTimeout(sendTimeZone);
  for (const kind of ["pointerdown", "keydown"] as const)
    addEventListener(kind, () => setTimeout(sendTimeZone), { once: true, passive: true });
}
