import { Link } from "@remix-run/react";
import { VerseText } from "#app/features/bible/verse-text.tsx";
import { RequestCard } from "#app/features/community/parts/request-card.tsx";
import { ASK_PATH, COMMUNITY_PATH } from "#app/features/community/paths.ts";
import type { Ministry } from "#app/features/groups/model/kinds.ts";
import { ministriesCopy } from "#app/features/ministries/copy.ts";
import type { Fellowship, MinistryPage, WeekPart } from "#app/features/ministries/page.ts";
import { weekPath } from "#app/features/ministries/paths.ts";
import { chatContextPath, storeChatContext } from "#app/navigation/chat-context.ts";
import { Drawing, type DrawingName } from "#app/ui/art/drawing.tsx";
import { ButtonAnchor, ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { FellowshipSide } from "./fellowship-side.tsx";
import "#app/features/community/community.css";
import "./ministries.css";

/** D4: what the companion is told that the conversation is about. */
const CONTEXTS: Record<Ministry, string> = {
  youth: "youth",
  men: "mens-ministry",
  women: "womens-ministry",
};
const DRAWINGS: Record<Ministry, readonly [DrawingName, DrawingName]> = {
  youth: ["kite", "sandals"],
  men: ["fire", "rolls"],
  women: ["wreath", "bowl"],
};

/** One design for three: each with its own picture, color and words. */
export function MinistryView({ page, userId }: { page: MinistryPage; userId: string }) {
  const copy = useCopy(ministriesCopy);
  const { ministry, week, weeks, fellowship } = page;
  const words = copy.ministries[ministry];
  const [first, second] = DRAWINGS[ministry];
  return (
    <div className={`community ministry ministry-${ministry}`}>
      <header className="ministry-head">
        <div>
          <h1>{words.title}</h1>
          <p className="community-intro">{words.intro}</p>
        </div>
        <div className="ministry-picture" aria-hidden="true">
          <Drawing name={first} size={132} />
          <Drawing name={second} size={84} />
        </div>
      </header>
      <div className="community-columns">
        <div className="wall-list">
          {week ? (
            <Theme week={week} ministry={ministry} />
          ) : (
            <Card>
              <EmptyState {...copy.none} picture={<Drawing name={first} size={116} />} />
            </Card>
          )}
          {ministry === "youth" && (
            <p className="request-state ministry-help">
              <span>{copy.help}</span> <a href="/safety">{copy.toHelp}</a>
            </p>
          )}
          {fellowship && <Wall fellowship={fellowship} userId={userId} />}
          <Weeks ministry={ministry} weeks={weeks} open={week?.week ?? null} />
        </div>
        <FellowshipSide ministry={ministry} fellowship={fellowship} />
      </div>
    </div>
  );
}

/** What the ministry's groups ask, for who is in them. */
function Wall({ fellowship, userId }: { fellowship: Fellowship; userId: string }) {
  const copy = useCopy(ministriesCopy);
  const { requests, now, timeZone } = fellowship;
  return (
    <section className="wall-list" aria-labelledby="ministry-wall">
      <h2 id="ministry-wall">{copy.wall}</h2>
      {requests.length === 0 && <p className="hint">{copy.noRequests}</p>}
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} userId={userId} now={now} timeZone={timeZone} />
      ))}
      <div className="ministry-links">
        <ButtonLink to={ASK_PATH} variant="quiet">
          {copy.askGroup}
        </ButtonLink>
        <ButtonLink to={`${COMMUNITY_PATH}?show=groups`} variant="bare">
          {copy.toWall}
        </ButtonLink>
      </div>
    </section>
  );
}

function Theme({ week, ministry }: { week: WeekPart; ministry: Ministry }) {
  const copy = useCopy(ministriesCopy);
  const words = copy.ministries[ministry];
  const context = CONTEXTS[ministry];
  return (
    <article className="ministry-week">
      <p className="hint">
        {copy.week(week.week, week.of)}
        {week.isThis && `. ${copy.thisWeek}`}
      </p>
      <h2>{week.title}</h2>
      {week.verse && (
        <blockquote>
          <VerseText verse={week.verse} />
          <footer>
            {week.verse.reference}, {week.verse.translation}
          </footer>
        </blockquote>
      )}
      {week.teaching.map((paragraph) => (
        <p key={paragraph.slice(0, 40)}>{paragraph}</p>
      ))}
      <h3>{copy.questions}</h3>
      <ol className="ministry-questions">
        {week.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <Card as="section" tone="amber" className="request-card" aria-labelledby="ministry-together">
        <h3 id="ministry-together">{copy.together}</h3>
        <p>{week.together}</p>
      </Card>
      <div className="request-acts">
        <ButtonAnchor
          href={chatContextPath(context)}
          icon="message-circle"
          onClick={() => storeChatContext({ context, title: words.title })}
        >
          {words.talk}
        </ButtonAnchor>
        {week.path && (
          <ButtonLink to={week.path} variant="quiet" icon="book-open">
            {copy.read(week.reference)}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

type WeeksProps = { ministry: Ministry; weeks: MinistryPage["weeks"]; open: number | null };

function Weeks({ ministry, weeks, open }: WeeksProps) {
  const copy = useCopy(ministriesCopy);
  if (weeks.length < 2) return null;
  return (
    <nav className="me-kept" aria-label={copy.all}>
      <h2>{copy.all}</h2>
      <ul>
        {weeks.map(({ week, title }) => (
          <li key={week}>
            <Link to={weekPath(ministry, week)} aria-current={week === open ? "page" : undefined}>
              {week}. {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
