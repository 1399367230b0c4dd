import type { ReactNode } from "react";
import { ActForm, refusedHere } from "#app/features/admin/parts/act-form.tsx";
import { BothLanguages } from "#app/features/admin/parts/both-languages.tsx";
import { DoneToast } from "#app/features/admin/parts/done-toast.tsx";
import type { AdminReply } from "#app/features/admin/parts/reply.ts";
import { longDate } from "#app/features/billing/model/plans.ts";
import type { LegalVersion } from "#app/features/settings/terms/legal-version.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { Field } from "#app/ui/controls/field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { termsAdminCopy } from "./copy-terms-admin.ts";
import { MAX_CHANGES, NOTICE_DAYS } from "./version.ts";

const PATH = "/admin/terms";
const DAY_MS = 86_400_000;

type TermsViewProps = { versions: readonly LegalVersion[]; userId: string; formId: string; now: number };

export function TermsAdminView({ versions, userId, formId, now }: TermsViewProps) {
  const copy = useCopy(termsAdminCopy);
  const reply = useActionReply<AdminReply>();
  const next = String((versions[0]?.version ?? 1) + 1);
  const soonest = new Date(now + (NOTICE_DAYS + 1) * DAY_MS).toISOString().slice(0, 10);
  const form = { action: PATH, userId, reply };
  return (
    <>
      <DoneToast reply={reply} />
      <Card as="section" className="admin-card" aria-labelledby="make-title">
        <h2 id="make-title">{copy.make}</h2>
        <ActForm
          {...form}
          key={formId}
          intent="announce"
          about={{ version: next }}
          formId={formId}
          submit={copy.submit}
        >
          {(typed) => (
            <>
              <p>{copy.version(Number(next))}</p>
              <Field
                label={copy.from}
                name="from"
                type="date"
                hint={copy.fromHint}
                defaultValue={typed.from ?? soonest}
                required
              />
              <BothLanguages labels={copy} hint={copy.most} most={MAX_CHANGES} typed={typed} />
            </>
          )}
        </ActForm>
      </Card>
      <section aria-labelledby="list-title" className="admin-list">
        <h2 id="list-title">{copy.list}</h2>
        {versions.map((version) => (
          <Version key={version.version} version={version} now={now}>
            <details
              className="admin-fold"
              open={refusedHere(reply, "withdraw", { version: String(version.version) }) !== null}
            >
              <summary>{copy.withdraw}</summary>
              <ActForm
                {...form}
                intent="withdraw"
                about={{ version: String(version.version) }}
                formId={`${formId}-${version.version}`}
                submit={copy.withdraw}
                variant="danger"
              />
            </details>
          </Version>
        ))}
      </section>
    </>
  );
}

type VersionProps = { version: LegalVersion; now: number; children: ReactNode };

function Version({ version: { version, countsFrom, en, es, accepted }, now, children }: VersionProps) {
  const copy = useCopy(termsAdminCopy);
  const language = useLanguage();
  const day = longDate(countsFrom, language, "UTC");
  const counts = countsFrom <= now;
  return (
    <Card as="article" className="admin-item">
      <h3>
        {copy.version(version)}, {counts ? copy.counts(day) : copy.coming(day)}
      </h3>
      <p className="admin-meta">{version === 1 ? copy.first : copy.accepted(accepted)}</p>
      <p lang={language}>{language === "es" ? es : en}</p>
      {!counts && children}
    </Card>
  );
}
