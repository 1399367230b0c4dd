/** What is on its way, by the page that it comes from. */
const coming = new Map<string, Promise<Element>>();

/**
 * Fills the dialog's `data-words-of="/path"` with the `data-words` of that page, once. Nothing to fill is fine.
 * @throws when the page does not come
 */
export async function loadDialogText(dialog: Element): Promise<void> {
  const place = dialog.querySelector<HTMLElement>("[data-words-of]");
  const path = place?.dataset.wordsOf;
  if (!place || !path) return;
  const words = coming.get(path) ?? wordsOf(path);
  coming.set(path, words);
  try {
    place.replaceChildren(await words);
    place.removeAttribute("data-words-of");
  } catch (error) {
    // the next press tries again
    coming.delete(path);
    throw error;
  }
}

async function wordsOf(path: string): Promise<Element> {
  const answer = await fetch(path);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const words = page.querySelector("[data-words]");
  if (!answer.ok || !words) throw new Error(`${path} has no words`);
  return words;
}
