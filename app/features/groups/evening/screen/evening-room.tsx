import { useCallback, useEffect, useState } from "react";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import { useEveningRoom } from "#app/features/groups/evening/live/use-evening-room.tsx";
import { laterPage, type OpenedPage } from "#app/features/groups/evening/model/opened-page.ts";
import type { OpenEvening } from "#app/features/groups/evening/page.ts";
import { keep, keptOf } from "#app/features/groups/evening/state/on-this-phone.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import type { InEvening } from "./evening-form.tsx";
import { GuestsCard } from "./guests-card.tsx";
import { Notes } from "./notes.tsx";
import { Passage } from "./passage.tsx";
import { PeopleHere } from "./people-here.tsx";
import { PrayerRound, Press } from "./prayer-round.tsx";
import { useChapter } from "./use-chapter.tsx";
import "#app/features/community/community.css";
import "#app/features/groups/screen/groups.css";
import "./evening.css";

type RoomProps = { evening: OpenEvening; of: InEvening };

/** An evening that is open, to whoever is in it: leader, member or guest. */
export function EveningRoom({ evening, of }: RoomProps) {
  const copy = useCopy(eveningCopy);
  const [livePage, setLivePage] = useState<OpenedPage>(evening.page);
  // what the room publishes and what the page reads come in any order
  const page = laterPage(livePage, evening.page);
  const onPage = useCallback((next: OpenedPage) => setLivePage((now) => laterPage(now, next)), []);
  const { here, connection } = useEveningRoom(evening.id, evening.as, onPage);
  const { chapter, failed } = useChapter(page, evening.translation, evening);
  useEffect(() => {
    const kept = keptOf(evening.id).page;
    if (kept) setLivePage((now) => laterPage(now, kept));
  }, [evening.id]);
  const { translation } = evening;
  useEffect(() => {
    const verses = (chapter?.verses ?? []).filter(([number]) => page.from <= number && number <= page.to);
    const passage = { verses, translation, address: location.pathname, at: Date.now() };
    keep(evening.id, { page, ...(chapter && { passage }) });
  }, [evening.id, page, chapter, translation]);
  return (
    <div className="evening">
      <PeopleHere here={here} connection={connection} name={evening.name} guest={evening.as === "guest"} />
      <Passage
        page={page}
        chapter={chapter}
        failed={failed}
        translation={evening.translation}
        leads={evening.leads}
        notes={evening.notes.filter((note) => note.page === page.n).length}
        round={evening.round !== null}
        of={of}
      />
      <div className="evening-side">
        <PrayerRound round={evening.round} leads={evening.leads} of={of} />
        <Notes evening={evening} page={page} of={of} />
        {evening.guests && <GuestsCard guests={evening.guests} of={of} />}
        {evening.leads && (
          <Card className="own-tool">
            <details>
              <summary>{copy.end.title}</summary>
              <p className="hint">{copy.end.text}</p>
              <Press of={of} intent="end" words={copy.end.send} danger />
            </details>
          </Card>
        )}
        {evening.as === "guest" && (
          <div className="own-buttons">
            <Press of={of} intent="leave" words={copy.leave} quiet />
          </div>
        )}
      </div>
    </div>
  );
}
