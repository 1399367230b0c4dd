import { Icon } from "#app/ui/icon.tsx";
import type { AccessCopy } from "./words.ts";

/** What stands in the way, kept beside the button after the notice has gone. */
export function Problem({ copy }: { copy: AccessCopy | null }) {
  if (!copy) return null;
  return (
    <p className="account-problem">
      <Icon name="circle-alert" size="small" />
      <span>
        <b>{copy.title}.</b> {copy.text}
      </span>
    </p>
  );
}
