import { useState } from "react";
import { communityCopy } from "#app/features/community/copy.ts";
import { AuthorName } from "#app/features/community/parts/author-name.tsx";
import { OfferedWords, WordsField } from "#app/features/community/parts/request-fields.tsx";
import { whenOf } from "#app/features/community/parts/time-words.ts";
import { testimonyCopy } from "#app/features/community/testimonies/copy-testimonies.ts";
import { MAX_COMMENT } from "#app/features/community/testimonies/model/limits.ts";
import type { CommentLine, Thread } from "#app/features/community/testimonies/model/testimony-line.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { KeepAway } from "./keep-away.tsx";
import { SendingComments } from "./sending-comments.tsx";
import { TestimonyForm } from "./testimony-form.tsx";

type Shared = { id: string; userId: string; formId: string; now: number; timeZone: string };
type CommentsProps = Shared & { threads: Thread[]; isOpen: boolean };

/** What was written to a testimony, each with its answers. */
export function Comments({ threads, isOpen, ...shared }: CommentsProps) {
  const { comments } = useCopy(testimonyCopy);
  return (
    <section className="wall-list" aria-labelledby="testimony-comments">
      <h2 id="testimony-comments">{comments.title}</h2>
      {threads.length === 0 && <p className="hint">{comments.none}</p>}
      {threads.map((thread) => (
        <Card key={thread.id} className="request-card">
          <Comment comment={thread} {...shared} />
          {thread.replies.length > 0 && (
            <ul className="comment-answers">
              {thread.replies.map((reply) => (
                <li key={reply.id}>
                  <Comment comment={reply} {...shared} />
                </li>
              ))}
            </ul>
          )}
          <SendingComments id={shared.id} parent={thread.id} />
          {isOpen && thread.state === "shown" && (
            <details>
              <summary>{comments.answer}</summary>
              <WriteComment key={thread.replies.length} {...shared} parent={thread.id} />
            </details>
          )}
        </Card>
      ))}
      <SendingComments id={shared.id} parent="" />
      {isOpen && <WriteComment key={threads.length} {...shared} parent="" />}
    </section>
  );
}

function Comment({ comment, id, userId, now, timeZone }: Shared & { comment: CommentLine }) {
  const copy = useCopy(testimonyCopy);
  const common = useCopy(communityCopy);
  const language = useLanguage();
  const { author, mine, body, state, moderation } = comment;
  if (state === "withdrawn") return <p className="hint">{copy.comments.removed}</p>;
  const facts = [
    whenOf(comment.createdAt, { now, timeZone, language }, common.today),
    ...(comment.isAuthor ? [copy.comments.author] : []),
    ...(moderation === "shown" ? [] : [copy.comments[moderation]]),
  ];
  return (
    <article className="comment">
      <p>
        <b dir="auto">
          {mine ? (
            common.you
          ) : (
            <AuthorName handle={author?.handle ?? null}>{author?.name ?? common.someone}</AuthorName>
          )}
        </b>{" "}
        <small>{facts.join(". ")}</small>
      </p>
      <p className="request-body" lang={comment.language} dir="auto">
        {body}
      </p>
      {mine ? (
        <TestimonyForm
          id={id}
          userId={userId}
          intent="uncomment"
          fields={{ comment: comment.id }}
          className="own-button"
        >
          {({ busy }) => (
            <Button type="submit" variant="bare" busy={busy}>
              {copy.comments.remove}
            </Button>
          )}
        </TestimonyForm>
      ) : (
        <KeepAway id={id} userId={userId} comment={comment.id} name={author?.name ?? null} />
      )}
    </article>
  );
}

function WriteComment({ id, userId, formId, parent }: Shared & { parent: string }) {
  const { comments } = useCopy(testimonyCopy);
  const language = useLanguage();
  const [body, setBody] = useState("");
  // one form each: an answer to another comment is not the same text sent again
  const fields = { formId: `${formId}-${parent.slice(-8) || "first"}`, parent, language };
  return (
    <TestimonyForm id={id} userId={userId} intent="comment" fields={fields} onDone={() => setBody("")}>
      {({ busy, offered }) => (
        <>
          <WordsField
            label={parent ? comments.answer : comments.write}
            value={busy ? "" : body}
            most={MAX_COMMENT}
            onChange={setBody}
          />
          {offered !== null && offered !== body && <OfferedWords words={offered} onTake={setBody} />}
          <Button type="submit" busy={busy}>
            {comments.send}
          </Button>
        </>
      )}
    </TestimonyForm>
  );
}
