import { Link } from "@remix-run/react";
import { useState } from "react";
import { communityCopy } from "#app/features/community/copy.ts";
import { OfferedWords, WordsField } from "#app/features/community/parts/request-fields.tsx";
import { DECISIONS_PATH } from "#app/features/community/paths.ts";
import { testimonyCopy } from "#app/features/community/testimonies/copy-testimonies.ts";
import { MAX_TESTIMONY } from "#app/features/community/testimonies/model/limits.ts";
import type { TestimonyLine } from "#app/features/community/testimonies/model/testimony-line.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { TestimonyForm } from "./testimony-form.tsx";

type OwnProps = { testimony: TestimonyLine; userId: string };

/** What an author does: change the words, take the name off, take it back. */
export function OwnTestimony({ testimony, userId }: OwnProps) {
  const { own } = useCopy(testimonyCopy);
  const { decided } = useCopy(communityCopy).own;
  if (testimony.state === "withdrawn") return null;
  const one = { id: testimony.id, userId, className: "own-button" };
  return (
    <section className="own-tools" aria-label={own.title}>
      {testimony.moderation === "hidden" && (
        <p>
          <Link to={DECISIONS_PATH}>{decided}</Link>
        </p>
      )}
      <Card as="section" className="own-tool">
        <details>
          <summary>{own.edit}</summary>
          <EditForm testimony={testimony} userId={userId} />
        </details>
      </Card>
      <div className="own-buttons">
        {!testimony.unnamed && (
          <TestimonyForm {...one} intent="unname">
            {({ busy }) => (
              <>
                <Button type="submit" variant="quiet" busy={busy}>
                  {own.unname}
                </Button>
                <small className="hint">{own.unnameHint}</small>
              </>
            )}
          </TestimonyForm>
        )}
        <TestimonyForm {...one} intent="withdraw">
          {({ busy }) => (
            <>
              <Button type="submit" variant="quiet" busy={busy}>
                {own.withdraw}
              </Button>
              <small className="hint">{own.withdrawHint}</small>
            </>
          )}
        </TestimonyForm>
      </div>
    </section>
  );
}

function EditForm({ testimony, userId }: OwnProps) {
  const { own, compose } = useCopy(testimonyCopy);
  const [title, setTitle] = useState(testimony.title);
  const [body, setBody] = useState(testimony.body);
  const fields = { version: String(testimony.version) };
  return (
    <TestimonyForm id={testimony.id} userId={userId} intent="edit" fields={fields}>
      {({ busy, offered }) => (
        <>
          <Field
            label={compose.heading}
            name="title"
            dir="auto"
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <WordsField label={compose.body} value={body} most={MAX_TESTIMONY} onChange={setBody} />
          {offered !== null && offered !== body && <OfferedWords words={offered} onTake={setBody} />}
          <Button type="submit" busy={busy}>
            {own.save}
          </Button>
        </>
      )}
    </TestimonyForm>
  );
}
