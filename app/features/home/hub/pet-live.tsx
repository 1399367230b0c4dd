import { createRedraw, replaceShown } from "#app/realtime/redraw.ts";
import { subscribeToRoom } from "#app/realtime/room-line.ts";
import { freshSession } from "#app/session/session-browser.ts";

/** A member's; a visitor has company in its place. */
const CARD = ".hub-pet:not(.hub-company)";

/**
 * The pet on the hub, a static document: when it has changed elsewhere, the server draws the card anew by its own
 * rules, and it takes the old one's place. A tab that nobody looks at waits until somebody does.
 * @returns what ends it
 */
export function watchPetCard(userId: string): () => void {
  const { change, stop } = createRedraw(exchange);
  const leave = subscribeToRoom(userId, {
    onEvent: ({ name }) => {
      if (name === "pet.changed" || name === "reward.given") change();
    },
    onMissed: change,
  });
  return () => {
    stop();
    leave();
  };
}

async function exchange(): Promise<void> {
  if (!(await freshSession())) return;
  const answer = await fetch(location.pathname, { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const drawn = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(CARD);
  const card = document.querySelector(CARD);
  if (!drawn || !card) return;
  replaceShown(card, document.importNode(drawn, true));
}
