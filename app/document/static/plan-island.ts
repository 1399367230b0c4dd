import { createRedraw, replaceShown } from "#app/realtime/redraw.ts";
import { subscribeToRoom } from "#app/realtime/room-line.ts";
import { freshSession } from "#app/session/session-browser.ts";

const PLACE = "[data-plan]";

/**
 * `data-plan`: what follows from a member's plan. Once that has changed, paid for in another tab, the server draws the
 * place anew; the rest of the page stays, with what was typed.
 */
export function keepPlan(userId: string): () => void {
  const { change, stop } = createRedraw(drawAnew);
  const leave = subscribeToRoom(userId, {
    onEvent: ({ name }) => name === "subscription.changed" && change(),
    onMissed: change,
  });
  return () => {
    stop();
    leave();
  };
}

async function drawAnew(): Promise<void> {
  // a document that is asked for with an old token is led away to the identity vendor
  if (!(await freshSession())) return;
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [place, drawn] = [document.querySelector(PLACE), page.querySelector(PLACE)];
  if (!place || !drawn) return;
  replaceShown(place, document.importNode(drawn, true));
}
