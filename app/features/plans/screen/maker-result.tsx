import { plansCopy } from "#app/features/plans/copy.ts";
import { ownPlan } from "#app/features/plans/model/own.ts";
import { choiceOf, type OwnFields } from "#app/features/plans/model/own-choice.ts";
import type { PlansReply, Preview } from "#app/features/plans/reply.ts";
import { dayInWords } from "#app/features/plans/shown/say.ts";
import { isDay } from "#app/features/rhythm/ask.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { useBusy } from "./plan-form.tsx";
import { useRefused } from "./use-reply.tsx";

/**
 * What the choice makes, as one chooses: the same rule that the server asks. Without script a button asks the server.
 */
export function MakerResult({ fields, reply }: { fields: OwnFields; reply: PlansReply | undefined }) {
  const copy = useCopy(plansCopy);
  const language = useLanguage();
  const hydrated = useHydrated();
  const refused = useRefused(reply, "make", "preview");
  const busy = useBusy("make");
  const made = isDay(fields.start) ? ownPlan(choiceOf(fields)) : null;
  const shown: Preview | undefined =
    hydrated && made?.ok
      ? {
          days: copy.daysOfReading(made.value.readings),
          minutes: copy.aboutMinutes(made.value.minutes),
          first: dayInWords(language, made.value.firstDay),
          last: dayInWords(language, made.value.lastDay),
        }
      : reply?.ok && !hydrated
        ? reply.preview
        : undefined;
  // nothing chosen yet is no mistake
  const wrong = hydrated && made && !made.ok && fields.books.length > 0 ? copy.refusals[made.refusal] : null;
  return (
    <>
      <p className="plan-result" aria-live="polite">
        {shown && copy.maker.result(shown.days, shown.minutes, shown.first, shown.last)}
      </p>
      <FieldError id="maker-error">{wrong ?? refused}</FieldError>
      <div className="plan-card-actions">
        <Button type="submit" name="intent" value="make" large busy={busy}>
          {copy.maker.begin}
        </Button>
        {!hydrated && (
          <Button type="submit" name="intent" value="preview" variant="quiet">
            {copy.maker.preview}
          </Button>
        )}
      </div>
    </>
  );
}
