import { forwardRef } from "react";
import { useIsOpen } from "#app/platform/open-links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { useCopy } from "#app/ui/language.tsx";
import { hubCopy } from "./copy.ts";

/** H11: premium, said once. Whoever has it is thanked and asked for nothing. `ref` is its heading (H18). */
export const PremiumCard = forwardRef<HTMLHeadingElement, { yours: boolean }>(({ yours }, heading) => {
  const { premiumCard: copy } = useCopy(hubCopy);
  const isOpen = useIsOpen();
  return (
    <Card as="section" tone="amber" className="hub-premium" aria-labelledby="premium">
      <h2 id="premium" ref={heading} tabIndex={-1}>
        {copy.title} {yours && <Badge tone="amber">{copy.yours}</Badge>}
      </h2>
      {!yours && <p className="hub-price">{copy.price}</p>}
      <p>{isOpen("/daniel-plan") ? copy.both : copy.messagesFirst}</p>
      {yours ? (
        <p>{copy.thanks}</p>
      ) : (
        <ButtonLink to="/pricing" variant="amber">
          {copy.action}
        </ButtonLink>
      )}
    </Card>
  );
});
PremiumCard.displayName = "PremiumCard";
