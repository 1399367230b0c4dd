import { Link, useNavigate } from "@remix-run/react";
import { communityCopy } from "#app/features/community/copy.ts";
import { useLiveTestimonies } from "#app/features/community/live/use-live-testimonies.tsx";
import { MuteButton } from "#app/features/community/muting/mute-button.tsx";
import { dayOf } from "#app/features/community/parts/time-words.ts";
import { testimonyCopy } from "#app/features/community/testimonies/copy-testimonies.ts";
import type { TestimonyLine, Thread } from "#app/features/community/testimonies/model/testimony-line.ts";
import { TESTIMONIES_PATH, testimonyPath } from "#app/features/community/testimonies/paths.ts";
import { LearnVerse } from "#app/features/memory/screen/learn-verse.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { useAmen } from "./amen.tsx";
import { Comments } from "./comments.tsx";
import { KeepAway } from "./keep-away.tsx";
import { OwnTestimony } from "./own-testimony.tsx";
import { TestimonyCard } from "./testimony-card.tsx";
import "#app/features/community/community.css";
import "./testimonies.css";

type Version = { version: number; title: string; body: string; replacedAt: number };
export type TestimonyPageProps = {
  testimony: TestimonyLine;
  verse: { reference: string; translation: string; text: string } | null;
  threads: Thread[];
  versions: Version[];
  muted: boolean;
  now: number;
  timeZone: string;
};
type ViewProps = { page: TestimonyPageProps; userId: string; formId: string };

/** One testimony with its verse, its comments, and what its reader can do about it. */
export function TestimonyView({ page, userId, formId }: ViewProps) {
  const copy = useCopy(testimonyCopy);
  const navigate = useNavigate();
  const { testimony, threads, versions, now, timeZone } = page;
  const { id, mine } = testimony;
  useLiveTestimonies([id, ...threads.flatMap((one) => [one.id, ...one.replies.map((reply) => reply.id)])]);
  const amen = useAmen(testimony, userId);
  const leave = (intent: string) => {
    if (intent === "hide" || intent === "block") navigate(TESTIMONIES_PATH);
  };
  return (
    <div className="community community-narrow">
      <Link className="community-back" to={TESTIMONIES_PATH}>
        <Icon name="arrow-left" />
        {copy.back}
      </Link>
      {testimony.title === "" && <h1 className="sr-only">{mine ? copy.own.title : copy.title}</h1>}
      <TestimonyCard testimony={amen.shown} now={now} timeZone={timeZone} whole />
      <VerseBeside page={page} />
      {!mine && amen.form}
      {mine && <OwnTestimony key={testimony.version} testimony={testimony} userId={userId} />}
      {(mine || page.muted) && (
        <MuteButton id={id} userId={userId} path={testimonyPath(id)} muted={page.muted} />
      )}
      {!mine && (
        <KeepAway
          id={id}
          userId={userId}
          comment={null}
          name={testimony.author?.name ?? null}
          onDone={leave}
        />
      )}
      <Comments
        id={id}
        userId={userId}
        formId={formId}
        threads={threads}
        isOpen={testimony.state === "shown"}
        now={now}
        timeZone={timeZone}
      />
      <History versions={versions} written={testimony.language} now={now} timeZone={timeZone} />
    </div>
  );
}

/** In the Bible's own words; learned by heart in one press. */
function VerseBeside({ page: { testimony, verse } }: { page: TestimonyPageProps }) {
  if (!testimony.verse || !verse) return null;
  return (
    <Card as="section" className="testimony-verse">
      <blockquote>
        <p>{verse.text}</p>
      </blockquote>
      <p className="hint">
        {verse.reference}, {verse.translation}
      </p>
      <LearnVerse {...testimony.verse} name={verse.reference} />
    </Card>
  );
}

type HistoryProps = { versions: Version[]; written: string; now: number; timeZone: string };

function History({ versions, written, ...moment }: HistoryProps) {
  const { own } = useCopy(testimonyCopy);
  const common = useCopy(communityCopy);
  const language = useLanguage();
  if (versions.length === 0) return null;
  return (
    <details className="request-history">
      <summary>{own.history}</summary>
      <ol>
        {versions.map(({ version, title, body, replacedAt }) => (
          <li key={version} lang={written} dir="auto">
            <small className="request-when" lang={language}>
              {common.own.before(dayOf(replacedAt, { ...moment, language }))}
            </small>
            {title && <b>{title}</b>}
            <p>{body}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
