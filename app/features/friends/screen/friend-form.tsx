import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { friendsCopy } from "#app/features/friends/copy.ts";
import { FRIENDS_PATH } from "#app/features/friends/paths.ts";
import type { FriendReply } from "#app/features/friends/reply.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { HiddenFields } from "#app/ui/controls/hidden-fields.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";

type FormProps = {
  userId: string;
  intent: string;
  fields?: Record<string, string>;
  className?: string;
  children(sent: { busy: boolean; done: boolean }): ReactNode;
};

/** One form of `/friends`: sent without leaving it, and by itself where there is no script. */
export function FriendForm({ userId, intent, fields = {}, className = "own-button", children }: FormProps) {
  const copy = useCopy(friendsCopy);
  const fetcher = useFetcher<FriendReply>();
  const reply = fetcher.state === "idle" ? fetcher.data : undefined;
  useReplies(fetcher.data, ({ ok, intent }) => {
    const title = ok ? copy.toasts[intent] : undefined;
    if (title) showToast({ title, tone: "ok" });
  });
  return (
    <fetcher.Form method="post" action={useMemberAction(FRIENDS_PATH, userId)} className={className}>
      <input type="hidden" name="intent" value={intent} />
      <HiddenFields fields={fields} />
      {children({ busy: fetcher.state !== "idle", done: reply?.ok === true })}
      <FieldError id={`friend-${intent}-${fields.id ?? "form"}`}>
        {reply && !reply.ok && copy.refusals[reply.refusal]}
      </FieldError>
    </fetcher.Form>
  );
}
