import { useFetcher } from "@remix-run/react";
import { type ReactNode, useRef, useState } from "react";
import { vendorCopy } from "#app/features/access/copy/copy-vendor.ts";
import { settingsCopy } from "#app/features/settings/model/copy.ts";
import type { SettingsIntent, SettingsReply } from "#app/features/settings/model/refusals.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { FORMS, markReplied, markSent } from "./unsaved.ts";

type SettingsFormProps = {
  intent: SettingsIntent;
  userId: string;
  submit: string;
  /** Said when it is done, where "Saved" says too little: by what was asked, for the form may ask for another by then. */
  saved?: Partial<Record<SettingsIntent, string>>;
  /** Without script, what was typed and refused comes back into the field; with it, it never left. */
  children?: (kept: string | null) => ReactNode;
};

/** One form of the page: a plain POST; with script it stays on the page and says what became of it. */
export function SettingsForm({ intent, userId, submit, saved, children }: SettingsFormProps) {
  const copy = useCopy(settingsCopy);
  const language = useLanguage();
  const fetcher = useFetcher<SettingsReply>();
  const posted = useActionReply<SettingsReply>();
  const scripted = useHydrated();
  const action = useMemberAction("/settings", userId);
  const form = useRef<HTMLFormElement>(null);
  const waits = FORMS.some((one) => one === intent);
  const reply = fetcher.data ?? posted;
  // what was refused and then discarded is refused no more
  const [discarded, setDiscarded] = useState<SettingsReply>();
  const refused = reply && reply !== discarded && !reply.ok && reply.intent === intent ? reply : null;
  // a refusal is seen while the page is still read anew, and what is put right can be sent at once
  const isRefused = fetcher.state === "loading" && fetcher.data?.ok === false;
  const isIdle = fetcher.state === "idle" || isRefused;
  useReplies(isIdle ? fetcher.data : undefined, (answer) => {
    if (form.current) markReplied(form.current, answer.ok);
    if (answer.ok) showToast({ title: saved?.[answer.intent] ?? copy.saved, tone: "ok" });
    else if (answer.refusal === "settings.vendor") {
      const { title } = vendorCopy[language].unreachable;
      showToast({ title, text: copy.refusals["settings.vendor"], tone: "danger", durationMs: 7000 });
    }
  });
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={action}
      className="setting-form"
      onSubmit={({ currentTarget }) => markSent(currentTarget)}
      onReset={() => setDiscarded(reply)}
    >
      <input type="hidden" name="intent" value={intent} />
      {scripted && <input type="hidden" name="via" value="script" />}
      {children?.(fetcher.data ? null : (refused?.value ?? null))}
      <div role="alert">
        <FieldError id={`${intent}-refused`}>{refused && copy.refusals[refused.refusal]}</FieldError>
      </div>
      <div className={waits ? "save-alone" : undefined}>
        <Button type="submit" variant="quiet" busy={!isIdle}>
          {submit}
        </Button>
      </div>
    </fetcher.Form>
  );
}
