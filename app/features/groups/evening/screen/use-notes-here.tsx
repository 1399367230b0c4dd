import { useEffect, useMemo, useState } from "react";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import type { OpenEvening } from "#app/features/groups/evening/page.ts";
import type { EveningRefusal } from "#app/features/groups/evening/reply.ts";
import { noteOutbox, type WaitingNote } from "#app/features/groups/evening/state/note-outbox.tsx";
import { keep, keptOf } from "#app/features/groups/evening/state/on-this-phone.tsx";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { useCopy } from "#app/ui/words/language.tsx";

type Own = { id: string; page: number; body: string };
type NoteSent = { page: number; body: string; shared: boolean; language: string };

export type NotesHere = {
  draft: string;
  write(draft: string): void;
  /** What has not come to the server: waiting for the network, or refused when it had come. */
  waiting: readonly WaitingNote[];
  /** For this phone alone. */
  own: readonly Own[];
  /** Sent when the network is back, once, under the id that it has been sent with. */
  wait(formId: string, note: NoteSent): void;
  keepOwn(note: Own): void;
  forget(id: string): void;
  again(requestId: string): void;
  discard(requestId: string): void;
  wordsOf(refusal: string): string;
};

/** The notes that this phone keeps by itself, and the words that are being written. */
export function useNotesHere({ id, as }: Pick<OpenEvening, "id" | "as">): NotesHere {
  const { refusals } = useCopy(eveningCopy);
  const outbox = useMemo(() => noteOutbox(id, as), [id, as]);
  const [draft, setDraft] = useState("");
  const [own, setOwn] = useState<readonly Own[]>([]);
  const [waiting, setWaiting] = useState<readonly WaitingNote[]>([]);
  useEffect(() => {
    const kept = keptOf(id);
    setDraft((typed) => typed || kept.draft);
    setOwn(kept.own);
    setWaiting(outbox.list());
    let before = outbox.list().length;
    return outbox.follow(() => {
      const list = outbox.list();
      // what was taken is on the page's own rows from now on
      if (list.length < before && navigator.onLine) revalidateSoon();
      before = list.length;
      setWaiting(list);
    });
  }, [id, outbox]);
  const write = (text: string) => {
    setDraft(text);
    keep(id, { draft: text });
  };
  const keepAll = (next: readonly Own[]) => {
    setOwn(next);
    keep(id, { own: [...next] });
  };
  return {
    draft,
    write,
    waiting,
    own,
    wait(formId, note) {
      outbox.add({ requestId: formId, ...note });
      setWaiting(outbox.list());
      void outbox.send();
    },
    keepOwn: (note) => keepAll([...own, note]),
    forget: (one) => keepAll(own.filter((note) => note.id !== one)),
    again(requestId) {
      const note = waiting.find((one) => one.requestId === requestId);
      if (note) write(draft ? `${draft}\n${note.body}` : note.body);
      outbox.remove(requestId);
    },
    discard: (requestId) => outbox.remove(requestId),
    wordsOf: (refusal) => refusals[refusal as EveningRefusal] ?? refusals["groups.failed"],
  };
}
