import { useCopy } from "#app/ui/words/language.tsx";
import { glassBoxCopy } from "./copy-glass-box.ts";
import type { ReportOfMine } from "./glass-box.ts";
import { GlassSection, useMoment } from "./glass-section.tsx";
import { OneButton } from "./known-view.tsx";

type ReportsProps = { reports: readonly ReportOfMine[]; timeZone: string; userId: string };

/** What the member reported, who asked to read it, and the way to take it back. */
export function Reports({ reports, timeZone, userId }: ReportsProps) {
  const { reports: words } = useCopy(glassBoxCopy);
  const moment = useMoment(timeZone);
  return (
    <GlassSection id="reports" title={words.title} text={words.text}>
      <ul className="glass-list">
        {reports.map(({ conversationId, title, at, openings }) => (
          <li key={conversationId}>
            <span>
              <a href={`/chatbot/${conversationId}`} dir="auto">
                {title}
              </a>
              <small>{moment(at)}</small>
              {openings.length === 0 && <small>{words.none}</small>}
              {openings.map(({ askedAt, state, reason }) => (
                <small key={askedAt}>
                  {moment(askedAt)}, {words.states[state] ?? state} <q dir="auto">{reason}</q>
                </small>
              ))}
            </span>
            <OneButton intent="withdraw" id={conversationId} userId={userId} text={words.withdraw} />
          </li>
        ))}
      </ul>
    </GlassSection>
  );
}
