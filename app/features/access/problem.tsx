import { useSyncExternalStore } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { currentToast, subscribeToToast } from "#app/ui/toasts.ts";
import type { AccessCopy } from "./words.ts";

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
