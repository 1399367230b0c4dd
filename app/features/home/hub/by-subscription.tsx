import type { ReactNode } from "react";

type BySubscriptionProps = { subscribed: boolean; children: (subscribed: boolean) => ReactNode };

/**
 * All that an element holds, as the server drew it for who subscribes or does not; the other drawing waits in a
 * template, for the browser's own check may find otherwise (E1, S1-S4; `document/static/show-plan.ts`).
 */
export const BySubscription = ({ subscribed, children }: BySubscriptionProps) => (
  <>
    {children(subscribed)}
    <template data-subscribed={String(!subscribed)}>{children(!subscribed)}</template>
  </>
);
