import { Link, useNavigate } from "@remix-run/react";
import { useMemo } from "react";
import { communityCopy } from "#app/features/community/copy.ts";
import { NotesView } from "#app/features/community/encourage/notes-view.tsx";
import type { Note } from "#app/features/community/encourage/presets.ts";
import { LeftLine } from "#app/features/community/live/left-line.tsx";
import { withCount } from "#app/features/community/live/live-wall.ts";
import { useLiveWall } from "#app/features/community/live/use-live-wall.tsx";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import type { Closing } from "#app/features/community/model/themes.ts";
import { MuteButton } from "#app/features/community/muting/mute-button.tsx";
import { ReasonSelect } from "#app/features/community/parts/reason-select.tsx";
import { RequestCard } from "#app/features/community/parts/request-card.tsx";
import { dayOf } from "#app/features/community/parts/time-words.ts";
import { useAct } from "#app/features/community/parts/use-act.tsx";
import { type TeamAnswer, TeamAnswers } from "#app/features/community/pastoral/answers-view.tsx";
import { COMMUNITY_PATH, DECISIONS_PATH, requestPath } from "#app/features/community/paths.ts";
import { RelayView } from "#app/features/community/relay/relay-view.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { OwnTools } from "./own-tools.tsx";
import "#app/features/community/community.css";

type Update = { id: string; kind: "update" | Closing; body: string; at: number };
type Version = { version: number; title: string; body: string; replacedAt: number };
export type RequestPageProps = {
  request: RequestLine;
  updates: Update[];
  versions: Version[];
  notes: Note[];
  answers: TeamAnswer[];
  muted: boolean;
  /** The reader's own day. */
  today: string;
  now: number;
  timeZone: string;
};

/** One request, all that was added to it, and for its author what they can do about it. */
export function RequestView({
  page,
  userId,
  formId,
}: {
  page: RequestPageProps;
  userId: string;
  formId: string;
}) {
  const copy = useCopy(communityCopy);
  const navigate = useNavigate();
  const { updates, versions, notes, answers, muted, today, request: read, ...moment } = page;
  const rows = useMemo(() => [read], [read]);
  const live = useLiveWall(rows, { whole: true });
  const request = withCount(read, live);
  const hasLeft = !request.mine && live.left.has(request.id);
  const act = useAct(request.id, userId, (intent) => {
    if (intent === "hide" || intent === "block") navigate(COMMUNITY_PATH);
  });
  return (
    <div className="community community-narrow">
      <Link className="community-back" to={COMMUNITY_PATH}>
        <Icon name="arrow-left" />
        {copy.back}
      </Link>
      {request.title === "" && <h1 className="sr-only">{request.mine ? copy.own.title : copy.title}</h1>}
      {hasLeft ? <LeftLine /> : <RequestCard request={request} userId={userId} act={act} whole {...moment} />}
      <Updates updates={updates} written={request.language} {...moment} />
      {request.mine && request.pastoral && <TeamAnswers answers={answers} {...moment} />}
      <RelayView request={request} userId={userId} formId={formId} {...moment} />
      <NotesView request={request} notes={notes} today={today} userId={userId} formId={formId} {...moment} />
      {request.mine && request.moderation === "hidden" && (
        <p>
          <Link to={DECISIONS_PATH}>{copy.own.decided}</Link>
        </p>
      )}
      {request.mine && <OwnTools key={request.version} request={request} userId={userId} formId={formId} />}
      {(request.mine || request.promised || muted) && !hasLeft && (
        <MuteButton id={request.id} userId={userId} path={requestPath(request.id)} muted={muted} />
      )}
      {!request.mine && !hasLeft && <SafetyForms request={request} act={act} />}
      <Versions versions={versions} written={request.language} {...moment} />
    </div>
  );
}

type Shown = { written: string; now: number; timeZone: string };

function Updates({ updates, written, ...moment }: { updates: Update[] } & Shown) {
  const copy = useCopy(communityCopy);
  const language = useLanguage();
  const words = updates.filter(({ kind, body }) => kind === "update" && body !== "");
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="request-updates">
      <h2 id="request-updates">{copy.own.updates}</h2>
      <ol className="request-updates">
        {words.map(({ id, body, at }) => (
          <li key={id}>
            <small className="request-when">{dayOf(at, { ...moment, language })}</small>
            <p lang={written} dir="auto">
              {body}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Versions({ versions, written, ...moment }: { versions: Version[] } & Shown) {
  const { own } = useCopy(communityCopy);
  const language = useLanguage();
  if (versions.length === 0) return null;
  return (
    <details className="request-history">
      <summary>{own.history}</summary>
      <ol>
        {versions.map(({ version, title, body, replacedAt }) => (
          <li key={version} lang={written} dir="auto">
            <small className="request-when" lang={language}>
              {own.before(dayOf(replacedAt, { ...moment, language }))}
            </small>
            {title && <b>{title}</b>}
            <p>{body}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The same as the card's menu, without script too. */
function SafetyForms({ request, act }: { request: RequestLine; act: ReturnType<typeof useAct> }) {
  const copy = useCopy(communityCopy);
  const { menu } = copy;
  const name = request.author?.name;
  const { Form } = act.fetcher;
  return (
    <details className="request-safety">
      <summary>{copy.safety}</summary>
      <Card className="request-safety-forms">
        <Form method="post" action={act.action} className="own-button">
          <input type="hidden" name="id" value={request.id} />
          <ReasonSelect />
          <Button type="submit" name="intent" value="report" variant="quiet">
            {menu.report}
          </Button>
          <p className="hint">{menu.reportHint}</p>
        </Form>
        <Form method="post" action={act.action}>
          <input type="hidden" name="id" value={request.id} />
          <Button type="submit" name="intent" value="hide" variant="quiet">
            {menu.hide}
          </Button>
          <p className="hint">{menu.hideHint}</p>
        </Form>
        <Form method="post" action={act.action}>
          <input type="hidden" name="id" value={request.id} />
          <Button type="submit" name="intent" value="block" variant="danger">
            {name ? menu.block(name) : menu.blockUnnamed}
          </Button>
          <p className="hint">{menu.blockHint}</p>
        </Form>
      </Card>
    </details>
  );
}
