import { whenQuiet } from "#app/session/session-browser.ts";

/** What a conversation's first sight does without. */
export const deeds = {
  hello: () => import("#app/features/chat/screen/hello-panel.tsx"),
  themes: () => import("#app/features/chat/screen/theme-choice.tsx"),
  help: () => import("#app/features/chat/message/help-for.tsx"),
  refusal: () => import("#app/features/chat/screen/refusal-line.tsx"),
  limit: () => import("#app/features/chat/allowance/limit-panel.tsx"),
  edit: () => import("#app/features/chat/log/edit-question.tsx"),
  waiting: () => import("#app/features/chat/outbox/waiting-lines.tsx"),
  keys: () => import("#app/features/chat/screen/keys-dialog.tsx"),
  copy: () => import("#app/features/chat/copy/copy-message.tsx"),
  outbox: () => import("#app/features/chat/outbox/outbox-sender.tsx"),
  earlier: () => import("#app/features/chat/log/earlier-messages.tsx"),
  faults: () => import("#app/features/chat/threads/screen/deed.tsx"),
  news: () => import("#app/features/chat/screen/house-news.tsx"),
  marked: () => import("#app/features/chat/message/marked-words.tsx"),
  door: () => import("#app/features/access/dialog/account-island.tsx"),
};

/** Brings all of it in the page's first quiet moment: without a network it must be there already. */
export const bringDeeds = (): (() => void) =>
  whenQuiet(async () => {
    const { door: _online, ...offline } = deeds;
    await Promise.allSettled(Object.values(offline).map((bring) => bring()));
    document.documentElement.dataset.deeds = "here";
    return undefined;
  });
