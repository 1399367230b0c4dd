import { returnCopy } from "#app/features/billing/return/copy-return.ts";
import { StatusMessage } from "#app/features/billing/return/return-page.tsx";
import { SETTLE_PATH, useSettlePayment } from "#app/features/billing/return/use-settling.tsx";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** D8: somebody has left the payment page. A member keeps everything; a registration that hung on it, the server decides. */
export function CancelledView({ userId, session }: { userId: string; session: string }) {
  const words = useCopy(returnCopy);
  const settled = useSettlePayment(session);
  const action = useMemberAction(SETTLE_PATH, userId);
  return (
    <StatusMessage
      title={words.cancelled.title}
      text={`${words.cancelled.text} ${settled === "kept" || !session ? words.kept : words.asking}`}
      drawing="chairs"
      status
    >
      <noscript>
        <form method="post" action={action}>
          <input type="hidden" name="session" value={session} />
          <Button type="submit" large>
            {words.goOn}
          </Button>
        </form>
      </noscript>
      <ButtonLink large to="/pricing" reloadDocument>
        {words.toPlans}
      </ButtonLink>
      <ButtonLink large variant="bare" to="/chatbot">
        {words.toCompanion}
      </ButtonLink>
    </StatusMessage>
  );
}
