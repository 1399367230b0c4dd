import { journeyCopy } from "#app/features/journey/copy.ts";
import { BOOK_PATH, JOURNEY_FILE_PATH } from "#app/features/journey/paths.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { useJourney } from "./use-journey.tsx";

/** The journey as a book or a file, and a file brought back. */
export function KeepCard({ userId, hasEntries }: { userId: string; hasEntries: boolean }) {
  const copy = useCopy(journeyCopy);
  const { keep } = copy;
  const act = useJourney(userId);
  const { reply } = act;
  return (
    <Card as="section" className="journey-keep" aria-labelledby="journey-keep">
      <h2 id="journey-keep">{keep.title}</h2>
      {hasEntries && (
        <>
          <p className="hint">{keep.text}</p>
          <p className="journey-files">
            <a href={BOOK_PATH}>{keep.book}</a>
            <a href={`${JOURNEY_FILE_PATH}?format=markdown`} download>
              {keep.markdown}
            </a>
            <a href={`${JOURNEY_FILE_PATH}?format=json`} download>
              {keep.json}
            </a>
          </p>
        </>
      )}
      <details className="journey-import">
        <summary>{keep.import}</summary>
        <act.fetcher.Form method="post" action={act.action} encType="multipart/form-data">
          <input type="hidden" name="intent" value="import" />
          <label>
            {keep.choose}
            <input
              type="file"
              name="file"
              accept=".json,.md,application/json,text/markdown"
              aria-describedby="journey-import-hint"
            />
          </label>
          <p className="hint" id="journey-import-hint">
            {keep.importHint}
          </p>
          <FieldError id="journey-import-error">
            {reply && !reply.ok ? copy.refusals[reply.refusal] : null}
          </FieldError>
          <p role="status">
            {reply?.ok && reply.imported ? copy.imported(reply.imported.added, reply.imported.known) : ""}
          </p>
          <Button type="submit" variant="quiet" busy={act.busy}>
            {keep.send}
          </Button>
        </act.fetcher.Form>
      </details>
    </Card>
  );
}
