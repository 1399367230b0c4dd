import { useFetcher } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { HelpFirst } from "#app/features/community/parts/help-first.tsx";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import type { EveningReply } from "#app/features/groups/evening/reply.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { HiddenFields } from "#app/ui/controls/hidden-fields.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** Where the forms of an evening lead: a member's to the group's page, a guest's to the invitation. */
export type InEvening = { path: string; userId: string | null };

type FormProps = {
  of: InEvening;
  intent: string;
  fields?: Record<string, string>;
  className?: string;
  children(sent: { busy: boolean; offered: string | null }): ReactNode;
  onReply?(reply: EveningReply): void;
};

/** One form of an evening: sent without leaving the page, and by itself where there is no script. */
export function EveningForm({
  of,
  intent,
  fields = {},
  className = "own-button",
  children,
  onReply,
}: FormProps) {
  const copy = useCopy(eveningCopy);
  const errorId = useId();
  const fetcher = useFetcher<EveningReply>();
  const drawnFor = useMemberAction(of.path, of.userId ?? "");
  const reply = fetcher.state === "idle" ? fetcher.data : undefined;
  // a reply comes before the page is read again, which may take this form off it
  useReplies(fetcher.data, (given) => onReply?.(given));
  const refused = reply && !reply.ok ? reply : null;
  const all = { intent, ...fields, ...(refused?.help && { seenHelp: "yes" }) };
  return (
    <>
      {refused?.help && <HelpFirst help={refused.help} />}
      <fetcher.Form method="post" action={of.userId === null ? of.path : drawnFor} className={className}>
        <HiddenFields fields={all} />
        {refused?.help && <p className="request-state">{copy.help}</p>}
        {children({ busy: fetcher.state !== "idle", offered: refused?.offered ?? null })}
        <FieldError id={errorId}>{refused && !refused.help && copy.refusals[refused.refusal]}</FieldError>
      </fetcher.Form>
    </>
  );
}
