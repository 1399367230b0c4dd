import { type FetcherWithComponents, useFetcher } from "@remix-run/react";
import { prayersCopy } from "#app/features/prayers/copy.ts";
import { PRAYERS_PATH } from "#app/features/prayers/paths.ts";
import type { PrayersReply } from "#app/features/prayers/reply.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";

export type OnList = {
  fetcher: FetcherWithComponents<PrayersReply>;
  action: string;
  /** The intent that is on its way. */
  pending: string | null;
  refused: Extract<PrayersReply, { ok: false }> | null;
};

/** A form of the prayer list: what was done is said once, and what was deleted comes back by the notice's button. */
export function usePrayers(userId: string, onDone?: () => void): OnList {
  const copy = useCopy(prayersCopy);
  const fetcher = useFetcher<PrayersReply>();
  const action = useMemberAction(PRAYERS_PATH, userId);
  // before the page is read again: what was deleted takes its own notice along
  const reply = fetcher.state === "submitting" ? undefined : fetcher.data;
  useReplies(reply, (reply) => {
    if (!reply.ok) return showToast({ title: copy.refusals[reply.refusal], tone: "danger" });
    const title = copy.toasts[reply.intent];
    if (reply.intent === "delete") {
      const undo = () =>
        fetcher.submit({ intent: "restore", id: reply.id }, { method: "post", action: PRAYERS_PATH });
      showToast({ title: copy.removed, durationMs: 7_000, action: { label: copy.undo, onAction: undo } });
    } else if (title && !reply.help) showToast({ title, tone: "ok" });
    onDone?.();
  });
  return {
    fetcher,
    action,
    // what was refused can be put right and sent while the list is still read anew
    pending: reply?.ok === false ? null : String(fetcher.formData?.get("intent") ?? "") || null,
    refused: reply && !reply.ok ? reply : null,
  };
}
