import { hubCopy } from "#app/features/home/copy.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { BySubscription } from "./by-subscription.tsx";

/** Its heading, where the Daniel Plan's tile leads without premium (H18). */
export const PREMIUM_ID = "premium";

/** H11: premium, said once. Whoever has it is thanked and asked for nothing. */
export const PremiumCard = ({ member }: { member: HubMember | null }) => (
  <Card as="section" tone="amber" className="hub-premium" aria-labelledby={PREMIUM_ID}>
    {member ? (
      <BySubscription subscribed={member.subscribed}>
        {(yours) => <Words yours={yours} young={member.young} />}
      </BySubscription>
    ) : (
      <Words yours={false} young={false} />
    )}
  </Card>
);

function Words({ yours, young }: { yours: boolean; young: boolean }) {
  const { premiumCard: copy } = useCopy(hubCopy);
  return (
    <>
      <h2 id={PREMIUM_ID} tabIndex={-1}>
        {copy.title} {yours && <Badge tone="amber">{copy.yours}</Badge>}
      </h2>
      {!yours && <p className="hub-price">{copy.price}</p>}
      <p>{young ? copy.messages : copy.both}</p>
      {yours ? (
        <p>{copy.thanks}</p>
      ) : (
        <ButtonLink to="/pricing" variant="amber">
          {copy.action}
        </ButtonLink>
      )}
    </>
  );
}
