import { whenIdle } from "#app/session/session-browser.ts";

/** Views that are not in the first load of a conversation. */
export const lazyViews = {
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
  faults: () => import("#app/features/chat/threads/screen/thread-request.tsx"),
  news: () => import("#app/features/chat/screen/show-notice.tsx"),
  marked: () => import("#app/features/chat/message/marked-words.tsx"),
  announced: () => import("#app/features/chat/screen/announced.tsx"),
  signIn: () => import("#app/features/access/dialog/account-island.tsx"),
};

/** Loads all of them when the page is idle: without a network they must be there already. */
export const preloadViews = (): (() => void) =>
  whenIdle(async () => {
    const { signIn: _online, ...offline } = lazyViews;
    await Promise.allSettled(Object.values(offline).map((bring) => bring()));
    document.documentElement.dataset.lazyViews = "loaded";
    return undefined;
  });
