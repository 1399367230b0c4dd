import { whenQuiet } from "#app/platform/session-browser.ts";

/** What a conversation's first sight does without. */
export const deeds = {
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
  faults: () => import("./threads/deed.tsx"),
  news: () => import("./house-news.tsx"),
  marked: () => import("./marked-words.tsx"),
  door: () => import("#app/features/access/account-island.tsx"),
};

/** Brings all of it in the page's first quiet moment: without a network it must be there already. */
export const bringDeeds = (): (() => void) =>
  whenQuiet(async () => {
    const { door: _online, ...offline } = deeds;
    await Promise.allSettled(Object.values(offline).map((bring) => bring()));
    document.documentElement.dataset.deeds = "here";
    return undefined;
  });
