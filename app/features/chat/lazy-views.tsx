import { whenIdle } from "#app/platform/session-browser.ts";

/** Views that are not in the first load of a conversation. */
export const lazyViews = {
  hello: () => import("./hello-panel.tsx"),
  themes: () => import("./theme-choice.tsx"),
  help: () => import("./help-for.tsx"),
  refusal: () => import("./refusal-line.tsx"),
  limit: () => import("./limit-panel.tsx"),
  edit: () => import("./edit-question.tsx"),
  waiting: () => import("./waiting-lines.tsx"),
  keys: () => import("./keys-dialog.tsx"),
  copy: () => import("./copy-message.tsx"),
  outbox: () => import("./outbox-sender.tsx"),
  earlier: () => import("./earlier-messages.tsx"),
  faults: () => import("./threads/thread-request.tsx"),
  news: () => import("./show-notice.tsx"),
  marked: () => import("./marked-words.tsx"),
  door: () => import("#app/features/access/account-island.tsx"),
};

/** Loads all of them when the page is idle: without a network they must be there already. */
export const preloadViews = (): (() => void) =>
  whenIdle(async () => {
    const { door: _online, ...offline } = lazyViews;
    await Promise.allSettled(Object.values(offline).map((bring) => bring()));
    document.documentElement.dataset.lazyViews = "loaded";
    return undefined;
  });
