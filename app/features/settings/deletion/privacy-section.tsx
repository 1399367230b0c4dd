import type { FormEvent } from "react";
import { useReverification } from "#app/features/settings/account/use-fresh-proof.tsx";
import { AppLockLine } from "#app/features/settings/app-lock-line.tsx";
import { ExportLink } from "#app/features/settings/archive/export-link.tsx";
import { Section } from "#app/features/settings/form/line.tsx";
import { settingsCopy } from "#app/features/settings/model/copy.ts";
import type { SettingsPage } from "#app/features/settings/model/page.ts";
import type { SettingsReply } from "#app/features/settings/model/refusals.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { MEMBER_DATABASE } from "#app/session/signed-out-cookie.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { CONFIRMATION, confirmsDeletion } from "./deletion.ts";

/** D17: what is kept where, how to take it along, and how to be forgotten. */
export function PrivacySection({ page }: { page: SettingsPage }) {
  const { privacy: words } = useCopy(settingsCopy);
  const clear = () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("draft:")) localStorage.removeItem(key);
    sessionStorage.clear();
    indexedDB.deleteDatabase(MEMBER_DATABASE);
    showToast({ title: words.cleared, tone: "ok" });
  };
  return (
    <Section id="privacy" title={words.title} text={words.text}>
      <ul className="setting-list">
        <li>
          <span>
            <b>{words.download}</b>
            <small>{words.downloadText}</small>
          </span>
          <ExportLink className="btn btn-quiet">{words.downloadButton}</ExportLink>
        </li>
        <li>
          <span>
            <b>{words.glassBox}</b>
            <small>{words.glassBoxText}</small>
          </span>
          <a className="btn btn-quiet" href="/settings/glass-box">
            {words.glassBoxButton}
          </a>
        </li>
        <li>
          <span>
            <b>{words.shared}</b>
            <small>{words.sharedText}</small>
          </span>
          <a className="btn btn-quiet" href="/shared">
            {words.sharedButton}
          </a>
        </li>
        <li>
          <span>
            <b>{words.clear}</b>
            <small>{words.clearText}</small>
          </span>
          <Button variant="bare" onClick={clear}>
            {words.clearButton}
          </Button>
        </li>
        <AppLockLine />
      </ul>
      <DeleteForm userId={page.userId} />
    </Section>
  );
}

/** A plain form also with script: what follows is a page without a session. */
function DeleteForm({ userId }: { userId: string }) {
  const { remove: words, refusals } = useCopy(settingsCopy);
  const reply = useActionReply<SettingsReply>();
  const refused = reply && !reply.ok && reply.intent === "delete" ? reply : null;
  const confirmation = CONFIRMATION[useLanguage()];
  const proof = useReverification();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    // what is not confirmed is refused by the server, in words, before anybody is asked who they are
    if (!confirmsDeletion(String(new FormData(form).get("confirmation")))) return;
    event.preventDefault();
    void proof.before(() => form.submit());
  };
  return (
    <details className="setting-danger" open={refused !== null}>
      <summary>
        <b>{words.title}</b>
        <span>{words.text}</span>
        <span className="btn">{words.open}</span>
      </summary>
      <form
        className="setting-form"
        method="post"
        action={`${useMemberAction("/settings", userId)}`}
        onSubmit={submit}
      >
        <input type="hidden" name="intent" value="delete" />
        <Field
          label={words.write(confirmation)}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          defaultValue={refused?.value ?? ""}
          error={proof.problem || (refused && refusals[refused.refusal])}
          hint={words.keep}
          required
        />
        <div>
          <Button type="submit" variant="danger" busy={proof.busy}>
            {words.button}
          </Button>
        </div>
      </form>
      {proof.dialog}
    </details>
  );
}
