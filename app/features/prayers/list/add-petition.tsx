import { useState } from "react";
import { HelpFirst } from "#app/features/community/parts/help-first.tsx";
import { prayersCopy } from "#app/features/prayers/copy.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { PetitionFields } from "./petition-fields.tsx";
import { usePrayers } from "./use-prayers.tsx";

/** Something of one's own is put on the list. */
export function AddPetition({ userId, formId, open }: { userId: string; formId: string; open: boolean }) {
  const copy = useCopy(prayersCopy);
  const [body, setBody] = useState("");
  // what was sent twice is one; the next one is another
  const [count, setCount] = useState(0);
  const list = usePrayers(userId, () => {
    setBody("");
    setCount((n) => n + 1);
  });
  const { fetcher, refused } = list;
  const help = fetcher.data?.ok ? fetcher.data.help : undefined;
  return (
    <Card as="section" className="own-tool">
      <details open={open || undefined}>
        <summary>{copy.add}</summary>
        {help && <HelpFirst help={help} />}
        <fetcher.Form key={count} method="post" action={list.action} className="own-form">
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="formId" value={`${formId}-${count}`} />
          <PetitionFields
            body={body}
            person=""
            theme=""
            error={refused ? copy.refusals[refused.refusal] : null}
            onBody={setBody}
          />
          <Button type="submit" busy={list.pending !== null}>
            {copy.put}
          </Button>
        </fetcher.Form>
      </details>
    </Card>
  );
}
