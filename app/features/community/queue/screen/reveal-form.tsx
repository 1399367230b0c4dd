import { queueCopy } from "#app/features/community/queue/copy-queue.ts";
import type { QueueDetail } from "#app/features/community/queue/page.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import type { QueueForms } from "./queue-forms.ts";

/** Who gave no name is shown once the moderator has said why. */
export function RevealForm({ detail, forms }: { detail: QueueDetail; forms: QueueForms }) {
  const copy = useCopy(queueCopy);
  return (
    <details className="queue-reveal">
      <summary>{copy.reveal}</summary>
      <forms.Form method="post" action={forms.action}>
        <input type="hidden" name="id" value={detail.subject} />
        <input type="hidden" name="formId" value={`${forms.formId}-n${detail.id}`} />
        <Field
          label={copy.revealReason}
          name="words"
          hint={copy.revealHint}
          maxLength={300}
          required
          autoComplete="off"
        />
        <Button type="submit" variant="quiet" name="intent" value="reveal" busy={forms.busy === "reveal"}>
          {copy.revealGo}
        </Button>
      </forms.Form>
    </details>
  );
}
