import { useFetcher } from "@remix-run/react";
import { communityCopy } from "#app/features/community/copy.ts";
import { profileCopy } from "#app/features/community/members/profile/copy-profile.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";

type MuteProps = { id: string; userId: string; path: string; muted: boolean };

/** No more notices of this request or testimony, or notices again: said with a way back. */
export function MuteButton({ id, userId, path, muted }: MuteProps) {
  const { muting } = useCopy(profileCopy);
  const { toasts, refusals } = useCopy(communityCopy);
  const fetcher = useFetcher<{ ok: boolean; intent: string; refusal?: string }>();
  const action = useMemberAction(path, userId);
  useReplies(fetcher.data, (reply) => {
    if (!reply.ok) return showToast({ title: refusals["community.failed"], tone: "danger" });
    const undo = () => fetcher.submit({ id, intent: "unmute" }, { method: "post", action: path });
    showToast({
      title: toasts[reply.intent] ?? "",
      tone: "ok",
      ...(reply.intent === "mute" && {
        action: { label: muting.undo, onAction: undo },
        durationMs: 8000 as const,
      }),
    });
  });
  const pending = fetcher.formData?.get("intent");
  const isMuted = pending ? pending === "mute" : muted;
  return (
    <fetcher.Form method="post" action={action} className="own-button">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value={isMuted ? "unmute" : "mute"}
        variant="quiet"
        icon={isMuted ? "bell" : "eye-off"}
      >
        {isMuted ? muting.unmute : muting.mute}
      </Button>
      <small className="hint">{isMuted ? muting.unmuteHint : muting.muteHint}</small>
    </fetcher.Form>
  );
}
