import { useState } from "react";
import type { Language } from "#app/core/language.ts";
import { CommunityNav } from "#app/features/community/parts/community-nav.tsx";
import { PageLinks } from "#app/features/community/parts/page-links.tsx";
import { journeyCopy } from "#app/features/journey/copy.ts";
import type { EntryLine } from "#app/features/journey/model/entry.ts";
import { JOURNEY_PATH } from "#app/features/journey/paths.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { monthInWords } from "./day-in-words.ts";
import { EntryView } from "./entry-view.tsx";
import { KeepCard } from "./keep-card.tsx";
import { WriteForm } from "./write-form.tsx";
import "#app/features/community/community.css";
import "./journey.css";

type JourneyProps = {
  page: {
    entries: EntryLine[];
    prayedBy: Record<string, number>;
    isFirst: boolean;
    next: string | null;
    today: string;
  };
  userId: string;
  formId: string;
};

/** M4: one private line of time: requests, what became of them, testimonies and notes. */
export function JourneyView({ page, userId, formId }: JourneyProps) {
  const copy = useCopy(journeyCopy);
  const language = useLanguage();
  const [isWriting, setWriting] = useState(false);
  const { entries, prayedBy, isFirst, next, today } = page;
  return (
    <div className="community community-narrow journey">
      <header className="community-head">
        <div>
          <h1>{copy.title}</h1>
          <p className="community-intro">{copy.intro}</p>
        </div>
        {!isWriting && (
          <Button icon="square-pen" onClick={() => setWriting(true)}>
            {copy.write.open}
          </Button>
        )}
      </header>
      <CommunityNav current="journey" />
      {isWriting && (
        <WriteForm userId={userId} formId={formId} today={today} onClose={() => setWriting(false)} />
      )}
      {byMonth(entries, language).map(([month, ofMonth]) => (
        <section key={month} aria-label={month}>
          <h2 className="journey-month">{month}</h2>
          <ol className="journey-line">
            {ofMonth.map((entry) => (
              <EntryView
                key={entry.id}
                entry={entry}
                prayedBy={prayedBy[entry.thread] ?? 0}
                today={today}
                userId={userId}
                formId={formId}
              />
            ))}
          </ol>
        </section>
      ))}
      {entries.length === 0 && (
        <Card>
          <EmptyState
            title={copy.empty.title}
            text={copy.empty.text}
            picture={<Drawing name="map" size={132} />}
            action={<Button onClick={() => setWriting(true)}>{copy.write.open}</Button>}
          />
        </Card>
      )}
      <PageLinks
        next={next ? `${JOURNEY_PATH}?after=${next}` : null}
        first={isFirst ? null : JOURNEY_PATH}
        words={{ next: copy.older, first: copy.newest }}
      />
      <KeepCard userId={userId} hasEntries={entries.length > 0} />
    </div>
  );
}

function byMonth(entries: readonly EntryLine[], language: Language): [string, EntryLine[]][] {
  const months = new Map<string, EntryLine[]>();
  for (const entry of entries) {
    const month = monthInWords(entry.day, language);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months];
}
