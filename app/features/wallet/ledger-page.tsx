import { Fragment, type ReactNode } from "react";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonAnchor, ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { Coin, Gem } from "./coin.tsx";
import { walletCopy } from "./copy.ts";
import { type LedgerLine, type LedgerPage, signed } from "./ledger.ts";
import { VIEWS } from "./query.ts";
import "./ledger.css";

/**
 * Every movement of coins, gems and messages, and its reason, newest first.
 * @param props.children what stands between the sums and the lines
 */
export function LedgerView({ page, children }: { page: LedgerPage; children?: ReactNode }) {
  const copy = useCopy(walletCopy);
  const isEmpty = page.days.length === 0;
  return (
    <section className="ledger" aria-labelledby="ledger-title">
      <div className="ledger-head">
        <div>
          <h1 id="ledger-title">{copy.title}</h1>
          <p>{copy.text}</p>
        </div>
        <ButtonAnchor href="/wallet/ledger.csv" variant="quiet" icon="download" download>
          {copy.save}
        </ButtonAnchor>
      </div>
      <Sums page={page} />
      {children}
      <nav className="ledger-views" aria-label={copy.show}>
        {VIEWS.map((view) => (
          <a
            key={view}
            href={view === "all" ? "/wallet" : `/wallet?show=${view}`}
            className="chip"
            aria-current={view === page.view ? "page" : undefined}
          >
            {copy.views[view]}
          </a>
        ))}
      </nav>
      {isEmpty ? <Nothing page={page} /> : <Lines page={page} />}
      <Further page={page} />
      <p className="ledger-fine">{copy.fine}</p>
    </section>
  );
}

function Sums({ page: { coins, gems, messages, level, toNext } }: { page: LedgerPage }) {
  const copy = useCopy(walletCopy);
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <Card className="ledger-sums">
      <p>
        <b>
          <Coin />
          <span>{number.format(coins.balance)}</span>
        </b>
        {copy.inWallet}
      </p>
      <p>
        <b>{number.format(coins.earned)}</b>
        {copy.earned(coins.since)}
      </p>
      <p>
        <b>{number.format(coins.spent)}</b>
        {copy.spent}
      </p>
      <p>
        <b>
          <Gem />
          <span>{number.format(gems)}</span>
        </b>
        {copy.gems}
      </p>
      {messages > 0 && (
        <p>
          <b>{number.format(messages)}</b>
          {copy.messages}
        </p>
      )}
      <p>
        <b>{copy.level(level)}</b>
        {toNext > 0 ? copy.toNext(toNext, level + 1) : copy.highest}
      </p>
    </Card>
  );
}

function Nothing({ page }: { page: LedgerPage }) {
  const copy = useCopy(walletCopy);
  if (page.view !== "all" || !page.isFirst) return <p className="ledger-none">{copy.none}</p>;
  return (
    <EmptyState
      picture={<Drawing name="bowl" size={120} />}
      title={copy.empty.title}
      text={copy.empty.text}
    />
  );
}

function Lines({ page }: { page: LedgerPage }) {
  const copy = useCopy(walletCopy);
  return (
    <table className="ledger-lines" aria-labelledby="ledger-title">
      <thead>
        <tr>
          <th scope="col" className="ledger-time">
            {copy.time}
          </th>
          <th scope="col">{copy.cause}</th>
          <th scope="col" className="ledger-number">
            {copy.amount}
          </th>
          <th scope="col" className="ledger-number">
            {copy.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {page.days.map(({ day, title, lines }) => (
          <Fragment key={day}>
            <tr className="ledger-day">
              <th scope="colgroup" colSpan={4}>
                {title}
              </th>
            </tr>
            {lines.map((line) => (
              <Line key={line.seq} line={line} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Line({ line: { time, lead, about, amount, balance, currency } }: { line: LedgerLine }) {
  const copy = useCopy(walletCopy);
  const unit = {
    faith_coins: copy.coinsUnit,
    faith_gems: copy.gemsUnit,
    message_credits: copy.messagesUnit,
  }[currency];
  return (
    <tr>
      <td className="ledger-time">{time}</td>
      <td>
        <b>{lead}</b>
        <small>{about}</small>
      </td>
      <td className="ledger-number" data-came={amount > 0 || undefined}>
        {currency === "faith_gems" && <Gem />}
        {signed(amount)}{" "}
        <span className={currency === "message_credits" ? "ledger-unit" : "sr-only"}>{unit}</span>
      </td>
      <td className="ledger-number ledger-after">{balance}</td>
    </tr>
  );
}

function Further({ page: { view, before, isFirst } }: { page: LedgerPage }) {
  const copy = useCopy(walletCopy);
  if (isFirst && before === null) return null;
  return (
    <nav className="ledger-further" aria-label={copy.older}>
      {!isFirst && (
        <ButtonLink to={`/wallet?show=${view}`} variant="quiet">
          {copy.newest}
        </ButtonLink>
      )}
      {before !== null && (
        <ButtonLink to={`/wallet?show=${view}&before=${before}`} variant="quiet">
          {copy.older}
        </ButtonLink>
      )}
    </nav>
  );
}
