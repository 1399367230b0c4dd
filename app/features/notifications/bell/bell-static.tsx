import { onPress } from "#app/document/static/press.ts";
import { countText } from "#app/features/notifications/bell/bell.ts";
import { watchBell } from "./bell-line.tsx";

/** The bell and the menu's line of a static document, kept true. */
export function keepBell(userId: string): void {
  watchBell(userId, ({ unread }) => {
    for (const bell of document.querySelectorAll<HTMLElement>("[data-bell]")) show(bell, unread);
  });
  onPress("a[data-bell]", (link, event) => {
    event.preventDefault();
    link.closest("dialog")?.close();
    import("./bell-island.tsx").then(
      ({ openBell }) => openBell(userId),
      () => location.assign((link as HTMLAnchorElement).href),
    );
  });
}

function show(bell: HTMLElement, unread: number): void {
  const words = bell.querySelector("[data-bell-words]");
  const count = bell.querySelector<HTMLElement>("[data-bell-count]");
  const { bell: some = "", bellNone = "" } = bell.dataset;
  if (words) words.textContent = unread === 0 ? bellNone : some.replace("{n}", countText(unread));
  if (!count) return;
  count.hidden = unread === 0;
  count.textContent = countText(unread);
}
