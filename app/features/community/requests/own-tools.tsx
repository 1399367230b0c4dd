import { type FetcherWithComponents, useFetcher } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { HelpCard } from "#app/features/care/help-card.tsx";
import { communityCopy } from "#app/features/community/copy.ts";
import { MOST_BODY } from "#app/features/community/model/limits.ts";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { CLOSINGS, THEMES } from "#app/features/community/model/themes.ts";
import { WordsField } from "#app/features/community/parts/request-fields.tsx";
import { requestPath } from "#app/features/community/paths.ts";
import type { CommunityReply } from "#app/features/community/reply.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/features/care/care.css";

type ToolsProps = { request: RequestLine; userId: string; formId: string };

/** What an author does: add, close, change the words, take the name off, take it back. Each works without script. */
export function OwnTools({ request, userId, formId }: ToolsProps) {
  const { own } = useCopy(communityCopy);
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
        {isClosed && <OneButton {...form} intent="renew" words={own.reopen} />}
        {!request.unnamed && <OneButton {...form} intent="unname" words={own.unname} hint={own.unnameHint} />}
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

type OwnForm = {
  fetcher: FetcherWithComponents<CommunityReply>;
  busy: boolean;
  refused: Extract<CommunityReply, { ok: false }> | null;
};

/** @param onDone clears what was taken */
function useOwnForm(onDone?: () => void): OwnForm {
  const copy = useCopy(communityCopy);
  const fetcher = useFetcher<CommunityReply>();
  const reply = fetcher.state === "idle" ? fetcher.data : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a reply
  useEffect(() => {
    if (!reply?.ok) return;
    const title = copy.toasts[reply.intent];
    if (title) showToast({ title, tone: "ok" });
    onDone?.();
  }, [reply]);
  return { fetcher, busy: fetcher.state !== "idle", refused: reply && !reply.ok ? reply : null };
}

type FrameProps = ToolsProps & { own: OwnForm; intent: string; children: ReactNode; className?: string };

function Frame({ request, userId, formId, own, intent, children, className = "own-form" }: FrameProps) {
  const copy = useCopy(communityCopy);
  const { fetcher, refused } = own;
  return (
    <>
      {refused?.help && <HelpCard help={refused.help} />}
      <fetcher.Form
        method="post"
        action={useMemberAction(requestPath(request.id), userId)}
        className={className}
      >
        <input type="hidden" name="id" value={request.id} />
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="formId" value={formId} />
        {refused?.help && <input type="hidden" name="seenHelp" value="yes" />}
        {refused?.help && <p className="request-state">{copy.compose.afterHelp}</p>}
        {children}
      </fetcher.Form>
    </>
  );
}

/** What is wrong with the words, beside them. */
function useRefusal({ refused }: OwnForm): string | null {
  const { refusals } = useCopy(communityCopy);
  return refused && !refused.help ? refusals[refused.refusal] : null;
}

function UpdateForm(form: ToolsProps) {
  const { own: words } = useCopy(communityCopy);
  const [body, setBody] = useState("");
  const own = useOwnForm(() => setBody(""));
  return (
    <Frame {...form} own={own} intent="update">
      <WordsField
        label={words.updateBody}
        value={body}
        most={MOST_BODY}
        error={useRefusal(own)}
        onChange={setBody}
      />
      <Button type="submit" busy={own.busy}>
        {words.addUpdate}
      </Button>
    </Frame>
  );
}

function CloseForm(form: ToolsProps) {
  const { own: words } = useCopy(communityCopy);
  const [body, setBody] = useState("");
  const own = useOwnForm();
  return (
    <Frame {...form} own={own} intent="close">
      <RadioGroup
        legend={words.close}
        name="kind"
        defaultValue="answered"
        options={CLOSINGS.map((kind) => ({ value: kind, label: words.closeAs[kind] }))}
      />
      <WordsField
        label={words.closeBody}
        value={body}
        most={MOST_BODY}
        error={useRefusal(own)}
        onChange={setBody}
      />
      <Button type="submit" busy={own.busy}>
        {words.save}
      </Button>
    </Frame>
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
    <Frame {...form} own={own} intent="edit">
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
        most={MOST_BODY}
        error={useRefusal(own)}
        onChange={setBody}
      />
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
    </Frame>
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
    <Frame {...form} own={own} intent={intent} className="own-button">
      <Button type="submit" variant="quiet" busy={own.busy}>
        {words}
      </Button>
      {hint && <small className="hint">{hint}</small>}
    </Frame>
  );
}
