import { currentToast, showToast, subscribeToToast, type Toast } from "./toasts.ts";

let turn = Promise.resolve();

/**
 * A notice that can wait: it takes nobody's place, least of all that of one which says what went wrong.
 * @param make what is said, asked for once there is room for it; null when it need not be said any more
 */
export function queueToast(make: () => Promise<Toast | null>): void {
  turn = turn
    .then(() => say(make))
    // what cannot be asked for is not said, and the next one can be
    .catch(() => undefined);
}

async function say(make: () => Promise<Toast | null>): Promise<void> {
  while (currentToast() !== null) await nextChange();
  const toast = await make();
  if (!toast) return;
  while (currentToast() !== null) await nextChange();
  showToast(toast);
}

const nextChange = () =>
  new Promise<void>((resolve) => {
    const stop = subscribeToToast(() => {
      stop();
      resolve();
    });
  });
