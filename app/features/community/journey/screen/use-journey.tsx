import { type FetcherWithComponents, useFetcher } from "@remix-run/react";
import type { JourneyReply } from "#app/features/community/journey/reply.ts";
import { journeyCopy } from "#app/features/journey/copy.ts";
import { JOURNEY_PATH } from "#app/features/journey/paths.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";

export type JourneyAct = {
  fetcher: FetcherWithComponents<JourneyReply>;
  action: string;
  busy: boolean;
  reply: JourneyReply | undefined;
  send(fields: Record<string, string>): void;
};

/** One form of the journey. What was done is said once, and a deletion can be undone there. */
export function useJourney(
  userId: string,
  onDone?: (reply: JourneyReply & { ok: true }) => void,
): JourneyAct {
  const fetcher = useFetcher<JourneyReply>();
  const undoing = useFetcher<JourneyReply>();
  const copy = useCopy(journeyCopy);
  const action = useMemberAction(JOURNEY_PATH, userId);
  // before the page is read again: what was deleted takes its own notice along
  const reply = fetcher.state === "submitting" ? undefined : fetcher.data;
  useReplies(reply, (reply) => {
    if (!reply.ok) {
      if (["delete", "restore", "quiet", "remind"].includes(reply.intent))
        showToast({ title: copy.refusals[reply.refusal], tone: "danger" });
      return;
    }
    const undo = () =>
      undoing.submit({ intent: "restore", id: reply.id }, { method: "post", action: JOURNEY_PATH });
    const title = copy.toasts[reply.intent];
    if (title)
      showToast({
        title,
        tone: "ok",
        ...(reply.intent === "delete" && { action: { label: copy.undo, onAction: undo } }),
      });
    onDone?.(reply);
  });
  return {
    fetcher,
    action,
    // what was refused can be put right and sent while the page is still read anew
    busy: fetcher.state !== "idle" && reply?.ok !== false,
    reply,
    send: (fields) => fetcher.submit(fields, { method: "post", action: JOURNEY_PATH }),
  };
}
