import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { marksCopy } from "#app/features/marks/copy.ts";
import type { Act, MarksAct } from "#app/features/marks/model/act.ts";
import { followActs, sendAct } from "#app/features/marks/state/send-acts.tsx";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { subscribeToRoom } from "#app/realtime/room-line.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import type { JournalPage, ShownEntry } from "./page.ts";
import { isEverything, type JournalQuery } from "./query.ts";
import type { JournalReply } from "./reply.ts";

export type Journal = {
  page: JournalPage;
  isBusy: boolean;
  search(query: JournalQuery): void;
  act: Act;
};

/** The journal as it is shown: searched without an address, and read again whenever anything changes anywhere. */
export function useJournal(loaded: JournalPage, userId: string): Journal {
  const copy = useCopy(marksCopy);
  const fetcher = useFetcher<JournalReply>();
  const [query, setQuery] = useState(loaded.query);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const found = fetcher.data?.intent === "search" ? fetcher.data.page : null;
  const page = isEverything(query) && query.most === loaded.query.most ? loaded : (found ?? loaded);

  const latest = useRef(query);
  latest.current = query;
  const { submit } = fetcher;
  const search = useCallback(
    (next: JournalQuery) => {
      setQuery(next);
      const { color, tag, book, ...rest } = next;
      const fields = { ...rest, color: color ?? "", tag: tag ?? "", book: book ?? "", most: next.most };
      const form = new FormData();
      form.set("intent", "search");
      for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
      submit(form, { method: "post", action: "/bible-study/journal" });
    },
    [submit],
  );
  const refresh = useCallback(() => {
    if (isEverything(latest.current)) revalidateSoon();
    else search(latest.current);
  }, [search]);
  useEffect(
    () =>
      subscribeToRoom(userId, {
        onEvent: ({ name }) => name === "marks.changed" && refresh(),
        onMissed: refresh,
      }),
    [userId, refresh],
  );
  useEffect(() => followActs(() => undefined), []);
  // what was read anew says itself what is gone
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that came is why
  useEffect(() => setGone(new Set()), [loaded, found]);

  const shown = useRef(page.entries);
  shown.current = page.entries;
  const act = useCallback<Act>(
    async (made) => {
      const removed = removedBy(made);
      const undo = removed ? undoing(made, shown.current) : null;
      if (removed) setGone((before) => new Set([...before, removed]));
      const reply = await sendAct(made);
      if (!reply.ok) {
        setGone(new Set());
        if (made.intent !== "note") showToast({ title: copy.refusals[reply.refusal], tone: "danger" });
      } else if (made.intent === "note.restore") showToast({ title: copy.notices.restored, tone: "ok" });
      else if (undo) {
        const action = { label: copy.notices.undo, onAction: () => void sendAct(undo).then(refresh) };
        const title = made.intent === "note.delete" ? copy.notices.deleted : copy.notices.removed;
        showToast({ title, durationMs: 7_000, action });
      }
      refresh();
      return reply;
    },
    [copy, refresh],
  );
  const entries = page.entries.filter((entry) => !gone.has(goneKey(entry)));
  return { page: { ...page, entries, query }, isBusy: fetcher.state !== "idle", search, act };
}

/** What brings back what an act takes away. */
function undoing(made: MarksAct, entries: readonly ShownEntry[]): MarksAct | null {
  switch (made.intent) {
    case "note.delete":
      return { ...made, intent: "note.restore" };
    case "save":
      return { ...made, value: "on" };
    case "mark": {
      const was = entries.find((entry) => entry.key === removedBy(made));
      return { ...made, value: was?.kind === "highlight" ? was.color : "on" };
    }
    default:
      return null;
  }
}

const goneKey = (entry: ShownEntry): string =>
  entry.kind === "note" ? `${entry.note.id} ${entry.note.deletedAt !== null}` : entry.key;

/** Which entry an act takes out of what is shown. */
function removedBy(made: MarksAct): string | null {
  switch (made.intent) {
    case "note.delete":
    case "note.restore":
      return `${made.noteId} ${made.intent === "note.restore"}`;
    case "save":
      return made.value === "" ? `saved-${made.first}-${made.last}-` : null;
    case "mark":
      return made.value === "" ? `${made.kind}-${made.first}-${made.last}-${made.tag}` : null;
    case "note":
      return null;
  }
}
