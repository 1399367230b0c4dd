import type { ReactNode } from "react";
import { billingRefusalCopy } from "#app/features/billing/model/copy-refusals.ts";
import { type CheckoutOrder, PREMIUM_CENTS } from "#app/features/billing/model/offers.ts";
import { longDate, money, type OwnPlan } from "#app/features/billing/model/plans.ts";
import { returnCopy } from "#app/features/billing/return/copy-return.ts";
import { useSettlePayment } from "#app/features/billing/return/use-settling.tsx";
import { usePollPayment } from "#app/features/billing/return/use-waiting.tsx";
import type { CheckoutStatus } from "#app/features/billing/return/waiting.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { Drawing, type DrawingName } from "#app/ui/art/drawing.tsx";
import { ButtonAnchor, ButtonLink } from "#app/ui/controls/button.tsx";
import { RoomPage } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

export type ReturnPage = {
  userId: string;
  session: string;
  status: CheckoutStatus;
  /** What was paid for, once it is known. */
  kind: CheckoutOrder["kind"];
  receiptUrl: string | null;
  own: OwnPlan;
  timeZone: string;
};

/** G17, S18: back from the payment page. The address grants nothing: what is said here the server knows. */
export function ReturnView({ page }: { page: ReturnPage }) {
  const words = useCopy(returnCopy);
  const { refusals } = billingRefusalCopy[useLanguage()];
  const { status } = page;
  const gaveUp = usePollPayment(status === "waiting", revalidateSoon);
  useRereadOn(page.userId, "subscription.changed");
  useSettlePayment(status === "unpaid" || gaveUp ? page.session : "");
  switch (status) {
    case "waiting": {
      const { title, text } = gaveUp ? words.late : words.waiting;
      return (
        <StatusMessage title={title} text={text} drawing="clock" status>
          {/* the same address, asked for anew: works without script */}
          <ButtonLink large to={`?session=${encodeURIComponent(page.session)}`} reloadDocument>
            {words.lookAgain}
          </ButtonLink>
          <Companion />
        </StatusMessage>
      );
    }
    case "paid":
      return <Paid page={page} />;
    case "unpaid":
      return (
        <StatusMessage
          title={refusals["billing.unreachable"].title}
          text={`${refusals["billing.unreachable"].text} ${words.unpaid}`}
          drawing="letter"
        >
          <ButtonLink large to="/pricing" reloadDocument>
            {words.toPlans}
          </ButtonLink>
          <Companion />
        </StatusMessage>
      );
    case "unknown":
      return (
        <StatusMessage {...words.unknown} drawing="scroll">
          <Billing large />
          <Companion />
        </StatusMessage>
      );
  }
}

const PICTURES: Record<CheckoutOrder["kind"], DrawingName> = {
  premium: "lamp",
  pack: "rolls",
  blessing: "letter",
};

function Paid({ page: { kind, own, receiptUrl, timeZone } }: { page: ReturnPage }) {
  const words = useCopy(returnCopy);
  const language = useLanguage();
  const { title, text } = words.paid[kind];
  const more =
    kind === "premium" && own.renewsAt !== null
      ? words.next(money(PREMIUM_CENTS, language), longDate(own.renewsAt, language, timeZone))
      : kind === "pack" && own.credits > 0
        ? words.credits(own.credits)
        : "";
  return (
    <StatusMessage title={title} text={`${text} ${more}`} drawing={PICTURES[kind]} status>
      <ButtonLink large to="/chatbot">
        {words.toCompanion}
      </ButtonLink>
      {receiptUrl ? (
        <ButtonAnchor large variant="bare" href={receiptUrl} target="_blank" rel="noreferrer">
          {words.receipt}
        </ButtonAnchor>
      ) : (
        <Billing />
      )}
    </StatusMessage>
  );
}

const Companion = () => (
  <ButtonLink large variant="bare" to="/chatbot">
    {useCopy(returnCopy).toCompanion}
  </ButtonLink>
);

const Billing = ({ large = false }: { large?: boolean }) => (
  <ButtonLink large variant={large ? "plum" : "bare"} to="/settings#billing">
    {useCopy(returnCopy).toBilling}
  </ButtonLink>
);

type SaidProps = {
  title: string;
  text: ReactNode;
  drawing: DrawingName;
  /** It changes by itself, and a screen reader is told. */
  status?: boolean;
  children: ReactNode;
};

/** One room, one thing to say, and the ways on. */
export function StatusMessage({ title, text, drawing, status = false, children }: SaidProps) {
  return (
    <RoomPage
      title={title}
      text={<span role={status ? "status" : undefined}>{text}</span>}
      actions={children}
      picture={<Drawing name={drawing} size={224} />}
    />
  );
}
