import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { LANGUAGES } from "#app/core/language.ts";
import { communityCopy } from "#app/features/community/copy.ts";
import { HelpFirst } from "#app/features/community/parts/help-first.tsx";
import { OfferedWords, WordsField } from "#app/features/community/parts/request-fields.tsx";
import { testimonyCopy } from "#app/features/community/testimonies/copy-testimonies.ts";
import { isIn, type Piece, putIn } from "#app/features/community/testimonies/model/arrange.ts";
import { MAX_TESTIMONY } from "#app/features/community/testimonies/model/limits.ts";
import { TELL_PATH, TESTIMONIES_PATH } from "#app/features/community/testimonies/paths.ts";
import type { TestimonyReply } from "#app/features/community/testimonies/reply.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { RadioGroup } from "#app/ui/controls/radio-group.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { keepTellDraft, readTellDraft, type TellDraft } from "./tell-draft.tsx";
import "#app/features/community/community.css";

type TellProps = { userId: string; formId: string; holdsFirst: boolean; requestId: string; pieces: Piece[] };

/** A testimony is written. What is typed stays on this device until it is sent. */
export function TellView({ userId, formId, holdsFirst, requestId, pieces }: TellProps) {
  const copy = useCopy(testimonyCopy);
  const common = useCopy(communityCopy);
  const { compose } = copy;
  const language = useLanguage();
  const reply = useActionReply<TestimonyReply>();
  const refused = reply && !reply.ok ? reply : null;
  const help = refused?.help ?? null;
  const [draft, setDraft] = useState<TellDraft>(() => ({
    formId,
    title: "",
    body: "",
    verse: "",
    ...refused?.given,
  }));
  useEffect(() => setDraft((now) => ({ ...now, ...readTellDraft(requestId) })), [requestId]);
  const change = (part: Partial<TellDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepTellDraft(requestId, next);
  };
  const said = refused && !help ? copy.refusals[refused.refusal] : null;
  const isVerse = refused?.refusal === "testimony.verse";
  const busy = useNavigation().formData?.get("intent") === "tell";
  return (
    <div className="community ask">
      <header>
        <h1>{copy.tell}</h1>
        <p className="community-intro">{compose.text}</p>
      </header>
      {help && <HelpFirst help={help} />}
      <Pieces
        pieces={pieces}
        body={draft.body}
        onPut={(piece) => change({ body: putIn(draft.body, piece) })}
      />
      <Form method="post" action={useMemberAction(TELL_PATH, userId)} className="ask-form">
        <input type="hidden" name="intent" value="tell" />
        <input type="hidden" name="formId" value={draft.formId} />
        <input type="hidden" name="request" value={requestId} />
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
          most={MAX_TESTIMONY}
          error={isVerse ? null : said}
          onChange={(body) => change({ body })}
        />
        {refused?.offered !== undefined && refused.offered !== draft.body && (
          <OfferedWords words={refused.offered} onTake={(body) => change({ body })} />
        )}
        <Field
          label={compose.verse}
          name="verse"
          hint={compose.verseHint}
          error={isVerse ? said : null}
          autoComplete="off"
          value={draft.verse}
          onChange={(event) => change({ verse: event.currentTarget.value })}
        />
        <Select label={compose.language} name="language" defaultValue={refused?.given?.language ?? language}>
          {LANGUAGES.map((known) => (
            <option key={known} value={known}>
              {common.languages[known]}
            </option>
          ))}
        </Select>
        <RadioGroup
          legend={common.compose.audience}
          name="unnamed"
          defaultValue={refused?.given?.unnamed ?? "no"}
          options={[
            {
              value: "no",
              label: common.compose.audiences.members[0],
              hint: common.compose.audiences.members[1],
            },
            { value: "yes", label: compose.unnamed, hint: compose.unnamedHint },
          ]}
        />
        {holdsFirst && <p className="hint">{compose.first}</p>}
        <div className="ask-foot">
          <ButtonLink to={TESTIMONIES_PATH} variant="quiet">
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

type PiecesProps = { pieces: Piece[]; body: string; onPut(piece: Piece): void };

function Pieces({ pieces, body, onPut }: PiecesProps) {
  const { compose } = useCopy(testimonyCopy);
  if (pieces.length === 0) return null;
  return (
    <section className="wall-list" aria-labelledby="tell-pieces">
      <h2 id="tell-pieces">{compose.pieces}</h2>
      <p className="hint">{compose.piecesText}</p>
      {pieces.map((piece) => (
        <Card key={`${piece.kind} ${piece.text}`} className="request-card">
          <b>{compose.kinds[piece.kind]}</b>
          <p className="request-body" dir="auto">
            {piece.text}
          </p>
          <div>
            <Button variant="quiet" disabled={isIn(body, piece.text)} onClick={() => onPut(piece)}>
              {isIn(body, piece.text) ? compose.isIn : compose.put}
            </Button>
          </div>
        </Card>
      ))}
    </section>
  );
}
