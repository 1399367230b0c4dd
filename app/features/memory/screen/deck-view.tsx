import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { memoryCopy } from "#app/features/memory/copy.ts";
import { MAX_DAILY } from "#app/features/memory/model/today.ts";
import type { DeckLine, DeckPage, Shared } from "#app/features/memory/page.ts";
import { cardPath, tabPath } from "#app/features/memory/paths.ts";
import type { MemoryReply } from "#app/features/memory/reply.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonAnchor } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { learnCopy } from "./copy-learn.ts";
import { StageBadge } from "./stage-badge.tsx";
import { type Named, RemovalNotice, useRemoving } from "./use-removing.tsx";

type Props = { page: Shared & DeckPage; userId: string; reply: MemoryReply | undefined };

/** Every verse with how well it is known, and how many come a day. */
export function DeckView({ page, userId, reply }: Props) {
  const copy = useCopy(memoryCopy);
  const { lines, next, deckSize } = page;
  useRereadOn(userId, "deck.changed");
  const action = useMemberAction(tabPath("deck"), userId);
  const [removed, setRemoved] = useState<Named[]>([]);
  const noteRemoval = ({ key, reference }: Named) =>
    setRemoved((known) => [...known.filter((one) => one.key !== key), { key, reference }]);
  return (
    <div className="memory-columns">
      <section aria-labelledby="deck-title">
        <h2 id="deck-title">{copy.deck.count(deckSize)}</h2>
        <ul className="memory-deck">
          {lines.map((line) => (
            <Line key={line.key} line={line} action={action} onRemove={noteRemoval} />
          ))}
        </ul>
        <div className="memory-actions">
          {next && (
            <ButtonAnchor href={`${tabPath("deck")}?after=${next}`} variant="quiet">
              {copy.deck.further}
            </ButtonAnchor>
          )}
        </div>
        {deckSize === 0 && <p className="memory-note">{copy.empty.text}</p>}
      </section>
      {removed.map((line) => (
        <RemovalNotice key={line.key} removed={line} action={action} />
      ))}
      <LimitCard limit={page.limit} userId={userId} reply={reply} />
    </div>
  );
}

type LineProps = { line: DeckLine; action: string; onRemove(line: Named): void };

function Line({ line, action, onRemove }: LineProps) {
  const copy = useCopy(memoryCopy);
  const removing = useRemoving(line.key);
  const { key, reference, translation, path, stage, recall, reviews, lapses, next, isDue } = line;
  if (removing.isGone) return null;
  return (
    <li>
      <div className="memory-line">
        <p>
          <a className="memory-name" href={path}>
            {reference}
          </a>{" "}
          <span className="verse-translation">{translation}</span>
        </p>
        <p className="memory-note">
          {[
            isDue ? copy.deck.dueNow : copy.deck.next(next),
            ...(recall === null ? [] : [copy.deck.recall(recall)]),
            ...(reviews === 0 ? [] : [copy.deck.reviews(reviews, lapses)]),
          ].join(" · ")}
        </p>
      </div>
      <StageBadge stage={stage} />
      <div className="memory-line-actions">
        <ButtonAnchor href={cardPath(key)} variant="bare" aria-label={copy.deck.practiceOf(reference)}>
          {copy.deck.practice}
        </ButtonAnchor>
        <removing.Form method="post" action={action} onSubmit={() => onRemove(line)}>
          <input type="hidden" name="card" value={key} />
          <Button
            type="submit"
            name="intent"
            value="remove"
            variant="bare"
            icon="trash-2"
            iconOnly
            busy={removing.isBusy}
          >
            {copy.deck.removeOf(reference)}
          </Button>
        </removing.Form>
      </div>
    </li>
  );
}

function LimitCard({
  limit,
  userId,
  reply,
}: {
  limit: number;
  userId: string;
  reply: MemoryReply | undefined;
}) {
  const copy = useCopy(memoryCopy);
  const { refusals } = useCopy(learnCopy);
  const fetcher = useFetcher<MemoryReply>();
  const answer = fetcher.data ?? (reply?.intent === "limit" ? reply : undefined);
  const action = useMemberAction(tabPath("deck"), userId);
  return (
    <Card as="aside" className="memory-limit" aria-labelledby="daily-title">
      <h2 id="daily-title">{copy.limit.title}</h2>
      <fetcher.Form method="post" action={action}>
        <input type="hidden" name="intent" value="limit" />
        <Field
          id="daily"
          key={limit}
          label={copy.limit.title}
          hint={copy.limit.text}
          name="daily"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_DAILY}
          required
          defaultValue={limit}
          error={answer && !answer.ok ? refusals[answer.refusal] : null}
        />
        <Button type="submit" variant="quiet" busy={fetcher.state !== "idle"}>
          {copy.limit.save}
        </Button>
        <p className="memory-note" role="status">
          {answer?.ok && fetcher.state === "idle" && copy.limit.saved}
        </p>
      </fetcher.Form>
    </Card>
  );
}
