import { useFetcher, useSearchParams } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { HelpFirst } from "#app/features/community/parts/help-first.tsx";
import { groupsCopy } from "#app/features/groups/copy.ts";
import { groupPath } from "#app/features/groups/paths.ts";
import type { GroupReply } from "#app/features/groups/reply.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { HiddenFields } from "#app/ui/controls/hidden-fields.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";

export type InGroup = { id: string; slug: string; userId: string; formId: string };
export type Sent = { busy: boolean; offered: string | null };

type FormProps = {
  of: InGroup;
  /** Absent where each of its buttons has an act of its own, `name="press"`. */
  intent?: string;
  fields?: Record<string, string>;
  className?: string;
  children(sent: Sent): ReactNode;
  onDone?(): void;
};

/** One form on a group's page: sent without leaving it, and by itself where there is no script. */
export function GroupForm({
  of,
  intent,
  fields = {},
  className = "own-button",
  children,
  onDone,
}: FormProps) {
  const copy = useCopy(groupsCopy);
  const fetcher = useFetcher<GroupReply>();
  const [search] = useSearchParams();
  const path = search.size > 0 ? `${groupPath(of.slug)}?${search}` : groupPath(of.slug);
  const withoutScript = useMemberAction(groupPath(of.slug), of.userId);
  const reply = fetcher.state === "idle" ? fetcher.data : undefined;
  useReplies(fetcher.data, ({ ok, intent: done }) => {
    if (!ok) return;
    const title = copy.toasts[done];
    if (title) showToast({ title, tone: "ok" });
    onDone?.();
  });
  // a second button that is pressed before the first is answered is sent after it: a fetcher has one request at a time
  const next = useRef<HTMLElement | null>(null);
  const inTurn = (event: FormEvent<HTMLFormElement>) => {
    if (intent || fetcher.state === "idle") return;
    event.preventDefault();
    next.current = (event.nativeEvent as SubmitEvent).submitter;
  };
  useEffect(() => {
    const button = next.current;
    if (fetcher.state !== "idle" || !(button instanceof HTMLButtonElement)) return;
    next.current = null;
    button.form?.requestSubmit(button);
  }, [fetcher.state]);
  const refused = reply && !reply.ok ? reply : null;
  const all = { id: of.id, ...(intent && { intent }), ...fields, ...(refused?.help && { seenHelp: "yes" }) };
  return (
    <>
      {refused?.help && <HelpFirst help={refused.help} />}
      <fetcher.Form
        method="post"
        action={withoutScript === groupPath(of.slug) ? path : withoutScript}
        className={className}
        onSubmit={inTurn}
      >
        <HiddenFields fields={all} />
        {refused?.help && <p className="request-state">{copy.help}</p>}
        {children({ busy: fetcher.state !== "idle", offered: refused?.offered ?? null })}
        <FieldError id={`group-${intent ?? "press"}-${fields.on ?? fields.formId ?? of.id}`}>
          {refused && !refused.help && copy.refusals[refused.refusal]}
        </FieldError>
      </fetcher.Form>
    </>
  );
}
