import { useSyncExternalStore } from "react";
import type { AccessCopy } from "#app/features/access/rules/words.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { currentToast, subscribeToToast } from "#app/ui/toasts/toasts.ts";

/** What stands in the way of the whole form. Its place is kept while the notice says the same, and it stays after it. */
export function Problem({ copy }: { copy: AccessCopy | null }) {
  const notice = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  if (!copy) return null;
  const isSaid = notice?.title === copy.title && notice.text === copy.text;
  return (
    <p className="account-problem" data-said={isSaid || undefined}>
      <Icon name="circle-alert" size="small" />
      <span>
        <b>{copy.title}.</b> {copy.text}
      </span>
    </p>
  );
}
