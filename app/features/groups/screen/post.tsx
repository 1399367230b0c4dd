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
      {/* one form for all that can be done: a page has a hundred of them */}
      <GroupForm of={of} fields={{ on: post.id, reason: "other" }} className="group-acts">
        {({ busy }) => (
          <>
            <Reactions post={post} reactions={kind === "prayer" ? ["prayed"] : TALK_REACTIONS} busy={busy} />
            {mine ? (
              <div className="own-buttons">
                {kind === "prayer" && state === "shown" && isOpen && (
                  <Button type="submit" name="press" value="answered" variant="bare" busy={busy}>
                    {copy.answered}
                  </Button>
                )}
                <Button type="submit" name="press" value="unpost" variant="bare" busy={busy}>
                  {copy.remove}
                </Button>
              </div>
            ) : (
              <Safety name={name} busy={busy} />
            )}
          </>
        )}
      </GroupForm>
    </article>
  );
}

type ReactionsProps = { post: PostLine; reactions: readonly Reaction[]; busy: boolean };

/** Counts alone, and one's own. */
function Reactions({ post, reactions, busy }: ReactionsProps) {
  const { reactions: words } = useCopy(groupsCopy);
  return (
    <div className="group-reactions">
      {reactions.map((reaction) => {
        const count = post.counts[reaction] ?? 0;
        const isOn = post.own.includes(reaction);
        const said = count > 0 ? `${words[reaction]}, ${count}` : words[reaction];
        if (post.mine) return count > 0 && <span key={reaction}>{said}</span>;
        return (
          <button
            key={reaction}
            type="submit"
            name="press"
            value={`${isOn ? "unreact" : "react"} ${reaction}`}
            className="chip wall-chip"
            aria-pressed={isOn}
            aria-busy={busy || undefined}
          >
            {said}
          </button>
        );
      })}
    </div>
  );
}

/** Two presses each, without script too. */
function Safety({ name, busy }: { name: string; busy: boolean }) {
  const { talk } = useCopy(groupsCopy);
  const { menu } = useCopy(communityCopy);
  return (
    <details className="request-safety">
      <summary>{talk.safety}</summary>
      <div className="own-buttons">
        <div className="own-button">
          <Button type="submit" name="press" value="report" variant="quiet" busy={busy}>
            {menu.report}
          </Button>
          <small className="hint">{menu.reportHint}</small>
        </div>
        <div className="own-button">
          <Button type="submit" name="press" value="block" variant="danger" busy={busy}>
            {menu.block(name)}
          </Button>
          <small className="hint">{menu.blockHint}</small>
        </div>
      </div>
    </details>
  );
}
