import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { HelpFirst } from "#app/features/community/parts/help-first.tsx";
import { testimonyCopy } from "#app/features/community/testimonies/copy-testimonies.ts";
import { testimonyPath } from "#app/features/community/testimonies/paths.ts";
import type { TestimonyReply } from "#app/features/community/testimonies/reply.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { HiddenFields } from "#app/ui/controls/hidden-fields.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";

export type Sent = { busy: boolean; offered: string | null };

type FormProps = {
  id: string;
  userId: string;
  intent: string;
  fields?: Record<string, string>;
  className?: string;
  children(sent: Sent): ReactNode;
  onDone?(intent: string): void;
};

/** One form on a testimony's page: sent without leaving it, and by itself where there is no script. */
export function TestimonyForm({
  id,
  userId,
  intent,
  fields = {},
  className = "own-form",
  children,
  onDone,
}: FormProps) {
  const copy = useCopy(testimonyCopy);
  const fetcher = useFetcher<TestimonyReply>();
  const reply = fetcher.state === "idle" ? fetcher.data : undefined;
  useReplies(fetcher.data, ({ ok, intent }) => {
    if (!ok) return;
    const title = copy.toasts[intent];
    if (title) showToast({ title, tone: "ok" });
    onDone?.(intent);
  });
  const refused = reply && !reply.ok ? reply : null;
  const sent = { busy: fetcher.state !== "idle", offered: refused?.offered ?? null };
  const all = { id, intent, ...fields, ...(refused?.help && { seenHelp: "yes" }) };
  return (
    <>
      {refused?.help && <HelpFirst help={refused.help} />}
      <fetcher.Form method="post" action={useMemberAction(testimonyPath(id), userId)} className={className}>
        <HiddenFields fields={all} />
        {refused?.help && <p className="request-state">{copy.compose.afterHelp}</p>}
        {children(sent)}
        <FieldError id={`refused-${intent}-${fields.formId ?? fields.comment ?? id}`}>
          {refused && !refused.help && copy.refusals[refused.refusal]}
        </FieldError>
      </fetcher.Form>
    </>
  );
}
