import { useState } from "react";
import { OfferedWords, WordsField } from "#app/features/community/parts/request-fields.tsx";
import { COMMUNITY_PATH } from "#app/features/community/paths.ts";
import { groupsCopy } from "#app/features/groups/copy.ts";
import { insidePath } from "#app/features/groups/inside/query.ts";
import { MAX_POST } from "#app/features/groups/model/limits.ts";
import type { GroupPage, Inside } from "#app/features/groups/page.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { GroupForm, type InGroup } from "./group-form.tsx";
import { Post } from "./post.tsx";

type TalkProps = { page: GroupPage; inside: Inside; of: InGroup; now: number; timeZone: string };

/** What was said under a reading, to the group, or is prayed for. */
export function Talk({ page, inside, of, ...moment }: TalkProps) {
  const copy = useCopy(groupsCopy).talk;
  const { threads } = page;
  const { show, next, reading } = inside;
  const isOpen = !page.group.isArchived;
  const isPrayer = show === "prayer";
  const title = show === "reading" ? copy.reading : isPrayer ? copy.prayer : copy.title;
  const at = { show, reading: show === "reading" ? (reading?.index ?? null) : null };
  return (
    <section className="wall-list" aria-labelledby="group-talk">
      <h2 id="group-talk">{title}</h2>
      {isPrayer && (
        <ButtonLink to={`${COMMUNITY_PATH}?show=groups`} variant="quiet">
          {copy.requests}
        </ButtonLink>
      )}
      {isOpen ? (
        <WritePost
          key={threads[0]?.id ?? "first"}
          of={of}
          kind={isPrayer ? "prayer" : "talk"}
          reading={show === "reading" ? String(reading?.index ?? "") : ""}
          parent=""
          label={isPrayer ? copy.ask : show === "reading" ? copy.write : copy.writeTalk}
          send={isPrayer ? copy.askSend : copy.send}
        />
      ) : (
        <p className="request-state">{copy.closed}</p>
      )}
      {threads.length === 0 && <p className="hint">{copy.none}</p>}
      {threads.map((thread) => (
        <Card key={thread.id} className="request-card">
          <Post post={thread} kind={isPrayer ? "prayer" : "talk"} of={of} isOpen={isOpen} {...moment} />
          {thread.answers.length > 0 && (
            <ul className="comment-answers">
              {thread.answers.map((answer) => (
                <li key={answer.id}>
                  <Post post={answer} kind="talk" of={of} isOpen={isOpen} {...moment} />
                </li>
              ))}
            </ul>
          )}
          {isOpen && !isPrayer && thread.state === "shown" && (
            <details className="request-safety">
              <summary>{copy.answer}</summary>
              <WritePost
                key={thread.answers.length}
                of={of}
                kind="talk"
                reading=""
                parent={thread.id}
                label={copy.answer}
                send={copy.send}
              />
            </details>
          )}
        </Card>
      ))}
      <div className="wall-pages">
        {next && (
          <ButtonLink to={insidePath(of.slug, { ...at, after: next })} variant="quiet">
            {copy.older}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

type WriteProps = { of: InGroup; kind: string; reading: string; parent: string; label: string; send: string };

function WritePost({ of, kind, reading, parent, label, send }: WriteProps) {
  const language = useLanguage();
  const [body, setBody] = useState("");
  // one form each: an answer to another post is not the same text sent again
  const formId = `${of.formId}-${parent.slice(-8) || `${kind}${reading}`}`;
  return (
    <GroupForm
      of={of}
      intent="post"
      fields={{ formId, kind, reading, parent, language }}
      className="own-form"
      onDone={() => setBody("")}
    >
      {({ busy, offered }) => (
        <>
          <WordsField label={label} value={body} most={MAX_POST} onChange={setBody} />
          {offered !== null && offered !== body && <OfferedWords words={offered} onTake={setBody} />}
          <Button type="submit" busy={busy}>
            {send}
          </Button>
        </>
      )}
    </GroupForm>
  );
}
