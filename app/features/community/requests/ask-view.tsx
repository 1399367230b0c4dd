import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { LANGUAGES } from "#app/core/language.ts";
import { communityCopy } from "#app/features/community/copy.ts";
import { MAX_BODY } from "#app/features/community/model/limits.ts";
import { AUDIENCES, type Audience, type Circles, THEMES } from "#app/features/community/model/themes.ts";
import { HelpFirst } from "#app/features/community/parts/help-first.tsx";
import { OfferedWords, WordsField } from "#app/features/community/parts/request-fields.tsx";
import { ASK_PATH, COMMUNITY_PATH } from "#app/features/community/paths.ts";
import type { CommunityReply } from "#app/features/community/reply.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { type AskDraft, keepAskDraft, readAskDraft } from "./ask-draft.tsx";
import "#app/features/community/community.css";

type AskProps = { userId: string; formId: string; holdsFirst: boolean; circles: Circles };

/** Nobody is offered friends or a group that they do not have. */
const offered = ({ friends, groups }: Circles): Audience[] =>
  AUDIENCES.filter((one) => (one !== "friends" || friends) && (one !== "group" || groups.length > 0));

/** A request is written. What is typed stays on this device until it is sent. */
export function AskView({ userId, formId, holdsFirst, circles }: AskProps) {
  const copy = useCopy(communityCopy);
  const language = useLanguage();
  const { compose } = copy;
  const reply = useActionReply<CommunityReply>();
  const refused = reply && !reply.ok ? reply : null;
  const busy = useNavigation().formData?.get("intent") === "ask";
  const [draft, setDraft] = useState<AskDraft>(() => ({
    formId,
    title: "",
    body: "",
    theme: "other",
    language,
    audience: "members",
    group: circles.groups[0]?.id ?? "",
    ...refused?.given,
  }));
  useEffect(() => setDraft((now) => ({ ...now, ...readAskDraft() })), []);
  const change = (part: Partial<AskDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepAskDraft(next);
  };
  const help = refused?.help ?? null;
  const error = refused && !help ? copy.refusals[refused.refusal] : null;
  return (
    <div className="community ask">
      <header>
        <h1>{compose.title}</h1>
        <p className="community-intro">{compose.text}</p>
      </header>
      {help && <HelpFirst help={help} />}
      <Form method="post" action={useMemberAction(ASK_PATH, userId)} className="ask-form">
        <input type="hidden" name="intent" value="ask" />
        <input type="hidden" name="formId" value={draft.formId} />
        {help && <input type="hidden" name="seenHelp" value="yes" />}
        {help && <p className="request-state">{compose.afterHelp}</p>}
        <Field
          label={compose.heading}
          name="title"
          dir="auto"
          autoComplete="off"
          value={draft.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <WordsField
          label={compose.body}
          value={draft.body}
          most={MAX_BODY}
          hint={compose.hint}
          error={error}
          onChange={(body) => change({ body })}
        />
        {refused?.offered !== undefined && refused.offered !== draft.body && (
          <OfferedWords words={refused.offered} onTake={(body) => change({ body })} />
        )}
        <div className="ask-choices">
          <Select
            label={compose.theme}
            name="theme"
            value={draft.theme}
            onChange={(event) => change({ theme: event.currentTarget.value })}
          >
            {THEMES.map((theme) => (
              <option key={theme} value={theme}>
                {copy.themes[theme]}
              </option>
            ))}
          </Select>
          <Select
            label={compose.language}
            name="language"
            value={draft.language}
            onChange={(event) => change({ language: event.currentTarget.value })}
          >
            {LANGUAGES.map((known) => (
              <option key={known} value={known}>
                {copy.languages[known]}
              </option>
            ))}
          </Select>
        </div>
        <RadioGroup
          legend={compose.audience}
          name="audience"
          value={draft.audience}
          onChange={(audience) => change({ audience })}
          options={offered(circles).map((audience) => {
            const [label, hint] = compose.audiences[audience];
            return { value: audience as string, label, hint };
          })}
        />
        <GroupSelect groups={circles.groups} draft={draft} onChange={change} />
        {holdsFirst && <p className="hint">{compose.first}</p>}
        <div className="ask-foot">
          <p className="ask-danger">
            {compose.danger} <a href="/safety">{compose.reach}</a>
          </p>
          <ButtonLink to={COMMUNITY_PATH} variant="quiet">
            {compose.cancel}
          </ButtonLink>
          <Button type="submit" busy={busy}>
            {compose.send}
          </Button>
        </div>
      </Form>
    </div>
  );
}

type GroupProps = { groups: Circles["groups"]; draft: AskDraft; onChange(part: Partial<AskDraft>): void };

/** Which group is asked; without script it is there whatever is chosen, and counts for the group alone. */
function GroupSelect({ groups, draft, onChange }: GroupProps) {
  const { compose } = useCopy(communityCopy);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  if (groups.length === 0 || (isLive && draft.audience !== "group")) return null;
  const isKnown = groups.some(({ id }) => id === draft.group);
  return (
    <Select
      label={compose.group}
      name="group"
      value={isKnown ? draft.group : groups[0]?.id}
      onChange={(event) => onChange({ group: event.currentTarget.value })}
    >
      {groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
