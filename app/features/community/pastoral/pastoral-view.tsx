import { Link, useFetcher } from "@remix-run/react";
import { useState } from "react";
import { dayOf } from "#app/features/community/parts/time-words.ts";
import { PASTORAL_PATH } from "#app/features/community/paths.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { CareDetail } from "./care-detail.tsx";
import { pastoralCopy } from "./copy-pastoral.ts";
import type { CareLine, CarePage } from "./page.ts";
import { CARE_SHOWS, careSearch } from "./query.ts";
import type { PastoralReply } from "./reply.ts";
import "#app/features/community/community.css";
import "#app/features/community/queue/screen/queue.css";

type ViewProps = {
  page: CarePage;
  reply: PastoralReply | undefined;
  userId: string;
  formId: string;
  now: number;
  timeZone: string;
};

/** What was asked of the pastoral team: the list, and one request with its answers. */
export function PastoralView({ page, reply: sent, userId, formId, ...moment }: ViewProps) {
  const copy = useCopy(pastoralCopy);
  const fetcher = useFetcher<PastoralReply>();
  const [round, setRound] = useState(0);
  useReplies(fetcher.state === "idle" ? fetcher.data : undefined, ({ ok, intent }) => {
    if (!ok) return;
    setRound((before) => before + 1);
    showToast({ title: copy.toasts[intent] ?? "", tone: "ok" });
  });
  const { detail } = page;
  return (
    <div className="queue">
      <section className="queue-side" aria-labelledby="queue-title">
        <h1 id="queue-title">{copy.title}</h1>
        <p className="queue-sum">{copy.text}</p>
        <CareList page={page} {...moment} />
      </section>
      <div className="queue-main">
        {detail ? (
          <CareDetail
            key={`${detail.id}-${round}`}
            page={page}
            detail={detail}
            fetcher={fetcher}
            reply={fetcher.data ?? sent}
            userId={userId}
            formId={`${formId}-${round}`}
            {...moment}
          />
        ) : (
          <Card>
            <EmptyState title={copy.nothing.title} text={copy.nothing.text} />
          </Card>
        )}
      </div>
    </div>
  );
}

function CareList({ page, now, timeZone }: { page: CarePage; now: number; timeZone: string }) {
  const copy = useCopy(pastoralCopy);
  const { query, items, next, detail } = page;
  return (
    <>
      <nav className="wall-chips" aria-label={copy.filter}>
        {CARE_SHOWS.map((show) => (
          <Link
            key={show}
            className="chip wall-chip"
            to={`${PASTORAL_PATH}${careSearch({ show })}`}
            aria-current={show === query.show ? "page" : undefined}
          >
            {copy.shows[show]}
          </Link>
        ))}
      </nav>
      <ol className="queue-items">
        {items.map((item) => (
          <li key={item.id}>
            <Link
              className={`queue-line queue-severity-${item.urgent ? 0 : 3}`}
              to={`${PASTORAL_PATH}${careSearch({ ...query, item: item.id })}`}
              aria-current={item.id === detail?.id ? "true" : undefined}
              preventScrollReset
            >
              <b dir="auto">{item.name ?? copy.someone}</b>
              <AskedOn at={item.openedAt} now={now} timeZone={timeZone} />
              <small dir="auto">{item.title || item.body.slice(0, 60)}</small>
              <small>{holderOf(item, copy)}</small>
              {item.urgent && <Badge tone="danger">{copy.urgent}</Badge>}
            </Link>
          </li>
        ))}
      </ol>
      {(next !== null || query.from > 0) && (
        <p className="queue-pages">
          {query.from > 0 && (
            <Link to={`${PASTORAL_PATH}${careSearch({ show: query.show })}`}>{copy.first}</Link>
          )}
          {next !== null && (
            <Link to={`${PASTORAL_PATH}${careSearch({ show: query.show, from: next })}`}>{copy.more}</Link>
          )}
        </p>
      )}
    </>
  );
}

const holderOf = (item: CareLine, copy: (typeof pastoralCopy)["en"]): string =>
  item.mine ? copy.mine : item.assignee === null ? copy.free : copy.assigned(item.assignee);

function AskedOn({ at, ...moment }: { at: number; now: number; timeZone: string }) {
  return <span>{dayOf(at, { ...moment, language: useLanguage() })}</span>;
}
