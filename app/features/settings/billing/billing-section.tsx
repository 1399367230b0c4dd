import { PortalForm } from "#app/features/billing/checkout/checkout-form.tsx";
import { PREMIUM_CENTS } from "#app/features/billing/model/offers.ts";
import { longDate, money } from "#app/features/billing/model/plans.ts";
import { Line, Section } from "#app/features/settings/form/line.tsx";
import { SettingsForm } from "#app/features/settings/form/settings-form.tsx";
import { settingsCopy } from "#app/features/settings/model/copy.ts";
import type { SettingsPage } from "#app/features/settings/model/page.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonAnchor, ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { billingCopy } from "./copy-billing.ts";
import "./billing.css";

type Props = { page: SettingsPage };

/** Plain billing: what is paid, when next, and the way out in one tap (P8, the same ease as joining). */
export function BillingSection({ page }: Props) {
  const { billing: words } = useCopy(settingsCopy);
  useRereadOn(page.userId, "subscription.changed");
  return (
    <Section id="billing" title={words.title} text={words.text}>
      <Trouble page={page} />
      <PlanPanel page={page} />
      <div className="setting-lines">
        <MoneyLines page={page} />
      </div>
    </Section>
  );
}

/** What needs the member's eye: a charge that waits, within its grace or beyond it, and a bank that decides. */
function Trouble({ page: { userId, billing, zone } }: Props) {
  const { late, frozen } = useCopy(billingCopy);
  const language = useLanguage();
  const { graceUntil } = billing;
  if (!billing.late && !billing.frozen) return null;
  return (
    <div className="setting-trouble" role="status">
      <Icon name="circle-alert" />
      {billing.late ? (
        <div>
          <h3>{late.title}</h3>
          <p>{graceUntil === null ? late.closed : late.text(longDate(graceUntil, language, zone.current))}</p>
          <PortalForm userId={userId} variant="plum">
            {late.fix}
          </PortalForm>
        </div>
      ) : (
        <div>
          <h3>{frozen.title}</h3>
          <p>{frozen.text}</p>
        </div>
      )}
    </div>
  );
}

function PlanPanel({ page: { userId, billing, zone } }: Props) {
  const words = useCopy(billingCopy);
  const language = useLanguage();
  const day = (time: number) => <b>{longDate(time, language, zone.current)}</b>;
  const { plan, stands, renewsAt, endsAt, graceUntil, cancelAtPeriodEnd, hasCustomer } = billing;
  const isPremium = plan === "premium";
  return (
    <div className={`setting-plan ${isPremium ? "" : "setting-plan-free"}`}>
      <Drawing name={isPremium ? "lamp" : "chat"} size={72} />
      <div>
        <h3>{isPremium ? words.premium : stands ? words.rests : words.free}</h3>
        {!isPremium && <p>{stands ? words.restsText : words.freeText}</p>}
        {isPremium && renewsAt === null && endsAt === null && <p>{words.given}</p>}
        {renewsAt !== null && (
          <p>
            {words.price(money(PREMIUM_CENTS, language))} {day(renewsAt)}.
          </p>
        )}
        {graceUntil !== null && <p>{words.waits(money(PREMIUM_CENTS, language))}</p>}
        {isPremium && renewsAt === null && graceUntil === null && endsAt !== null && (
          <p>
            {words.ends} {day(endsAt)}. {words.endsText}
          </p>
        )}
        {cancelAtPeriodEnd && (!isPremium || graceUntil !== null) && <p>{words.restsEnds}</p>}
        <div className="setting-actions">
          {!isPremium && !stands && (
            <ButtonLink variant="quiet" to="/pricing">
              {words.plans}
            </ButtonLink>
          )}
          {/* one form for both: it keeps its focus, and says what it has done */}
          {stands && (
            <SettingsForm
              intent={cancelAtPeriodEnd ? "keep-premium" : "cancel-premium"}
              userId={userId}
              submit={cancelAtPeriodEnd ? words.keep : words.cancel}
              saved={words.set}
            />
          )}
          {stands && hasCustomer && <PortalForm userId={userId}>{words.changeCard}</PortalForm>}
        </div>
      </div>
    </div>
  );
}

function MoneyLines({ page: { userId, billing } }: Props) {
  const words = useCopy(billingCopy);
  const { credits, plan, hasCustomer } = billing;
  return (
    <>
      {hasCustomer && (
        <div className="setting-row">
          <span>
            <b>{words.card.title}</b>
            <small>{words.card.text}</small>
          </span>
          <PortalForm userId={userId} variant="bare">
            {words.card.open}
          </PortalForm>
        </div>
      )}
      {credits > 0 && (
        <div className="setting-row">
          <span>
            <b>{words.pack.title(credits)}</b>
            <small>{words.pack[plan]}</small>
          </span>
        </div>
      )}
      <Receipts billing={billing} />
      <div className="setting-row">
        <span>
          <b>{words.refund.title}</b>
          <small>{words.refund.text}</small>
        </span>
      </div>
    </>
  );
}

function Receipts({ billing: { payments } }: Pick<SettingsPage, "billing">) {
  const { receipts: words, kinds, statuses } = useCopy(billingCopy);
  const language = useLanguage();
  const [newest] = payments;
  if (!newest)
    return (
      <div className="setting-row">
        <span>
          <b>{words.title}</b>
          <small>{words.none}</small>
        </span>
      </div>
    );
  const on = (at: number) => longDate(at, language, "UTC");
  const first = `${on(newest.at)}, ${money(newest.amountCents, language)}`;
  return (
    <Line title={words.title} text={words.summary(first, payments.length - 1)} open={words.open}>
      <ul className="setting-list setting-payments">
        {payments.map((payment) => (
          <li key={payment.id}>
            <span>
              <b>{kinds[payment.kind]}</b>
              <small>
                {on(payment.at)}. {statuses[payment.status](money(payment.refundedCents, language))}
                {payment.note && <q>{payment.note}</q>}
              </small>
            </span>
            <span className="setting-amount">{money(payment.amountCents, language)}</span>
            {payment.receiptUrl && (
              <ButtonAnchor
                href={payment.receiptUrl}
                variant="bare"
                target="_blank"
                rel="noreferrer"
                aria-label={words.receiptOf(kinds[payment.kind], on(payment.at))}
              >
                {words.receipt}
              </ButtonAnchor>
            )}
          </li>
        ))}
      </ul>
    </Line>
  );
}
