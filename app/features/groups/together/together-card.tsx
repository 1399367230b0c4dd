import type { Together } from "#app/features/groups/page.ts";
import { GroupForm, type InGroup } from "#app/features/groups/screen/group-form.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Checkbox } from "#app/ui/controls/switch.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { togetherCopy } from "./copy-together.ts";

/** The six weeks with a group, to adults with Premium. @param offers the reader has Premium */
export function TogetherCard({
  together,
  offers,
  of,
}: {
  together: Together | null;
  offers: boolean;
  of: InGroup;
}) {
  const copy = useCopy(togetherCopy);
  if (!together || (!offers && !together.takesPart)) return null;
  const { takesPart, named, line } = together;
  return (
    <Card as="section" className="request-card" aria-labelledby="group-together">
      <h2 id="group-together">{copy.title}</h2>
      {takesPart ? (
        <>
          <p>{line ? copy.line(line.days, line.people) : copy.waits}</p>
          {line && line.names.length > 0 && <p dir="auto">{copy.names(line.names.join(", "))}</p>}
          <p className="hint">{named ? copy.withName : copy.withoutName}</p>
          <GroupForm of={of} intent="not-together">
            {({ busy }) => (
              <Button type="submit" variant="quiet" busy={busy}>
                {copy.leave}
              </Button>
            )}
          </GroupForm>
        </>
      ) : (
        <>
          <p>{copy.offer}</p>
          <GroupForm of={of} intent="together" className="own-form">
            {({ busy }) => (
              <>
                <Checkbox name="named" value="on" label={copy.named} />
                <Button type="submit" variant="quiet" busy={busy}>
                  {copy.join}
                </Button>
              </>
            )}
          </GroupForm>
        </>
      )}
    </Card>
  );
}
