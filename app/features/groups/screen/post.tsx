import { communityCopy } from "#app/features/community/copy.ts";
import { whenOf } from "#app/features/community/parts/time-words.ts";
import { groupsCopy } from "#app/features/groups/copy.ts";
import { type Reaction, TALK_REACTIONS } from "#app/features/groups/model/kinds.ts";
import type { PostLine } from "#app/features/groups/model/thread.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Avatar } from "#app/ui/layout/avatar.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { GroupForm, type InGroup } from "./group-form.tsx";

type PostProps = {
  post: PostLine;
  kind: "talk" | "prayer";
  of: InGroup;
  isOpen: boolean;
  now: number;
  timeZone: string;
};

/** One thing that was said, with what its reader can do about it. */
export function Post({ post, kind, of, isOpen, now, timeZone }: PostProps) {
  const copy = useCopy(groupsCopy).talk;
  const common = useCopy(communityCopy);
  const language = useLanguage();
  const { author, mine, state, moderation } = post;
  if (state === "withdrawn") return <p className="hint">{copy.removed}</p>;
  const name = author?.name ?? common.someone;
  const facts = [
    whenOf(post.createdAt, { now, timeZone, language }, common.today),
    ...(moderation === "shown" ? [] : [copy[moderation]]),
  ];
  return (
    <article className="group-post">
      <header className="request-head">
        <Avatar name={author?.name ?? ""} colorKey={author?.handle ?? ""} size="small" />
        <div>
          <b dir="auto">{mine ? common.you : name}</b>
          <small>{facts.join(". ")}</small>
        </div>
        {state === "answered" && <Badge tone="plum">{copy.isAnswered}</Badge>}
      </header>
      <p className="request-body" lang={post.language} dir="auto">
        {post.body}
      </p>
      <Reactions post={post} of={of} reactions={kind === "prayer" ? ["prayed"] : TALK_REACTIONS} />
      {mine ? (
        <div className="own-buttons">
          {kind === "prayer" && state === "shown" && isOpen && (
            <GroupForm of={of} intent="answered" fields={{ on: post.id }}>
              {({ busy }) => (
                <Button type="submit" variant="bare" busy={busy}>
                  {copy.answered}
                </Button>
              )}
            </GroupForm>
          )}
          <GroupForm of={of} intent="unpost" fields={{ on: post.id }}>
            {({ busy }) => (
              <Button type="submit" variant="bare" busy={busy}>
                {copy.remove}
              </Button>
            )}
          </GroupForm>
        </div>
      ) : (
        <Safety post={post} name={name} of={of} />
      )}
    </article>
  );
}

/** Counts alone, and one's own. */
function Reactions({ post, of, reactions }: { post: PostLine; of: InGroup; reactions: readonly Reaction[] }) {
  const { reactions: words } = useCopy(groupsCopy);
  return (
    <div className="group-reactions">
      {reactions.map((reaction) => {
        const count = post.counts[reaction] ?? 0;
        const isOn = post.own.includes(reaction);
        const said = count > 0 ? `${words[reaction]}, ${count}` : words[reaction];
        if (post.mine) return count > 0 && <span key={reaction}>{said}</span>;
        return (
          <GroupForm
            key={reaction}
            of={of}
            intent={isOn ? "unreact" : "react"}
            fields={{ on: post.id, reaction }}
          >
            {({ busy }) => (
              <button
                type="submit"
                className="chip wall-chip"
                aria-pressed={isOn}
                aria-busy={busy || undefined}
              >
                {said}
              </button>
            )}
          </GroupForm>
        );
      })}
    </div>
  );
}

/** Two presses each, without script too. */
function Safety({ post, name, of }: { post: PostLine; name: string; of: InGroup }) {
  const { talk } = useCopy(groupsCopy);
  const { menu } = useCopy(communityCopy);
  return (
    <details className="request-safety">
      <summary>{talk.safety}</summary>
      <div className="own-buttons">
        <GroupForm of={of} intent="report" fields={{ on: post.id, reason: "other" }}>
          {({ busy }) => (
            <>
              <Button type="submit" variant="quiet" busy={busy}>
                {menu.report}
              </Button>
              <small className="hint">{menu.reportHint}</small>
            </>
          )}
        </GroupForm>
        <GroupForm of={of} intent="block" fields={{ on: post.id }}>
          {({ busy }) => (
            <>
              <Button type="submit" variant="danger" busy={busy}>
                {menu.block(name)}
              </Button>
              <small className="hint">{menu.blockHint}</small>
            </>
          )}
        </GroupForm>
      </div>
    </details>
  );
}
