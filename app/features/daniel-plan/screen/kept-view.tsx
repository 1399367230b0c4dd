import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { DANIEL_PATH, KEPT_FILE_PATH, KEPT_PATH } from "#app/features/daniel-plan/paths.ts";
import type { KeptDay, KeptPage, KeptPlan } from "#app/features/daniel-plan/shown/page.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonAnchor } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { PlanAct, useRefused, useReply } from "./plan-form.tsx";
import { useDeletedToast } from "./use-deleted-toast.tsx";
import "./daniel.css";
import "#app/features/daniel-plan/screen/week/week.css";

/** What was done and written: its member's to read, whether they subscribe or not. */
export function KeptView({ page, userId }: { page: KeptPage; userId: string }) {
  const { kept: copy } = useCopy(danielCopy);
  const refused = useRefused("delete", "restore");
  useDeletedToast(useReply());
  return (
    <div className="daniel daniel-kept">
      <header>
        {page.isOpen && (
          <a className="daniel-link" href={DANIEL_PATH}>
            {copy.back}
          </a>
        )}
        <h1>{copy.title}</h1>
        <p className="daniel-lead">{copy.lead}</p>
        {page.plans.length > 0 && (
          <div className="daniel-acts">
            <ButtonAnchor href={KEPT_FILE_PATH} variant="quiet" icon="download" download>
              {copy.take}
            </ButtonAnchor>
            <p className="daniel-small">{copy.archive}</p>
          </div>
        )}
      </header>
      <FieldError id="daniel-kept-error">{refused}</FieldError>
      {page.plans.length === 0 && (
        <EmptyState title={copy.empty} text={copy.emptyText} picture={<Drawing name="scroll" size={140} />} />
      )}
      {page.plans.map((plan) => (
        <Plan key={plan.id} plan={plan} userId={userId} />
      ))}
      {page.deleted.length > 0 && <Deleted deleted={page.deleted} userId={userId} />}
    </div>
  );
}

function Plan({ plan, userId }: { plan: KeptPlan; userId: string }) {
  const { kept: copy } = useCopy(danielCopy);
  const on = { path: KEPT_PATH, userId, planId: plan.id };
  return (
    <section className="daniel-kept-plan" aria-label={plan.title}>
      <h2>{plan.title}</h2>
      <p>
        {plan.status}. {plan.stood}
      </p>
      {plan.days.length === 0 ? (
        <p className="daniel-detail">{copy.none}</p>
      ) : (
        <ol className="daniel-kept-days">
          {plan.days.map((day) => (
            <Day key={day.step} day={day} />
          ))}
        </ol>
      )}
      <details className="daniel-fold">
        <summary>{copy.delete}</summary>
        <p className="daniel-small">{copy.deleteText}</p>
        <PlanAct {...on} intent="delete" variant="danger">
          {copy.deleteSure}
        </PlanAct>
      </details>
    </section>
  );
}

const Day = ({ day: { title, when, done, notes } }: { day: KeptDay }) => (
  <Card as="li" className="daniel-card">
    <h3>{title}</h3>
    <p className="daniel-small">{when}</p>
    {done && <p>{done}</p>}
    {notes.map(({ entry, label, body }) => (
      <div key={entry} className="daniel-kept-note">
        <p className="daniel-subject">{label}</p>
        <p dir="auto">{body}</p>
      </div>
    ))}
  </Card>
);

function Deleted({ deleted, userId }: { deleted: KeptPage["deleted"]; userId: string }) {
  const { kept: copy } = useCopy(danielCopy);
  return (
    <section aria-labelledby="daniel-deleted">
      <h2 id="daniel-deleted">{copy.deleted}</h2>
      <p className="daniel-detail">{copy.deletedText}</p>
      <ul className="daniel-deleted">
        {deleted.map(({ id, title }) => (
          <li key={id}>
            <span>{title}</span>
            <PlanAct path={KEPT_PATH} userId={userId} planId={id} intent="restore">
              {copy.restore}
            </PlanAct>
          </li>
        ))}
      </ul>
    </section>
  );
}
