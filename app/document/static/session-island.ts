import type { PageSettings } from "#app/document/frame/page-settings.ts";
import { showStanding } from "#app/document/static/standing.ts";
import { rememberPerson, signRequests } from "#app/request/drawn-for.ts";
import { keepSessionFresh, rememberClerk, whenQuiet } from "#app/session/session-browser.ts";
import { watchSession } from "#app/session/session-watch.ts";
import { watchSubscription } from "#app/subscription/subscription-browser.ts";

/**
 * What an app page has in `useSession`: a document that is drawn for somebody keeps their session and stays true to
 * it (S7, S19, S20, F15), and where it shows what Premium opens, it follows the checks (S1-S4). The visitor's hub
 * names nobody: it only clears what a widget has left (F16).
 */
export function keepSession({ clerk, userId }: PageSettings): void {
  rememberClerk(clerk);
  rememberPerson(userId);
  watchSession(userId);
  if (userId === null) return;
  signRequests();
  whenQuiet(keepSessionFresh);
  if (document.querySelector(".hub-pet"))
    whenQuiet(async () => (await import("#app/features/home/hub/pet-live.tsx")).watchPetCard(userId));
  if (document.querySelector("[data-bell]"))
    whenQuiet(async () => {
      const [{ keepBell }, { watchRewards }] = await Promise.all([
        import("#app/features/notifications/bell/bell-static.tsx"),
        import("#app/features/home/frame/rewards-line.tsx"),
      ]);
      keepBell(userId);
      return watchRewards(userId);
    });
  if (document.querySelector("[data-plan]"))
    whenQuiet(async () => (await import("#app/document/static/plan-island.ts")).keepPlan(userId));
  if (!document.querySelector("template[data-subscribed]")) return;
  watchSubscription(({ subscribed, loading }) => {
    // while a check runs, what was known counts
    if (!loading) showStanding(subscribed);
  });
}
