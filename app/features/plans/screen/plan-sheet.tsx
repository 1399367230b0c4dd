import { useFetcher } from "@remix-run/react";
import { useId } from "react";
import { plansCopy } from "#app/features/plans/copy.ts";
import type { PlansReply } from "#app/features/plans/reply.ts";
import type { PlannedReading, PlanPage } from "#app/features/plans/shown/page.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { useReplyToast } from "./use-reply.tsx";

type Props = {
  readings: readonly PlannedReading[];
  plan: PlanPage["plan"];
  path: string;
  userId: string;
};

/** Every reading with its day. On paper it is a sheet with boxes to tick. */
export function PlanSheet({ readings, plan, path, userId }: Props) {
  const copy = useCopy(plansCopy);
  const fetcher = useFetcher<PlansReply>();
  useReplyToast(fetcher.data);
  const id = useId();
  const action = useMemberAction(path, userId);
  const asked = fetcher.formData;
  const refused = fetcher.data && !fetcher.data.ok ? copy.refusals[fetcher.data.refusal] : null;
  return (
    <Card as="section" className="plan-card plan-sheet-card" aria-labelledby="plan-all">
      <h2 id="plan-all">{copy.allReadings}</h2>
      <FieldError id={`${id}-error`}>{refused}</FieldError>
      {(["yes", "no"] as const).map((read) => (
        <fetcher.Form key={read} id={`${id}-${read}`} method="post" action={action}>
          <input type="hidden" name="intent" value="check" />
          <input type="hidden" name="plan" value={plan.id} />
          <input type="hidden" name="read" value={read} />
        </fetcher.Form>
      ))}
      <table className="plan-sheet">
        <thead>
          <tr>
            <th scope="col">{copy.sheet.day}</th>
            <th scope="col">{copy.sheet.date}</th>
            <th scope="col">{copy.sheet.reading}</th>
            <th scope="col" className="plan-sheet-minutes">
              {copy.sheet.minutes}
            </th>
            <th scope="col">{copy.sheet.done}</th>
          </tr>
        </thead>
        <tbody>
          {readings.map((reading) => (
            <SheetRow key={reading.reading} reading={reading} formId={id} sent={asked} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

type RowProps = { reading: PlannedReading; formId: string; sent: FormData | undefined };

function SheetRow({
  reading: { number, day, passages, minutes, name, isToday, read },
  formId,
  sent,
}: RowProps) {
  const copy = useCopy(plansCopy);
  const items = passages.map(({ item }) => item).join(",");
  const isRead = sent?.get("items") === items ? sent.get("read") === "yes" : read;
  return (
    <tr data-today={isToday || undefined} data-read={isRead || undefined}>
      <th scope="row">{number}</th>
      <td>{day}</td>
      <td>
        {passages.map((passage) => (
          <a key={passage.item} className="plan-passage" href={passage.path}>
            {passage.name}
          </a>
        ))}
      </td>
      <td className="plan-sheet-minutes">{minutes}</td>
      <td>
        <button
          type="submit"
          form={`${formId}-${isRead ? "no" : "yes"}`}
          name="items"
          value={items}
          className="plan-mark"
          aria-pressed={isRead}
          aria-label={isRead ? copy.readOf(name) : copy.toReadOf(name)}
        >
          <span className="plan-box" aria-hidden="true">
            <Icon name="check" size="small" />
          </span>
        </button>
      </td>
    </tr>
  );
}
