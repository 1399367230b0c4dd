import { knownLanguage } from "#app/core/language.ts";
import { element, iconElement } from "#app/ui/icons/element.ts";
import { outboxCopy } from "./outbox-copy.ts";
import { OUTBOX_PATH, type WaitingItem, waitingFile } from "./waiting-list.ts";

/**
 * Asked before a member's words are taken off this device. No React in it: static documents ask the same.
 * @returns whether they leave without them
 */
export function askBeforeLeaving(items: readonly WaitingItem[]): Promise<boolean> {
  const { leave: words, kinds } = outboxCopy[knownLanguage(document.documentElement.lang)];
  const button = (variant: string, text: string) =>
    element("button", { type: "button", class: `btn btn-${variant}` }, text);
  const see = element("a", { class: "btn btn-plum", href: OUTBOX_PATH }, words.see);
  const save = element(
    "button",
    { type: "button", class: "btn btn-quiet" },
    iconElement("download"),
    words.save,
  );
  const away = button("danger", words.leave);
  const stay = button("bare", words.stay);
  const list = element(
    "ul",
    { class: "leave-list" },
    ...items
      .slice(0, 5)
      .map(({ kind, text }) =>
        element("li", {}, element("b", {}, kinds[kind]), ...(text ? [" ", text] : [])),
      ),
  );
  const title = element("h2", { id: "leave-title", tabindex: "-1" }, words.title(items.length));
  const body = element(
    "div",
    { class: "dialog-body leave-body" },
    title,
    element("p", {}, words.text),
    list,
    element("div", { class: "leave-acts" }, see, save, away, stay),
  );
  const dialog = element(
    "dialog",
    { class: "dialog", "aria-labelledby": "leave-title" },
    body,
  ) as HTMLDialogElement;
  save.addEventListener("click", () => download(items));
  return new Promise((resolve) => {
    const end = (leaves: boolean) => {
      dialog.close();
      dialog.remove();
      resolve(leaves);
    };
    away.addEventListener("click", () => end(true));
    stay.addEventListener("click", () => end(false));
    dialog.addEventListener("cancel", () => end(false));
    // over a menu that stands open: the newest modal is on top
    document.body.appendChild(dialog);
    dialog.showModal();
    title.focus();
  });
}

/** The words as a file of the member's own. */
export function download(items: readonly WaitingItem[]): void {
  const url = URL.createObjectURL(new Blob([waitingFile(items, Date.now())], { type: "application/json" }));
  element("a", { href: url, download: "koinonia-not-sent.json" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
