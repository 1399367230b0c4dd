import { notificationsCopy } from "#app/features/notifications/copy.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** When nothing rings, and where that is changed. */
export function QuietLine({ quiet }: { quiet: { from: string; to: string } | null }) {
  const copy = useCopy(notificationsCopy);
  return (
    <p className="notices-quiet">
      <Icon name="moon" size="small" />
      <span>{quiet ? copy.quiet(quiet.from, quiet.to) : copy.noQuiet}</span>
      <a className="btn btn-bare" href="/settings#notes">
        {copy.change}
      </a>
    </p>
  );
}
