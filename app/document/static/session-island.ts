import type { PageSettings } from "#app/document/frame/page-settings.ts";
import { showPlan } from "#app/document/static/show-plan.ts";
import { addPageUserHeader } from "#app/request/framework.ts";
import { setPageUser } from "#app/request/page-user.ts";
import { keepsCopies } from "#app/session/copies-choice.ts";
import { keepSessionFresh, rememberClerk, whenIdle } from "#app/session/session-browser.ts";
import { watchSession } from "#app/session/session-watch.ts";
import { watchSubscription } from "#app/subscription/subscription-browser.ts";

/**
 * What an app page has in `useSession`: a document that is drawn for somebody keeps their session and stays true to
 * it (S7, S19, S20, F15), and where it shows what Premium opens, it follows the checks (S1-S4). The visitor's hub
 * names nobody: it only clears what a widget has left (F16).
 */
export function keepSession({ clerk, userId }: PageSettings): void {
  rememberClerk(clerk);
  setPageUser(userId);
  watchSession(userId);
  if (userId === null) return;
  addPageUserHeader();
  whenIdle(keepSessionFresh);
  // asked here, or a page without React would bring the app's scripts for nothing
  if (keepsCopies(userId))
    whenIdle(async () => (await import("#app/features/offline/state/keep-copies.tsx")).keepCopies(userId));
  if (document.querySelector(".hub-pet"))
    whenIdle(async () => (await import("#app/features/home/hub/pet-live.tsx")).watchPetCard(userId));
  if (document.querySelector("[data-bell]"))
    whenIdle(async () => {
      const [{ keepBell }, { watchRewards }] = await Promise.all([
        import("#app/features/notifications/bell/bell-static.tsx"),
        import("#app/features/home/frame/rewards-line.tsx"),
      ]);
      keepBell(userId);
      return watchRewards(userId);
    });
  if (document.querySelector("[data-plan]"))
    whenIdle(async () => (await import("#app/document/static/plan-island.ts")).keepPlan(userId));
  if (!document.querySelector("template[data-subscribed]")) return;
  watchSubscription(({ subscribed, loading }) => {
    // while a check runs, what was known counts
    if (!loading) showPlan(subscribed);
  });
}
