import { onPress } from "#app/document/static/press.ts";

/** K3: so long the way in is pointed at. */
export const HINT_MS = 4_000;

/**
 * `data-hint="id"` on a link: instead of following it, the way in that the id names is lit, and the words of
 * `data-hint-text` stand in `id-tip` (AP9). What the template `id-pointer` holds, if there is one, stands beside
 * the link meanwhile (H20). Without script the link leads to its page.
 */
export function watchHints(): void {
  let end = () => {};
  onPress("a[data-hint]", (pressed, event) => {
    const { hint = "", hintText = "" } = pressed.dataset;
    const wayIn = document.getElementById(hint);
    const tip = document.getElementById(`${hint}-tip`);
    if (!wayIn || !tip) return;
    event.preventDefault();
    end();
    const lit = [pressed, wayIn, tip];
    for (const part of lit) part.dataset.lit = "";
    tip.textContent = hintText;
    const pointer = document.querySelector<HTMLTemplateElement>(`#${hint}-pointer`);
    const beside = pointer?.content.firstElementChild?.cloneNode(true) as Element | undefined;
    if (beside) pressed.insertAdjacentElement("afterend", beside);
    const timer = setTimeout(() => end(), HINT_MS);
    end = () => {
      clearTimeout(timer);
      for (const part of lit) delete part.dataset.lit;
      tip.textContent = "";
      beside?.remove();
    };
  });
}
