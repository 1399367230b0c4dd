import { marksCopy } from "#app/features/marks/copy.ts";
import { WaitingActs } from "#app/features/marks/state/waiting-acts.tsx";
import { StudyNav } from "#app/features/marks/study-nav.tsx";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { JournalEntry } from "./entry.tsx";
import { ExchangeCard } from "./exchange-card.tsx";
import { JournalFilter } from "./filter.tsx";
import type { JournalPage } from "./page.ts";
import { A_PAGE, isEverything } from "./query.ts";
import type { JournalReply } from "./reply.ts";
import { useJournal } from "./use-journal.tsx";
import "#app/features/marks/marks.css";
import "./journal.css";

type Props = { page: JournalPage; userId: string };

/** Everything that a member has marked, saved and written; found again, changed, taken along. */
export function JournalView({ page: loaded, userId }: Props) {
  const { journal: copy } = useCopy(marksCopy);
  const reply = useActionReply<JournalReply>();
  const journal = useJournal(reply?.intent === "search" ? reply.page : loaded, userId);
  const { page, act, search } = journal;
  const { query, entries, counts, more } = page;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <div className="journal">
      <div className="study-head">
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.text}</p>
        </div>
        <StudyNav />
      </div>
      <WaitingActs />
      {isEmpty ? (
        <Card className="journal-empty">
          <h2>{copy.emptyTitle}</h2>
          <p>{copy.emptyText}</p>
          <ButtonLink to="/bible-study">{copy.startReading}</ButtonLink>
        </Card>
      ) : (
        <>
          <JournalFilter page={page} journal={journal} userId={userId} />
          <p className="journal-found" role="status">
            {!isEverything(query) && (more ? `${copy.found(entries.length)} +` : copy.found(entries.length))}
            {query.filter === "deleted" && ` · ${copy.deletedHint}`}
          </p>
          {entries.length === 0 ? (
            <p className="hint">{copy.nothing}</p>
          ) : (
            <ol className="journal-entries">
              {entries.map((entry) => (
                <JournalEntry key={entry.key} entry={entry} act={act} />
              ))}
            </ol>
          )}
          {more && (
            <Button
              variant="quiet"
              busy={journal.isBusy}
              onClick={() => search({ ...query, most: query.most + A_PAGE })}
            >
              {copy.more}
            </Button>
          )}
        </>
      )}
      <ExchangeCard userId={userId} reply={reply?.intent === "import" ? reply : undefined} />
    </div>
  );
}
