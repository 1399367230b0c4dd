import { onApproach, onPress } from "#app/document/static/press.ts";
import { loadDialogText } from "#app/document/static/words.ts";

/**
 * `data-dialog="id"` on a link opens the `<dialog id>` of the page; without script the link leads to the page
 * that says the same, and whose words are brought when somebody draws near. `data-close` in a dialog closes it, as do Escape and a press beside it.
 */
export function watchDialogs(): void {
  onPress("[data-dialog]", (link, event) => {
    const dialog = dialogOf(link);
    if (!dialog) return;
    event.preventDefault();
    // opened before this script came, as a popover
    if (dialog.popover) dialog.hidePopover();
    dialog.showModal();
    // not the close button, which is first
    dialog.querySelector<HTMLElement>("h1, h2")?.focus();
    if (link instanceof HTMLAnchorElement) loadDialogText(dialog).catch(() => location.assign(link.href));
  });
  onApproach("[data-dialog]", (link) => {
    const dialog = dialogOf(link);
    if (dialog) loadDialogText(dialog).catch(() => undefined);
  });
  onPress("[data-close]", (button, event) => {
    const dialog = button.closest("dialog");
    if (!dialog?.open) return;
    event.preventDefault();
    dialog.close();
  });
  onPress("dialog", (dialog, event) => {
    if (event.target === dialog && "static" in dialog.dataset) (dialog as HTMLDialogElement).close();
  });
}

function dialogOf(link: HTMLElement): HTMLDialogElement | null {
  const dialog = document.getElementById(link.dataset.dialog ?? "");
  return dialog instanceof HTMLDialogElement ? dialog : null;
}
