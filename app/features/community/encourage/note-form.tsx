import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { WordsField } from "#app/features/community/parts/request-fields.tsx";
import {
  Offered,
  OwnFrame,
  type ToolsProps,
  useOwnForm,
  useRefusal,
} from "#app/features/community/requests/own-frame.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { encourageCopy } from "./copy-encourage.ts";
import { MAX_NOTE, PRESETS } from "./presets.ts";

/** A line to who asked: one of the reviewed sentences, or words of one's own. */
export function NoteForm(form: ToolsProps) {
  const copy = useCopy(encourageCopy);
  const { request } = form;
  const [body, setBody] = useState("");
  const [preset, setPreset] = useState<string>(PRESETS[0]);
  const own = useOwnForm(() => setBody(""));
  const refusal = useRefusal(own);
  const details = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  // "Write a line" leads here: the form is open. Without script the browser opens what holds the place
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each coming, also to the same place
  useEffect(() => {
    if (hash === "#note" && details.current) details.current.open = true;
  }, [hash, key]);
  return (
    <Card as="section" className="own-tool">
      <details ref={details}>
        <summary>{copy.title(request.author?.name ?? null)}</summary>
        <OwnFrame {...form} own={own} intent="encourage">
          <p className="hint" id="note">
            {copy.hint}
          </p>
          <RadioGroup
            legend={copy.which}
            name="preset"
            value={preset}
            onChange={setPreset}
            options={[
              ...PRESETS.map((value) => ({ value: value as string, label: copy.presets[value] })),
              { value: "own", label: copy.own },
            ]}
            error={preset === "own" ? null : refusal}
          />
          <WordsField
            label={copy.body}
            hint={copy.bodyHint}
            value={body}
            most={MAX_NOTE}
            error={preset === "own" ? refusal : null}
            onChange={(text) => {
              setBody(text);
              if (text !== "") setPreset("own");
            }}
          />
          <Offered own={own} body={body} onTake={setBody} />
          <Unnamed />
          <Button type="submit" busy={own.busy}>
            {copy.send}
          </Button>
        </OwnFrame>
      </details>
    </Card>
  );
}

function Unnamed() {
  const copy = useCopy(encourageCopy);
  return (
    <RadioGroup
      legend={copy.who}
      name="unnamed"
      defaultValue="no"
      look="row"
      options={[
        { value: "no", label: copy.named },
        { value: "yes", label: copy.unnamed, hint: copy.unnamedHint },
      ]}
    />
  );
}
