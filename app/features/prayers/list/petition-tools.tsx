import { useState } from "react";
import { CLOSINGS } from "#app/features/community/model/themes.ts";
import { HelpFirst } from "#app/features/community/parts/help-first.tsx";
import { prayersCopy } from "#app/features/prayers/copy.ts";
import { MAX_CLOSING } from "#app/features/prayers/model/limits.ts";
import type { Petition } from "#app/features/prayers/model/petition.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { PetitionFields } from "./petition-fields.tsx";
import { type OnList, usePrayers } from "./use-prayers.tsx";

type ToolsProps = { petition: Petition; userId: string; list: OnList };

/** Close it, change its words, delete it; each works without script. */
export function PetitionTools({ petition, userId, list }: ToolsProps) {
  const copy = useCopy(prayersCopy);
  const { id, state } = petition;
  return (
    <div className="petition-tools">
      {state === "open" && (
        <details>
          <summary>{copy.close}</summary>
          <list.fetcher.Form method="post" action={list.action} className="own-form">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="intent" value="close" />
            <RadioGroup
              legend={copy.close}
              name="kind"
              defaultValue="answered"
              options={CLOSINGS.map((kind) => ({ value: kind, label: copy.closeAs[kind] }))}
            />
            <Field
              label={copy.closeBody}
              name="closing"
              dir="auto"
              autoComplete="off"
              maxLength={MAX_CLOSING}
            />
            <Button type="submit" busy={list.pending === "close"}>
              {copy.save}
            </Button>
          </list.fetcher.Form>
        </details>
      )}
      <EditPetition key={`${petition.body} ${petition.person}`} petition={petition} userId={userId} />
      <list.fetcher.Form method="post" action={list.action} className="petition-end">
        <input type="hidden" name="id" value={id} />
        {state !== "open" && (
          <Button type="submit" name="intent" value="open" variant="bare">
            {copy.open}
          </Button>
        )}
        <Button type="submit" name="intent" value="delete" variant="bare" icon="trash-2">
          {copy.remove}
        </Button>
      </list.fetcher.Form>
    </div>
  );
}

function EditPetition({ petition, userId }: { petition: Petition; userId: string }) {
  const copy = useCopy(prayersCopy);
  const [body, setBody] = useState(petition.body);
  const list = usePrayers(userId);
  const { fetcher, refused } = list;
  const help = fetcher.data?.ok ? fetcher.data.help : undefined;
  return (
    <details>
      <summary>{copy.edit}</summary>
      {help && <HelpFirst help={help} />}
      <fetcher.Form method="post" action={list.action} className="own-form">
        <input type="hidden" name="id" value={petition.id} />
        <input type="hidden" name="intent" value="edit" />
        <PetitionFields
          body={body}
          person={petition.person}
          theme={petition.theme}
          error={refused ? copy.refusals[refused.refusal] : null}
          onBody={setBody}
        />
        <Button type="submit" busy={list.pending !== null}>
          {copy.save}
        </Button>
      </fetcher.Form>
    </details>
  );
}
