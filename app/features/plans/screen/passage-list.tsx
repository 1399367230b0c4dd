import { useFetcher } from "@remix-run/react";
import { plansCopy } from "#app/features/plans/copy.ts";
import type { PlansReply } from "#app/features/plans/reply.ts";
import type { ShownPassage } from "#app/features/plans/shown/page.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { useReplyToast } from "./use-reply.tsx";

type Props = { passages: readonly ShownPassage[]; path: string; userId: string; planId: string };

/** What there is to read, each with the way into the reader, and its mark. */
export const PassageList = ({ passages, ...rest }: Props) => (
  <ul className="plan-passages">
    {passages.map((passage) => (
      <li key={passage.item} className="plan-passages-row">
        <div className="plan-passage-words">
          <a className="plan-passage" href={passage.path}>
            {passage.name}
          </a>
          <p className="plan-note">{passage.about}</p>
        </div>
        <Mark passage={passage} {...rest} />
      </li>
    ))}
  </ul>
);

type MarkProps = Omit<Props, "passages"> & { passage: ShownPassage };

/** Read, or to read. A press shows at once; a refusal takes it back and says why. */
function Mark({ passage: { item, name, read }, path, userId, planId }: MarkProps) {
  const copy = useCopy(plansCopy);
  const fetcher = useFetcher<PlansReply>();
  useReplyToast(fetcher.data);
  const asked = fetcher.formData?.get("read");
  const isRead = asked ? asked === "yes" : read;
  const refused = fetcher.data && !fetcher.data.ok ? copy.refusals[fetcher.data.refusal] : null;
  return (
    <fetcher.Form method="post" action={useMemberAction(path, userId)} className="plan-mark-form">
      <input type="hidden" name="intent" value="check" />
      <input type="hidden" name="plan" value={planId} />
      <input type="hidden" name="items" value={item} />
      <button
        type="submit"
        name="read"
        value={isRead ? "no" : "yes"}
        className="plan-mark"
        aria-pressed={isRead}
        aria-label={isRead ? copy.readOf(name) : copy.toReadOf(name)}
      >
        <span className="plan-box" aria-hidden="true">
          <Icon name="check" size="small" />
        </span>
        <span aria-hidden="true">{isRead ? copy.read : copy.toRead}</span>
      </button>
      <FieldError id={`mark-${item}`}>{refused}</FieldError>
    </fetcher.Form>
  );
}
