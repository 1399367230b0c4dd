import { useEffect, useState } from "react";
import { memoryCopy } from "#app/features/memory/copy.ts";
import { type KeptCards, notReviewed } from "#app/features/memory/state/kept.ts";
import { keptCards, unsent } from "#app/features/memory/state/outbox.tsx";
import { useSession } from "#app/features/memory/state/use-session.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { SessionView } from "./session-view.tsx";
import "./memory.css";

/** Today's verses on this device. A page of nobody's: it asks no server, and keeps what is reviewed. */
export function OfflineMemory() {
  const { offline } = useCopy(memoryCopy);
  // the server and the first sight know nothing of this device
  const [kept, setKept] = useState<KeptCards | null>(null);
  useEffect(() => {
    const found = keptCards();
    setKept(found && { ...found, cards: notReviewed(found.cards, unsent(found.userId)) });
  }, []);
  return (
    <Page>
      <div className="memory">
        <header className="memory-head">
          <p className="memory-kicker">{offline.title}</p>
          <p>{kept ? offline.text : offline.none}</p>
        </header>
        {kept && <KeptSession kept={kept} />}
      </div>
    </Page>
  );
}

function KeptSession({ kept }: { kept: KeptCards }) {
  const copy = useCopy(memoryCopy);
  const session = useSession({ ...kept, reply: null });
  const now = Math.max(kept.now, Date.now());
  if (!session.card && !session.result)
    return (
      <div className="memory-head">
        <h1>{copy.done.title(session.waiting)}</h1>
        <p role="status">{copy.offline.waiting(session.waiting)}</p>
      </div>
    );
  // nothing is sent by a form from here: each review goes through the outbox, with an id of its own
  return <SessionView session={session} userId={kept.userId} formId="" zone={kept.zone} now={now} />;
}
