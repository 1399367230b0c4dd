import { memoryCopy } from "#app/features/memory/copy.ts";
import type { Shared, TodayPage } from "#app/features/memory/page.ts";
import { tabPath } from "#app/features/memory/paths.ts";
import type { GradedReply } from "#app/features/memory/reply.ts";
import { type Session, useSession } from "#app/features/memory/state/use-session.tsx";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonAnchor } from "#app/ui/controls/button.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { SessionView } from "./session-view.tsx";

type Page = Shared & TodayPage;
type Props = { page: Page; userId: string; formId: string; reply: GradedReply | null };

/** Today's verses; or that there are none, and where to find some. */
export function TodayView({ page, userId, formId, reply }: Props) {
  const copy = useCopy(memoryCopy);
  const session = useSession({ userId, zone: page.zone, now: page.now, cards: page.cards, reply });
  const { card, result, waiting } = session;
  if (page.deckSize === 0 && !card && !result) return <NoVerses />;
  return (
    <>
      {card || result ? (
        <>
          {!page.isAsked && <Where page={page} session={session} />}
          <SessionView session={session} userId={userId} formId={formId} zone={page.zone} now={page.now} />
        </>
      ) : (
        <AllDone page={page} reviewed={session.reviewed} />
      )}
      <p className="memory-note" role="status">
        {waiting > 0 && copy.offline.waiting(waiting)}
      </p>
    </>
  );
}

/** How far one is today. It counts up, and never down. */
function Where({ page, session }: { page: Page; session: Session }) {
  const copy = useCopy(memoryCopy);
  const done = page.done + session.reviewed;
  const left = session.left - (session.result && session.result.review.grade > 1 ? 1 : 0);
  const words = copy.progress(done, left);
  return (
    <div className="memory-where">
      <progress className="bar bar-plum" value={done} max={done + left || 1} aria-label={words} />
      <p className="memory-note">
        {words}
        {page.isMore && `. ${copy.more(page.limit)}`}
      </p>
    </div>
  );
}

function AllDone({ page, reviewed }: { page: Page; reviewed: number }) {
  const copy = useCopy(memoryCopy);
  const done = page.done + reviewed;
  return (
    <EmptyState
      title={copy.done.title(done)}
      text={`${copy.done.text(done)} ${page.isMore ? copy.done.more : ""}`}
      picture={<Drawing name="dawn" size={140} />}
      action={
        <div className="memory-actions">
          <ButtonAnchor href={tabPath("deck")} variant="quiet">
            {copy.toDeck}
          </ButtonAnchor>
          {page.isMore && (
            <ButtonAnchor href={`${tabPath("deck")}#daily`} variant="bare">
              {copy.done.raise}
            </ButtonAnchor>
          )}
        </div>
      }
    />
  );
}

function NoVerses() {
  const { empty } = useCopy(memoryCopy);
  return (
    <EmptyState
      title={empty.title}
      text={empty.text}
      picture={<Drawing name="scroll" size={140} />}
      action={
        <div className="memory-actions">
          <ButtonAnchor href={tabPath("collections")}>{empty.action}</ButtonAnchor>
          <ButtonAnchor href="/bible-study" variant="bare">
            {empty.read}
          </ButtonAnchor>
        </div>
      }
    />
  );
}
