import { Link } from "@remix-run/react";
import { communityCopy } from "#app/features/community/copy.ts";
import { MemberFace } from "#app/features/community/members/pictures/picture.tsx";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { requestPath } from "#app/features/community/paths.ts";
import { RelayBar } from "#app/features/community/relay/relay-bar.tsx";
import { searchCopy } from "#app/features/community/search/copy-search.ts";
import { Found, useIsElsewhere } from "#app/features/community/search/found-words.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { AuthorName } from "./author-name.tsx";
import { RequestActs } from "./request-acts.tsx";
import { RequestMenu } from "./request-menu.tsx";
import { dayOf, whenOf } from "./time-words.ts";
import { type ActOnRequest, useAct } from "./use-act.tsx";
import "#app/features/community/community.css";

type CardProps = {
  request: RequestLine;
  userId: string;
  now: number;
  timeZone: string;
  /** It is the page: no link to itself, and a heading of its own. */
  whole?: boolean;
  act?: ActOnRequest;
};

/** A request, with what its reader can do about it. */
export function RequestCard({ request, userId, act, ...shown }: CardProps) {
  const own = useAct(request.id, userId);
  return <CardOf request={request} userId={userId} act={act ?? own} {...shown} />;
}

function CardOf({
  request,
  userId,
  act,
  now,
  timeZone,
  whole = false,
}: Omit<CardProps, "act"> & { act: ActOnRequest }) {
  const copy = useCopy(communityCopy);
  const { id, title, body, language: written, mine, state, closing, prayedBy, theme } = request;
  const leaves = !whole && (act.pending === "hide" || act.pending === "block");
  if (leaves) return null;
  const Heading = whole ? "h1" : "h2";
  return (
    <Card as="article" className="request-card" aria-labelledby={`request-${id}`}>
      <CardHead
        request={request}
        now={now}
        timeZone={timeZone}
        menu={!mine && <RequestMenu request={request} act={act} />}
      />
      {title !== "" && (
        <Heading className="request-title" lang={written} dir="auto">
          <Found text={title} />
        </Heading>
      )}
      <p className="request-body" lang={written} dir="auto">
        <Found text={body} />
      </p>
      <p className="request-facts">
        <span>{copy.themes[theme]}</span>
        {!request.pastoral && <span>{copy.prayedBy(prayedBy)}</span>}
      </p>
      {request.relay && <RelayBar relay={request.relay} now={now} timeZone={timeZone} />}
      {mine && <OwnState request={request} />}
      <WordsElsewhere texts={[title, body, closing?.body ?? ""]} />
      {closing && <Closing closing={closing} written={written} now={now} timeZone={timeZone} />}
      {!mine && state !== "withdrawn" && (
        <RequestActs request={request} userId={userId} now={now} timeZone={timeZone} whole={whole} />
      )}
      {!whole && (
        <Link className="request-open" to={requestPath(id)}>
          {copy.open}
          <span className="sr-only">: {title || body.slice(0, 60)}</span>
        </Link>
      )}
    </Card>
  );
}

function CardHead({
  request,
  now,
  timeZone,
  menu,
}: Pick<CardProps, "request" | "now" | "timeZone"> & { menu: React.ReactNode }) {
  const copy = useCopy(communityCopy);
  const language = useLanguage();
  const { id, author, mine, unnamed, createdAt, editedAt, pastoral } = request;
  const named = author && !unnamed ? author : null;
  const name = mine ? (unnamed ? copy.someone : copy.you) : (named?.name ?? copy.someone);
  const facts = [
    whenOf(createdAt, { now, timeZone, language }, copy.today),
    readersOf(request, copy),
    ...(editedAt !== null ? [copy.edited] : []),
  ];
  return (
    <header className="request-head">
      <MemberFace author={named} />
      <div>
        <b id={`request-${id}`} dir="auto">
          {/* who reads for the pastoral team need not meet who asked */}
          <AuthorName handle={pastoral ? null : (named?.handle ?? null)}>{name}</AuthorName>
        </b>
        <small>{facts.join(". ")}</small>
      </div>
      {menu}
    </header>
  );
}

/** Who reads it, in words. */
function readersOf(
  { pastoral, circle, groupName, unnamed }: RequestLine,
  copy: (typeof communityCopy)["en"],
): string {
  if (pastoral) return copy.forPastors;
  if (circle === "friends") return copy.forFriends;
  if (circle === "group") return copy.forGroup(groupName);
  return unnamed ? copy.withoutName : copy.forMembers;
}

function OwnState({ request: { state, moderation } }: Pick<CardProps, "request">) {
  const { states } = useCopy(communityCopy);
  const words =
    state === "withdrawn"
      ? states.withdrawn
      : moderation !== "shown"
        ? states[moderation]
        : state === "resting"
          ? states.resting
          : null;
  if (!words) return null;
  return (
    <p className="request-state">
      <Icon name="info" />
      {words}
    </p>
  );
}

type ClosingProps = {
  closing: NonNullable<RequestLine["closing"]>;
  written: string;
  now: number;
  timeZone: string;
};

function Closing({ closing: { kind, body, at }, written, now, timeZone }: ClosingProps) {
  const copy = useCopy(communityCopy);
  const language = useLanguage();
  return (
    <div className={`request-closing request-closing-${kind}`}>
      <b>
        <Icon name="check" />
        {copy.closings[kind]}, {dayOf(at, { now, timeZone, language })}
      </b>
      {body !== "" && (
        <p lang={written} dir="auto">
          <Found text={body} />
        </p>
      )}
    </div>
  );
}

/** A search has found the request by what was added to it. */
function WordsElsewhere({ texts }: { texts: string[] }) {
  const { inUpdate } = useCopy(searchCopy);
  return useIsElsewhere(...texts) ? <p className="hint">{inUpdate}</p> : null;
}
