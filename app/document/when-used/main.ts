import { whenLoaded } from "#app/core/when-loaded.ts";
import { readPageSettings } from "#app/document/frame/page-settings.ts";
import { markShell } from "#app/native/capacitor.ts";
import { storedEntries, waitingIn } from "#app/outbox/waiting-list.ts";
import { showCarriedToast } from "#app/session/carried-toast.ts";
import { clearSignedOutData } from "#app/session/signed-out-cookie.ts";
import { sendTimeZone } from "#app/session/time-zone.ts";
import { drawToasts } from "#app/ui/toasts/toast-card.ts";
import { heldActs } from "./held-acts.ts";
import { APP_READY, LATER_LINK, LATER_SCRIPT, markFirstUse } from "./names.ts";

/**
 * The script of an app page that waits until it is used (decision 0094). At the first sign of a hand the page's own
 * scripts come and it hydrates; what was pressed meanwhile is worked then. Until then the session is kept as on the hub.
 */

/** Whoever has read so long without a sign reads on: their minutes are counted, ms. */
const READ_MS = 25_000;
const SIGNS = [
  ...["pointermove", "pointerdown", "touchstart", "wheel", "scroll"],
  ...["keydown", "focusin", "click"],
] as const;

const settings = readPageSettings();
clearSignedOutData();
markShell();
const region = document.querySelector<HTMLElement>(".toast-region");
let endToasts = region ? drawToasts(region) : undefined;
showCarriedToast();

let isBegun = false;
let endPlace: (() => void) | undefined;
const timer = setTimeout(begin, READ_MS);
for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
// after the signs: what is held goes no further
const acts = heldActs();
document.addEventListener(APP_READY, () => acts.release(), { once: true });

if (location.hash !== "" || hasWaiting()) begin();
else if (document.readyState === "complete") keepPage();
else addEventListener("load", keepPage, { once: true });

/** What waits on this device is sent, and its outcome shown, by the page itself. */
function hasWaiting(): boolean {
  const { userId } = settings;
  return userId !== null && waitingIn(storedEntries(), userId).length > 0;
}

/** A pointer that rests over a page that changes beneath it is reported as a move too, by no pixel: nobody has moved it. */
function onSign(event: Event): void {
  const rests =
    event.type === "pointermove" && event instanceof PointerEvent && !event.movementX && !event.movementY;
  if (!rests) begin();
}

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  clearTimeout(timer);
  markFirstUse();
  // the page draws its notices itself from now on
  endPlace?.();
  endToasts?.();
  endToasts = undefined;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${LATER_LINK}"]`))
    link.rel = "modulepreload";
  const resting = document.querySelector<HTMLScriptElement>(`script[type="${LATER_SCRIPT}"]`);
  const script = document.createElement("script");
  script.type = "module";
  script.nonce = resting?.nonce ?? "";
  script.textContent = resting?.textContent ?? "";
  // without a network, say: links lead where they lead, and the next sign tries again
  script.addEventListener("error", () => {
    isBegun = false;
    acts.giveUp();
  });
  document.head.appendChild(script);
  script.remove();
}

/** What the page does by itself, as far as nobody uses it. */
function keepPage(): void {
  if (isBegun) return;
  const { language } = settings;
  setTimeout(sendTimeZone);
  whenLoaded(import("#app/document/static/session-island.ts"), ({ keepSession }) => keepSession(settings));
  whenLoaded(import("#app/native/app-life.ts"), ({ watchAppState }) =>
    watchAppState(language).went(location.pathname),
  );
  if (document.querySelector(".reader"))
    whenLoaded(import("#app/features/reader/place/keep-unused.tsx"), ({ keepUnused }) => {
      if (!isBegun) endPlace = keepUnused();
    });
}
