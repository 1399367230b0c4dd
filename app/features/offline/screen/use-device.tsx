import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { keptMarks } from "#app/features/bible-offline/text-store.tsx";
import { keptCards } from "#app/features/memory/state/outbox.tsx";
import { copiesOwner, type KeptCopies, readKeptCopies } from "#app/features/offline/state/copy-store.tsx";
import { keptBooks } from "#app/features/word-study/device/kept-words.ts";
import { wordMarks } from "#app/features/word-study/device/word-store.tsx";
import { storedEntries, type WaitingItem, waitingIn } from "#app/outbox/waiting-list.ts";
import { pageUser } from "#app/request/page-user.ts";

export type Device = {
  /** Whose things are shown: the page's own, else whoever's are kept here. Null: nobody's. */
  userId: string | null;
  copies: KeptCopies | null;
  translations: string[];
  /** Books whose words are here, to be studied. */
  wordBooks: number;
  due: number;
  waiting: WaitingItem[];
};

const AGAIN_MS = 2_000;

function watchNetwork(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** As the browser knows it; the server and the first sight say that there is none, since this page is shown then. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => false,
  );

/** Whose drafts stand here, where no copies say it. */
function writerHere(): string | null {
  for (const key of Object.keys(localStorage)) {
    const [, userId] = /^draft:([^:]+):/.exec(key) ?? [];
    if (userId && userId !== "null") return userId;
  }
  return null;
}

/** Twenty conversations are not read again where nothing has come since. */
async function changedCopies(read: KeptCopies | null): Promise<KeptCopies | null> {
  const owner = await copiesOwner();
  return JSON.stringify(owner) === JSON.stringify(read?.owner) ? read : readKeptCopies();
}

/** What is on this device, read anew with every change of it; null until it has been looked at. */
export function useDevice(): { device: Device | null; look(): void } {
  const [device, setDevice] = useState<Device | null>(null);
  const read = useRef<KeptCopies | null>(null);
  const look = useCallback(() => {
    const readDevice = async () => {
      const [copies, marks, words] = await Promise.all([
        changedCopies(read.current).catch(() => null),
        keptMarks().catch(() => []),
        wordMarks().catch(() => []),
      ]);
      read.current = copies;
      const own = pageUser();
      const userId = own ?? copies?.owner.userId ?? writerHere();
      const isTheirs = copies?.owner.userId === userId;
      const cards = keptCards();
      setDevice({
        userId,
        copies: isTheirs ? copies : null,
        translations: marks.map(({ translation }) => translation),
        wordBooks: keptBooks(words).kept.length,
        due: cards?.userId === userId ? cards.cards.length : 0,
        waiting: userId ? waitingIn(storedEntries(), userId) : [],
      });
    };
    void readDevice();
  }, []);
  useEffect(() => {
    look();
    // another tab sends and writes here too, and says so only of its own storage
    const again = setInterval(look, AGAIN_MS);
    window.addEventListener("storage", look);
    return () => {
      clearInterval(again);
      window.removeEventListener("storage", look);
    };
  }, [look]);
  return { device, look };
}
