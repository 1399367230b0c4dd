import { useFetcher } from "@remix-run/react";
import { testimonyCopy } from "#app/features/community/testimonies/copy-testimonies.ts";
import type { TestimonyLine } from "#app/features/community/testimonies/model/testimony-line.ts";
import { testimonyPath } from "#app/features/community/testimonies/paths.ts";
import type { TestimonyReply } from "#app/features/community/testimonies/reply.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** "Amen" counts at once; where it did not come through, it is taken back with a word. */
export function useAmen(testimony: TestimonyLine, userId: string) {
  const copy = useCopy(testimonyCopy);
  const fetcher = useFetcher<TestimonyReply>();
  const action = useMemberAction(testimonyPath(testimony.id), userId);
  useReplies(fetcher.data, (reply) => {
    if (!reply.ok) showToast({ title: copy.refusals[reply.refusal], tone: "danger" });
  });
  const pending = fetcher.formData?.get("intent");
  const amen = pending ? pending === "amen" : testimony.amen;
  const amens = testimony.amens + Number(amen) - Number(testimony.amen);
  const form = (
    <fetcher.Form method="post" action={action} className="own-button">
      <input type="hidden" name="id" value={testimony.id} />
      <Button
        type="submit"
        name="intent"
        value={amen ? "unamen" : "amen"}
        variant="quiet"
        {...(amen && { icon: "check" as const })}
      >
        {copy.amen}
        {amen && <span className="sr-only">. {copy.unamen}</span>}
      </Button>
    </fetcher.Form>
  );
  return { shown: { ...testimony, amen, amens }, form };
}
