import { Form, Link } from "@remix-run/react";
import { QUEUE_PATH } from "#app/features/community/paths.ts";
import { queueCopy } from "#app/features/community/queue/copy-queue.ts";
import { ITEM_KINDS } from "#app/features/community/queue/model/acts.ts";
import { clockOf } from "#app/features/community/queue/model/clock.ts";
import {
  QUEUE_SHOWS,
  type QueueCursor,
  type QueueQuery,
  queueSearch,
} from "#app/features/community/queue/model/query.ts";
import type { QueueItem, QueuePage } from "#app/features/community/queue/page.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

type ListProps = {
  items: QueueItem[];
  query: QueueQuery;
  counts: QueuePage["counts"];
  next: QueueCursor | null;
  shown: number | null;
  now: number;
};

/** The list, with what it can be narrowed to. Everything is a link. */
export function ItemList({ items, query, counts, next, shown, now }: ListProps) {
  const copy = useCopy(queueCopy);
  const many = { open: null, mine: counts.mine, appeals: counts.appeals, closed: null };
  return (
    <>
      <nav className="wall-chips" aria-label={copy.filter}>
        {QUEUE_SHOWS.map((show) => (
          <Link
            key={show}
            className="chip wall-chip"
            to={`${QUEUE_PATH}${queueSearch({ show, kind: query.kind })}`}
            aria-current={show === query.show ? "page" : undefined}
          >
            {copy.shows[show]}
            {many[show] ? `, ${many[show]}` : ""}
          </Link>
        ))}
      </nav>
      <Form method="get" action={QUEUE_PATH} className="queue-kind">
        {query.show !== "open" && <input type="hidden" name="show" value={query.show} />}
        <Select
          key={query.kind}
          label={copy.kind}
          name="kind"
          defaultValue={query.kind}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          <option value="">{copy.any}</option>
          {ITEM_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {copy.kinds[kind]}
            </option>
          ))}
        </Select>
        <noscript>
          <Button type="submit" variant="quiet">
            {copy.filter}
          </Button>
        </noscript>
      </Form>
      {items.length === 0 && <p className="hint">{copy.nothing.text}</p>}
      <ol className="queue-items">
        {items.map((item) => (
          <ItemLine key={item.id} item={item} query={query} isShown={item.id === shown} now={now} />
        ))}
      </ol>
      {(next || query.after) && (
        <p className="queue-pages">
          {query.after && (
            <Link to={`${QUEUE_PATH}${queueSearch({ ...query, after: null, item: null })}`}>
              {copy.first}
            </Link>
          )}
          {next && (
            <Link to={`${QUEUE_PATH}${queueSearch({ ...query, after: next, item: null })}`}>{copy.more}</Link>
          )}
        </p>
      )}
    </>
  );
}

type LineProps = { item: QueueItem; query: QueueQuery; isShown: boolean; now: number };

function ItemLine({ item, query, isShown, now }: LineProps) {
  const copy = useCopy(queueCopy);
  const clock = clockOf(item.openedAt, item.closedAt ?? now);
  const isLate = item.state === "open" && clock.left === null;
  const who = item.mine
    ? copy.you
    : item.claimer === null
      ? copy.free
      : copy.has(item.claimer || copy.somebody);
  return (
    <li>
      <Link
        className={`queue-line queue-severity-${item.severity}`}
        to={`${QUEUE_PATH}${queueSearch({ ...query, item: item.id })}`}
        aria-current={isShown ? "true" : undefined}
        data-queue-item={item.id}
        preventScrollReset
      >
        <b>{item.severity < 3 ? copy.severity[item.severity] : copy.kinds[item.kind]}</b>
        <span className={isLate ? "queue-late" : undefined}>
          {copy.age(clock)}
          {isLate && <span className="sr-only">. {copy.missed}</span>}
        </span>
        <small>
          {item.severity < 3 && `${copy.kinds[item.kind]}, `}
          {copy.why[item.why]?.(item.reports)}
        </small>
        <small>{item.state === "closed" ? item.act && copy.acts[item.act] : who}</small>
      </Link>
    </li>
  );
}
