import { Link } from "@remix-run/react";
import { dayOf } from "#app/features/community/parts/time-words.ts";
import { DECISIONS_PATH, LEVEL_PATH } from "#app/features/community/paths.ts";
import { RULES_PATH } from "#app/features/community/rules/rules.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { decisionsCopy } from "./copy-decisions.ts";
import { DecisionCard } from "./decision-card.tsx";
import type { DecisionsPage } from "./page.ts";
import type { AppealReply } from "./reply.ts";
import "#app/features/community/community.css";
import "./decisions.css";

type ViewProps = {
  page: DecisionsPage;
  reply: AppealReply | undefined;
  userId: string;
  now: number;
  timeZone: string;
};

/** What was decided about the member's own words, by which rule, and how to appeal; first what is closed to them now. */
export function DecisionsView({ page, reply, userId, ...moment }: ViewProps) {
  const copy = useCopy(decisionsCopy);
  const language = useLanguage();
  const { decisions, next, suspendedUntil, mutedUntil } = page;
  return (
    <div className="community community-narrow">
      <header>
        <h1>{copy.title}</h1>
        <p className="community-intro">{copy.intro}</p>
        <p className="decision-links">
          <Link to={RULES_PATH}>{copy.rules}</Link>
          <Link to={LEVEL_PATH}>{copy.level}</Link>
        </p>
      </header>
      {suspendedUntil !== null && <Suspended day={dayOf(suspendedUntil, { ...moment, language })} />}
      {suspendedUntil === null && mutedUntil !== null && (
        <Card tone="amber">
          <p>{copy.muted(dayOf(mutedUntil, { ...moment, language }))}</p>
        </Card>
      )}
      {decisions.length === 0 && (
        <Card>
          <EmptyState title={copy.none.title} text={copy.none.text} />
        </Card>
      )}
      <ol className="wall-list">
        {decisions.map((decision) => (
          <DecisionCard key={decision.id} decision={decision} reply={reply} userId={userId} {...moment} />
        ))}
      </ol>
      {next !== null && (
        <p className="decision-links">
          <Link to={`${DECISIONS_PATH}?after=${next}`}>{copy.more}</Link>
        </p>
      )}
    </div>
  );
}

/** What stays open to whoever the community is closed to. */
function Suspended({ day }: { day: string }) {
  const { suspended } = useCopy(decisionsCopy);
  return (
    <Card as="section" tone="amber" className="suspended" aria-labelledby="suspended-title">
      <h2 id="suspended-title">{suspended.title(day)}</h2>
      <p>{suspended.text}</p>
      <ul>
        <li>
          <Link to="/safety">{suspended.links.help}</Link>
        </li>
        <li>
          <Link to="/settings#privacy">{suspended.links.export}</Link>
        </li>
        <li>
          <Link to="/settings#billing">{suspended.links.plan}</Link>
        </li>
        <li>
          <Link to="/settings#privacy">{suspended.links.leave}</Link>
        </li>
      </ul>
    </Card>
  );
}
