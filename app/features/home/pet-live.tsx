import { followRoom } from "#app/platform/room-line.ts";
import { freshSession } from "#app/platform/session-browser.ts";

/** A member's; a visitor has company in its place. */
const CARD = ".hub-pet:not(.hub-company)";

/**
 * The pet on the hub, a static document: when it has changed elsewhere, the server draws the card anew by its own
 * rules, and it takes the old one's place. A tab that nobody looks at waits until somebody does.
 * @returns what ends it
 */
export function watchPetCard(userId: string): () => void {
  let stale = false;
  let drawing = false;
  const redraw = async () => {
    if (drawing || !stale || document.visibilityState === "hidden") return;
    drawing = true;
    stale = false;
    // without a network the card is as it was; the room tells what was missed
    await exchange().catch(() => undefined);
    drawing = false;
    void redraw();
  };
  const change = () => {
    stale = true;
    void redraw();
  };
  document.addEventListener("visibilitychange", redraw);
  const stop = followRoom(userId, {
    onEvent: ({ name }) => {
      if (name === "pet.changed" || name === "reward.given") change();
    },
    onMissed: change,
  });
  return () => {
    document.removeEventListener("visibilitychange", redraw);
    stop();
  };
}

async function exchange(): Promise<void> {
  if (!(await freshSession())) return;
  const answer = await fetch(location.pathname, { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const drawn = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(CARD);
  const card = document.querySelector(CARD);
  if (!drawn || !card) return;
  const focused = card.contains(document.activeElement);
  card.replaceWith(drawn);
  if (focused) drawn.querySelector("a")?.focus();
}
