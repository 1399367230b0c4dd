import type { FetcherWithComponents } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { dayOf } from "#app/features/community/parts/time-words.ts";
import { PASTORAL_PATH } from "#app/features/community/paths.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { Select } from "#app/ui/controls/select.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { pastoralCopy } from "./copy-pastoral.ts";
import { MAX_ANSWER } from "./forms.ts";
import type { CareLine, CarePage } from "./page.ts";
import type { PastoralReply } from "./reply.ts";
import "#app/ui/styles/forms.css";

type DetailProps = {
  page: CarePage;
  detail: CareLine;
  fetcher: FetcherWithComponents<PastoralReply>;
  reply: PastoralReply | undefined;
  userId: string;
  formId: string;
  now: number;
  timeZone: string;
};

/** One request to the team: what was asked and answered, who takes it, and the way to write back. */
export function CareDetail({ page, detail, fetcher, reply, userId, formId, ...moment }: DetailProps) {
  const copy = useCopy(pastoralCopy);
  const language = useLanguage();
  const day = (at: number) => dayOf(at, { ...moment, language });
  const action = useMemberAction(PASTORAL_PATH, userId);
  const refused = reply && !reply.ok ? reply : null;
  const busy = (intent: string) => fetcher.state !== "idle" && fetcher.formData?.get("intent") === intent;
  const form = (key: string, children: ReactNode, className = "care-row") => (
    <fetcher.Form method="post" action={action} className={className}>
      <input type="hidden" name="id" value={detail.id} />
      <input type="hidden" name="formId" value={`${formId}-${key}${detail.id.slice(-8)}`} />
      {children}
    </fetcher.Form>
  );
  return (
    <article className="queue-detail" aria-labelledby="care-title">
      <header className="queue-heading">
        <div>
          <h2 id="care-title" dir="auto">
            {detail.name ?? copy.someone}
          </h2>
          <p className="community-intro">
            {copy.asked(day(detail.openedAt))} {detail.urgent && <Badge tone="danger">{copy.urgent}</Badge>}{" "}
            {detail.ageBand === "13-17" && <Badge tone="plum">{copy.young}</Badge>}
          </p>
        </div>
      </header>
      <FieldError id="care-refused">{refused && copy.refusals[refused.refusal]}</FieldError>
      <Card className="queue-written">
        <div className="queue-context" lang={detail.language} dir="auto">
          {detail.title && <h3>{detail.title}</h3>}
          <p className="request-body">{detail.body}</p>
        </div>
      </Card>
      {page.answers.length > 0 && (
        <section className="me-kept" aria-labelledby="care-answers">
          <h3 id="care-answers">{copy.answers}</h3>
          <ul>
            {page.answers.map((answer) => (
              <li key={answer.id}>
                <span dir="auto">{answer.body}</span>
                <small>{copy.by(answer.name, day(answer.at))}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {detail.state === "open" ? (
        <>
          <Card as="section" className="queue-decide">
            {form("a", <Answer given={refused?.given ?? ""} busy={busy("answer")} />, "care-answer")}
          </Card>
          {form(
            "t",
            <>
              <Select
                label={copy.assign.label}
                name="to"
                defaultValue={
                  detail.mine
                    ? page.handle
                    : (page.team.find(({ name }) => name === detail.assignee)?.handle ?? "")
                }
              >
                <option value="">{copy.assign.nobody}</option>
                {page.team.map(({ handle, name }) => (
                  <option key={handle} value={handle}>
                    {name}
                  </option>
                ))}
              </Select>
              <Button type="submit" variant="quiet" name="intent" value="assign" busy={busy("assign")}>
                {copy.assign.go}
              </Button>
            </>,
          )}
          {form(
            "c",
            <Button type="submit" variant="quiet" name="intent" value="close" busy={busy("close")}>
              {copy.close}
            </Button>,
          )}
        </>
      ) : (
        form(
          "o",
          <Button type="submit" variant="quiet" name="intent" value="reopen" busy={busy("reopen")}>
            {copy.reopen}
          </Button>,
        )
      )}
    </article>
  );
}

function Answer({ given, busy }: { given: string; busy: boolean }) {
  const { answer } = useCopy(pastoralCopy);
  const id = useId();
  return (
    <>
      <div className="field">
        <div className="field-head">
          <label htmlFor={id}>{answer.label}</label>
        </div>
        <textarea
          id={id}
          name="body"
          className="input"
          dir="auto"
          rows={4}
          maxLength={MAX_ANSWER}
          defaultValue={given}
          required
          aria-describedby={`${id}-hint`}
        />
        <p className="hint" id={`${id}-hint`}>
          {answer.hint}
        </p>
      </div>
      <Button type="submit" name="intent" value="answer" busy={busy}>
        {answer.send}
      </Button>
    </>
  );
}
