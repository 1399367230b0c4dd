import { communityCopy } from "#app/features/community/copy.ts";
import { ReasonSelect } from "#app/features/community/parts/reason-select.tsx";
import { testimonyCopy } from "#app/features/community/testimonies/copy-testimonies.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { TestimonyForm } from "./testimony-form.tsx";

type AwayProps = {
  id: string;
  userId: string;
  /** The comment that is meant; null: the testimony. */
  comment: string | null;
  name: string | null;
  onDone?(intent: string): void;
};

/** Report, hide, block: two presses each, without script too. */
export function KeepAway({ id, userId, comment, name, onDone }: AwayProps) {
  const copy = useCopy(testimonyCopy);
  const { menu } = useCopy(communityCopy);
  const fields = { comment: comment ?? "" };
  const one = { id, userId, className: "own-button", ...(onDone && { onDone }) };
  return (
    <details className="request-safety">
      <summary>{copy.safety}</summary>
      <Card className="request-safety-forms">
        <TestimonyForm {...one} intent="report" fields={fields}>
          {({ busy }) => (
            <>
              <ReasonSelect />
              <Button type="submit" variant="quiet" busy={busy}>
                {menu.report}
              </Button>
              <small className="hint">{menu.reportHint}</small>
            </>
          )}
        </TestimonyForm>
        {comment === null && (
          <TestimonyForm {...one} intent="hide">
            {({ busy }) => (
              <>
                <Button type="submit" variant="quiet" busy={busy}>
                  {copy.hide}
                </Button>
                <small className="hint">{menu.hideHint}</small>
              </>
            )}
          </TestimonyForm>
        )}
        <TestimonyForm {...one} intent="block" fields={fields}>
          {({ busy }) => (
            <>
              <Button type="submit" variant="danger" busy={busy}>
                {name ? menu.block(name) : menu.blockUnnamed}
              </Button>
              <small className="hint">{menu.blockHint}</small>
            </>
          )}
        </TestimonyForm>
      </Card>
    </details>
  );
}
