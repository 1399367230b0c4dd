import { dateFormat } from "#app/core/text/date-format.ts";
import { MessageParts } from "#app/features/chat/message/message-parts.tsx";
import { threadCopy } from "#app/features/chat/threads/copy.ts";
import type { SharedPage } from "#app/features/chat/threads/shared.ts";
import door from "#app/ui/art/objects/object-door.svg?no-inline";
import turtle from "#app/ui/art/pets/pet-turtle-happy.svg?no-inline";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Page, RoomPage } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import "#app/features/chat/styles/chat.css";
import "#app/features/chat/styles/log.css";
import "#app/features/chat/styles/shared.css";

/** What whoever has the link reads: whose words are whose, and that the companion is an AI. */
export function SharedCopy({ page }: { page: SharedPage | null }) {
  const copy = useCopy(threadCopy).shared;
  // the day alone: the reader's zone is not the member's
  const when = dateFormat(useLanguage(), { dateStyle: "long", timeZone: "UTC" });
  if (!page) return <NoCopy />;
  return (
    <Page>
      <header className="shared-head">
        <p className="room-kicker">{copy.kicker}</p>
        <h1 dir="auto">{page.title}</h1>
        <p>{copy.by(page.name, when.format(page.createdAt))}</p>
        <p>{copy.ai}</p>
      </header>
      <div className="log-lines shared-lines">
        {page.messages.map(({ role, parts, state }, index) => (
          <article
            // biome-ignore lint/suspicious/noArrayIndexKey: a copy does not change
            key={index}
            className={role === "user" ? "yours" : "theirs"}
            aria-label={role === "user" ? copy.person : copy.companion}
          >
            <p className="shared-who" aria-hidden="true">
              {role === "user" ? (page.name ?? copy.person) : copy.companion}
            </p>
            {role === "user" ? (
              <div className="bubble">
                <MessageParts parts={parts} />
              </div>
            ) : (
              <MessageParts parts={parts} marked />
            )}
            {copy.states[state] && <p className="message-aside">{copy.states[state]}</p>}
          </article>
        ))}
      </div>
      <p className="shared-own">
        <ButtonLink to="/chatbot" variant="quiet" reloadDocument>
          {copy.own}
        </ButtonLink>
      </p>
    </Page>
  );
}

/** Guessed, revoked and erased links look alike; whoever followed one is still welcome. */
function NoCopy() {
  const { notFound, notFoundText, home } = useCopy(threadCopy).shared;
  return (
    <RoomPage
      kicker="404"
      title={notFound}
      text={notFoundText}
      actions={
        <ButtonLink large to="/" reloadDocument>
          {home}
        </ButtonLink>
      }
      picture={
        <>
          <img src={door} alt="" className="w-[min(18rem,58vw,32vh)]" />
          <img src={turtle} alt="" className="-ms-4 w-[min(10rem,32vw,17vh)]" />
        </>
      }
    />
  );
}
