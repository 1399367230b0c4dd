import type { ReactNode } from "react";
import type { Language } from "#app/core/language.ts";
import { money } from "#app/features/billing/model/plans.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Badge, type BadgeTone } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { dashboardCopy } from "./copy-dashboard.ts";
import { type Health, healthOf, healthOfWaiting, type Running, type Safety } from "./dashboard.ts";
import { OpenTable, SpendTable } from "./dashboard-tables.tsx";
import "./dashboard.css";

type DashboardViewProps = { safety: Safety; running: Running | null; now: number };

/** What waits, how long decisions take, who was offered help, and whether everything runs: no counts for their own sake. */
export function DashboardView({ safety, running, now }: DashboardViewProps) {
  return (
    <div className="dash">
      <OpenTable open={safety.open} />
      <Decided decided={safety.decided} />
      <Facts safety={safety} refunds={running?.refunds ?? null} />
      {running && <SpendTable {...running.spend} />}
      {running && <Depended running={running} now={now} />}
    </div>
  );
}

function Decided({ decided: { count, medianMs } }: { decided: Safety["decided"] }) {
  const copy = useCopy(dashboardCopy);
  const minutes = Math.round((medianMs ?? 0) / 60_000);
  return (
    <Tile title={copy.decided.title}>
      {medianMs === null ? (
        <p className="admin-text">{copy.decided.none}</p>
      ) : (
        <>
          <p className="dash-figure">
            {copy.hours(Math.floor(minutes / 60), minutes % 60)} <small>{copy.decided.median}</small>
          </p>
          <p className="admin-text">{copy.decided.of(count)}</p>
        </>
      )}
    </Tile>
  );
}

const share = ({ right, decided }: Safety["appeals"], language: Language): string =>
  new Intl.NumberFormat(language, { style: "percent" }).format(right / decided);

function Facts({ safety, refunds }: { safety: Safety; refunds: Running["refunds"] | null }) {
  const copy = useCopy(dashboardCopy);
  const language = useLanguage();
  return (
    <>
      <Tile title={copy.crisis.title} small>
        <p className="dash-figure">{safety.crisis}</p>
        <p className="admin-text">{copy.crisis.text}</p>
      </Tile>
      <Tile title={copy.appeals.title} small>
        <p className="dash-figure">{safety.appeals.decided === 0 ? 0 : share(safety.appeals, language)}</p>
        <p className="admin-text">{copy.appeals.text(safety.appeals.right, safety.appeals.decided)}</p>
      </Tile>
      <Tile title={copy.reported.title} small>
        <p className="dash-figure">{safety.reportedConversations}</p>
        <p className="admin-text">{copy.reported.text}</p>
        {refunds && (
          <p>
            <ButtonLink to="/admin/break-glass" variant="quiet">
              {copy.reported.link}
            </ButtonLink>
          </p>
        )}
      </Tile>
      {refunds && (
        <Tile title={copy.refunds.title} small>
          <p className="dash-figure">{money(refunds.cents, language)}</p>
          <p className="admin-text">{copy.refunds.text(refunds.count)}</p>
          <p>
            <ButtonLink to="/admin/billing" variant="quiet">
              {copy.refunds.link}
            </ButtonLink>
          </p>
        </Tile>
      )}
    </>
  );
}

const TONES: Record<Health, BadgeTone> = { well: "ok", slow: "amber", failing: "danger" };

/** As our own rows tell it; nobody is asked while the page is read. */
function Depended({ running: { companion, payments, deliveries }, now }: { running: Running; now: number }) {
  const { health: words } = useCopy(dashboardCopy);
  const lines: [name: string, text: string, health: Health][] = [
    [
      words.companion,
      words.companionText(companion.answered, companion.failed),
      healthOf(companion.answered, companion.failed),
    ],
    [words.payments, words.paymentsText(payments.waiting), healthOfWaiting(payments.oldestAt, now)],
    [
      words.deliveries,
      words.deliveriesText(deliveries.waiting, deliveries.failing),
      healthOfWaiting(deliveries.oldestAt, now),
    ],
  ];
  return (
    <Tile title={words.title}>
      <ul className="dash-health">
        {lines.map(([name, text, health]) => (
          <li key={name}>
            <span>
              <b>{name}</b>
              <small className="admin-meta">{text}</small>
            </span>
            <Badge tone={TONES[health]} dot>
              {words.states[health]}
            </Badge>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

type TileProps = { title: string; small?: boolean; children: ReactNode };

function Tile({ title, small = false, children }: TileProps) {
  return (
    <Card as="section" className={small ? "dash-tile dash-small" : "dash-tile"} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}
