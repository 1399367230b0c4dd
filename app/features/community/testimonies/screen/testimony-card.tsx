import { Link } from "@remix-run/react";
import { communityCopy } from "#app/features/community/copy.ts";
import { MemberFace } from "#app/features/community/members/pictures/picture.tsx";
import { AuthorName } from "#app/features/community/parts/author-name.tsx";
import { whenOf } from "#app/features/community/parts/time-words.ts";
import { Found } from "#app/features/community/search/found-words.tsx";
import { testimonyCopy } from "#app/features/community/testimonies/copy-testimonies.ts";
import type { TestimonyLine } from "#app/features/community/testimonies/model/testimony-line.ts";
import { testimonyPath } from "#app/features/community/testimonies/paths.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

type CardProps = { testimony: TestimonyLine; now: number; timeZone: string; whole?: boolean };

export function TestimonyCard({ testimony, now, timeZone, whole = false }: CardProps) {
  const copy = useCopy(testimonyCopy);
  const common = useCopy(communityCopy);
  const language = useLanguage();
  const { id, title, body, author, mine, unnamed, amens, comments, state, moderation } = testimony;
  const named = author && !unnamed ? author : null;
  const name = mine && !unnamed ? common.you : (named?.name ?? common.someone);
  const Heading = whole ? "h1" : "h2";
  const own =
    state === "withdrawn" ? copy.states.withdrawn : moderation !== "shown" && copy.states[moderation];
  const facts = [
    whenOf(testimony.createdAt, { now, timeZone, language }, common.today),
    ...(unnamed ? [copy.withoutName] : []),
    ...(testimony.editedAt === null ? [] : [common.edited]),
  ];
  return (
    <Card as="article" className="request-card" aria-labelledby={`testimony-${id}`}>
      <header className="request-head">
        <MemberFace author={named} />
        <div>
          <b id={`testimony-${id}`} dir="auto">
            <AuthorName handle={named?.handle ?? null}>{name}</AuthorName>
          </b>
          <small>{facts.join(". ")}</small>
        </div>
      </header>
      {title !== "" && (
        <Heading className="request-title" lang={testimony.language} dir="auto">
          <Found text={title} />
        </Heading>
      )}
      <p className="request-body" lang={testimony.language} dir="auto">
        <Found text={whole || body.length <= 400 ? body : `${body.slice(0, 400)}…`} />
      </p>
      <p className="request-facts">
        <span>{copy.amens(amens)}</span>
        <span>{copy.commentCount(comments)}</span>
      </p>
      {mine && own && (
        <p className="request-state">
          <Icon name="info" />
          {own}
        </p>
      )}
      {!whole && (
        <Link className="request-open" to={testimonyPath(id)}>
          {copy.read}
          <span className="sr-only">: {title || body.slice(0, 60)}</span>
        </Link>
      )}
    </Card>
  );
}
