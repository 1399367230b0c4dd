import { useFetcher } from "@remix-run/react";
import { memoryCopy } from "#app/features/memory/copy.ts";
import type { MemoryReply } from "#app/features/memory/reply.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { learnCopy } from "./copy-learn.ts";

export type Named = { key: string; reference: string };

const keyOf = (key: string): string => `memory ${key}`;

/** Of a verse's own row: what is sent takes it out of the deck. */
export function useRemoving(key: string) {
  const { Form, state, formData } = useFetcher<MemoryReply>({ key: keyOf(key) });
  return { Form, isBusy: state !== "idle", isGone: formData?.get("intent") === "remove" };
}

/** Says that a verse was taken out, with a button that brings it back. It stays when the row has gone. */
export function RemovalNotice({ removed: { key, reference }, action }: { removed: Named; action: string }) {
  const copy = useCopy(memoryCopy);
  const { refusals } = useCopy(learnCopy);
  const { data, state, submit } = useFetcher<MemoryReply>({ key: keyOf(key) });
  useReplies(state === "idle" ? data : undefined, (reply) => {
    if (!reply.ok) return showToast({ title: refusals[reply.refusal], tone: "danger" });
    if (reply.intent !== "remove") return;
    const undo = () => submit({ intent: "restore", card: key }, { method: "post", action });
    showToast({
      title: copy.deck.removed(reference),
      durationMs: 7_000,
      action: { label: copy.deck.undo, onAction: undo },
    });
  });
  return null;
}
