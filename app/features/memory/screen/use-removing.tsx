import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { memoryCopy } from "#app/features/memory/copy.ts";
import { learnCopy } from "#app/features/memory/copy-learn.ts";
import type { MemoryReply } from "#app/features/memory/reply.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";

type Named = { key: string; reference: string };

/** Takes a verse out of the deck at once, and back in by the notice's own button. */
export function useRemoving({ key, reference }: Named, action: string) {
  const copy = useCopy(memoryCopy);
  const { refusals } = useCopy(learnCopy);
  const fetcher = useFetcher<MemoryReply>({ key: `memory ${key}` });
  const { data, state, formData, submit } = fetcher;
  useEffect(() => {
    if (state !== "idle" || !data) return;
    if (!data.ok) {
      showToast({ title: refusals[data.refusal], tone: "danger" });
      return;
    }
    if (data.intent !== "remove") return;
    const undo = () => submit({ intent: "restore", card: key }, { method: "post", action });
    showToast({
      title: copy.deck.removed(reference),
      durationMs: 7_000,
      action: { label: copy.deck.undo, onAction: undo },
    });
  }, [data, state, copy, refusals, key, reference, action, submit]);
  return {
    Form: fetcher.Form,
    isBusy: state !== "idle",
    isGone: formData?.get("intent") === "remove",
  };
}
