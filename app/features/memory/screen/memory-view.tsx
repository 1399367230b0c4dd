import { memoryCopy } from "#app/features/memory/copy.ts";
import type { MemoryPage } from "#app/features/memory/page.ts";
import type { MemoryReply } from "#app/features/memory/reply.ts";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { CollectionsView } from "./collections-view.tsx";
import { learnCopy } from "./copy-learn.ts";
import { DeckView } from "./deck-view.tsx";
import { MemoryNav } from "./memory-nav.tsx";
import { ProgressView } from "./progress-view.tsx";
import { TodayView } from "./today-view.tsx";
import "./memory.css";

type Props = { page: MemoryPage; userId: string; formId: string; reply: MemoryReply | undefined };

/** R19: today's verses, the deck, collections, progress. */
export function MemoryView({ page, userId, formId, reply }: Props) {
  const copy = useCopy(memoryCopy);
  const { refusals } = useCopy(learnCopy);
  const isSession = page.tab === "today";
  return (
    <div className="memory">
      <MemoryNav />
      {!isSession && (
        <header className="memory-head">
          <h1>{page.tab === "deck" ? copy.title : copy.tabs[page.tab]}</h1>
          {page.tab === "deck" && <p>{copy.lead}</p>}
        </header>
      )}
      <FieldError id="memory-error">
        {reply && !reply.ok && reply.intent !== "limit" && refusals[reply.refusal]}
      </FieldError>
      {page.tab === "today" && (
        <TodayView
          page={page}
          userId={userId}
          formId={formId}
          reply={reply?.ok ? (reply.review ?? null) : null}
        />
      )}
      {page.tab === "deck" && <DeckView page={page} userId={userId} reply={reply} />}
      {page.tab === "collections" && <CollectionsView page={page} userId={userId} />}
      {page.tab === "progress" && <ProgressView page={page} />}
    </div>
  );
}
