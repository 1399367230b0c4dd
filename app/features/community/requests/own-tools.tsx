import { type ReactNode, useState } from "react";
import { communityCopy } from "#app/features/community/copy.ts";
import { MAX_BODY } from "#app/features/community/model/limits.ts";
import { CLOSINGS, THEMES } from "#app/features/community/model/themes.ts";
import { WordsField } from "#app/features/community/parts/request-fields.tsx";
import { testimonyCopy } from "#app/features/community/testimonies/copy-testimonies.ts";
import { TELL_PATH } from "#app/features/community/testimonies/paths.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { Offered, OwnFrame, type ToolsProps, useOwnForm, useRefusal } from "./own-frame.tsx";

/** What an author does: add, close, change the words, take the name off, take it back. Each works without script. */
export function OwnTools({ request, userId, formId }: ToolsProps) {
  const { own } = useCopy(communityCopy);
  const { compose } = useCopy(testimonyCopy);
  if (request.state === "withdrawn") return null;
  const isClosed = request.state !== "open" && request.state !== "resting";
  const form = { request, userId, formId };
  return (
    <section className="own-tools" aria-label={own.title}>
      {request.state === "resting" && <OneButton {...form} intent="renew" words={own.renew} />}
      {!isClosed && (
        <Tool title={own.close} open={request.state === "resting"}>
          <CloseForm {...form} />
        </Tool>
      )}
      <Tool title={own.update}>
        <UpdateForm {...form} />
      </Tool>
      <Tool title={own.edit}>
        <EditForm {...form} />
      </Tool>
      <div className="own-buttons">
        {request.state === "answered" && (
          <ButtonLink to={`${TELL_PATH}?request=${request.id}`} icon="square-pen">
            {compose.fromRequest}
          </ButtonLink>
        )}
        {isClosed && <OneButton {...form} intent="renew" words={own.reopen} />}
        {!request.unnamed && !request.circle && (
          <OneButton {...form} intent="unname" words={own.unname} hint={own.unnameHint} />
        )}
        <OneButton {...form} intent="withdraw" words={own.withdraw} hint={own.withdrawHint} />
      </div>
    </section>
  );
}

const Tool = ({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) => (
  <Card as="section" className="own-tool">
    <details open={open || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  </Card>
);

function UpdateForm(form: ToolsProps) {
  const { own: words } = useCopy(communityCopy);
  const [body, setBody] = useState("");
  const own = useOwnForm(() => setBody(""));
  return (
    <OwnFrame {...form} own={own} intent="update">
      <WordsField
        label={words.updateBody}
        value={body}
        most={MAX_BODY}
        error={useRefusal(own)}
        onChange={setBody}
      />
      <Offered own={own} body={body} onTake={setBody} />
      <Button type="submit" busy={own.busy}>
        {words.addUpdate}
      </Button>
    </OwnFrame>
  );
}

function CloseForm(form: ToolsProps) {
  const { own: words } = useCopy(communityCopy);
  const [body, setBody] = useState("");
  const own = useOwnForm();
  return (
    <OwnFrame {...form} own={own} intent="close">
      <RadioGroup
        legend={words.close}
        name="kind"
        defaultValue="answered"
        options={CLOSINGS.map((kind) => ({ value: kind, label: words.closeAs[kind] }))}
      />
      <WordsField
        label={words.closeBody}
        value={body}
        most={MAX_BODY}
        error={useRefusal(own)}
        onChange={setBody}
      />
      <Offered own={own} body={body} onTake={setBody} />
      <Button type="submit" busy={own.busy}>
        {words.save}
      </Button>
    </OwnFrame>
  );
}

function EditForm(form: ToolsProps) {
  const copy = useCopy(communityCopy);
  const { own: words, compose } = copy;
  const { request } = form;
  const [title, setTitle] = useState(request.title);
  const [body, setBody] = useState(request.body);
  const own = useOwnForm();
  return (
    <OwnFrame {...form} own={own} intent="edit">
      <input type="hidden" name="version" value={request.version} />
      <Field
        label={compose.heading}
        name="title"
        dir="auto"
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <WordsField
        label={compose.body}
        value={body}
        most={MAX_BODY}
        error={useRefusal(own)}
        onChange={setBody}
      />
      <Offered own={own} body={body} onTake={setBody} />
      <Select label={compose.theme} name="theme" defaultValue={request.theme}>
        {THEMES.map((theme) => (
          <option key={theme} value={theme}>
            {copy.themes[theme]}
          </option>
        ))}
      </Select>
      <Button type="submit" busy={own.busy}>
        {words.save}
      </Button>
    </OwnFrame>
  );
}

function OneButton({
  intent,
  words,
  hint,
  ...form
}: ToolsProps & { intent: string; words: string; hint?: string }) {
  const own = useOwnForm();
  return (
    <OwnFrame {...form} own={own} intent={intent} className="own-button">
      <Button type="submit" variant="quiet" busy={own.busy}>
        {words}
      </Button>
      {hint && <small className="hint">{hint}</small>}
    </OwnFrame>
  );
}
