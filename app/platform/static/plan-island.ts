import { followRoom } from "#app/platform/room-line.ts";

const PLACE = "[data-plan]";

/**
 * `data-plan`: what follows from a member's plan. Once that has changed, paid for in another tab, the server draws the
 * place anew; the rest of the page stays, with what was typed.
 */
export const keepPlan = (userId: string): (() => void) =>
  followRoom(userId, {
    onEvent: ({ name }) => name === "subscription.changed" && void drawAnew(),
    onMissed: () => void drawAnew(),
  });

async function drawAnew(): Promise<void> {
  // without an answer the page stays as it is
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [place, drawn] = [document.querySelector(PLACE), page.querySelector(PLACE)];
  if (!place || !drawn) return;
  const hadFocus = place.contains(document.activeElement);
  const next = document.importNode(drawn, true);
  place.replaceWith(next);
  if (hadFocus) next.querySelector<HTMLElement>("a, button")?.focus();
}
