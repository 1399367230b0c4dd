import { useFetcher } from "@remix-run/react";
import { memoryCopy } from "#app/features/memory/copy.ts";
import type { CollectionLine, CollectionsPage } from "#app/features/memory/page.ts";
import { tabPath } from "#app/features/memory/paths.ts";
import type { MemoryReply } from "#app/features/memory/reply.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { learnCopy } from "./copy-learn.ts";
import { StageBadge } from "./stage-badge.tsx";

/** Twelve collections of ten verses, each into the deck in one press. */
export function CollectionsView({ page, userId }: { page: CollectionsPage; userId: string }) {
  const copy = useCopy(memoryCopy);
  return (
    <>
      <p className="memory-lead">{copy.collections.lead}</p>
      <div className="memory-collections">
        {page.collections.map((one) => (
          <Collection key={one.id} collection={one} userId={userId} />
        ))}
      </div>
    </>
  );
}

function Collection({ collection, userId }: { collection: CollectionLine; userId: string }) {
  const copy = useCopy(memoryCopy);
  const { refusals } = useCopy(learnCopy);
  const fetcher = useFetcher<MemoryReply>();
  const { id, name, about, verses, learned } = collection;
  const action = useMemberAction(tabPath("collections"), userId);
  const left = verses.length - learned;
  const refused = fetcher.data && !fetcher.data.ok ? refusals[fetcher.data.refusal] : null;
  return (
    <Card as="section" className="memory-collection" aria-labelledby={`collection-${id}`}>
      <h2 id={`collection-${id}`}>{name}</h2>
      <p className="memory-note">{about}</p>
      <progress
        className="bar bar-plum"
        value={learned}
        max={verses.length}
        aria-label={copy.collections.learned(learned)}
      />
      <p className="memory-note">{left === 0 ? copy.collections.all : copy.collections.learned(learned)}</p>
      <details>
        <summary>
          {copy.collections.verses}
          <span className="sr-only">: {name}</span>
        </summary>
        <ul>
          {verses.map(({ key, reference, stage }) => (
            <li key={key}>
              {reference}
              {stage && <StageBadge stage={stage} />}
            </li>
          ))}
        </ul>
      </details>
      {left > 0 && (
        <fetcher.Form method="post" action={action}>
          <input type="hidden" name="intent" value="collection" />
          <input type="hidden" name="collection" value={id} />
          <Button type="submit" variant="quiet" icon="plus" busy={fetcher.state !== "idle"}>
            {left === verses.length ? copy.collections.learn : copy.collections.rest(left)}
            <span className="sr-only">: {name}</span>
          </Button>
        </fetcher.Form>
      )}
      <FieldError id={`collection-${id}-error`}>{refused}</FieldError>
    </Card>
  );
}
