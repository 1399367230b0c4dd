import { Link, useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { dayOf } from "#app/features/community/parts/time-words.ts";
import { DECISIONS_PATH, requestPath } from "#app/features/community/paths.ts";
import { rulesCopy } from "#app/features/community/rules/copy-rules.ts";
import { RULES_PATH, type Rule } from "#app/features/community/rules/rules.ts";
import { testimonyPath } from "#app/features/community/testimonies/paths.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { decisionsCopy } from "./copy-decisions.ts";
import type { OwnDecision } from "./page.ts";
import type { AppealReply } from "./reply.ts";

type CardProps = {
  decision: OwnDecision;
  reply: AppealReply | undefined;
  userId: string;
  now: number;
  timeZone: string;
};

export function DecisionCard({ decision, reply, userId, ...moment }: CardProps) {
  const copy = useCopy(decisionsCopy);
  const { rules } = useCopy(rulesCopy);
  const language = useLanguage();
  const day = (at: number) => dayOf(at, { ...moment, language });
  const { act, rule, words, endsAt, undoneAt } = decision;
  const isOver = undoneAt !== null;
  return (
    <Card as="li" className={isOver ? "decision decision-undone" : "decision"}>
      <p className="request-when">
        <small>
          {copy.kinds[decision.kind]}, {day(decision.at)}
        </small>
      </p>
      <h2>{copy.acts[act]}</h2>
      {decision.body && (
        <blockquote dir="auto">
          <p>{decision.body}</p>
        </blockquote>
      )}
      {rule !== "" && (
        <p>
          <Link to={`${RULES_PATH}#${rule}`}>{copy.byRule(rules[rule as Rule].name)}</Link>
        </p>
      )}
      {words !== "" && <p dir="auto">{words}</p>}
      {!isOver && <p className={words === "" ? undefined : "hint"}>{copy.said[act]}</p>}
      {endsAt !== null && !isOver && (
        <p>
          <b>{endsAt > moment.now ? copy.until(day(endsAt)) : copy.ended(day(endsAt))}</b>
        </p>
      )}
      {isOver && <p>{copy.undone(day(undoneAt))}</p>}
      {decision.page !== null && <Look decision={decision} />}
      {decision.appeal !== null && (
        <p className="request-state">
          {copy.appeal[decision.appeal]} {decision.answer}
        </p>
      )}
      {decision.mayAppeal && <Appeal id={decision.id} reply={reply} userId={userId} />}
    </Card>
  );
}

function pathOf({ kind, page }: { kind: OwnDecision["kind"]; page: string }): string {
  if (kind === "post" || kind === "group") return `/study-groups/${page}`;
  return page.startsWith("testimony_") ? testimonyPath(page) : requestPath(page);
}

function Look({ decision: { kind, page, editAsked } }: { decision: OwnDecision }) {
  const copy = useCopy(decisionsCopy);
  if (page === null) return null;
  return (
    <p>
      <Link to={pathOf({ kind, page })}>{editAsked ? copy.edit : copy.look}</Link>
    </p>
  );
}

/** One tap; words if one likes. It works without script. */
function Appeal({ id, reply, userId }: { id: string; reply: AppealReply | undefined; userId: string }) {
  const { appeal, refusals } = useCopy(decisionsCopy);
  const fetcher = useFetcher<AppealReply>();
  const answer = fetcher.data ?? (reply?.id === id ? reply : undefined);
  const sent = fetcher.state === "idle" && fetcher.data?.ok === true;
  useEffect(() => {
    if (sent) showToast({ title: appeal.sent, tone: "ok" });
  }, [sent, appeal]);
  return (
    <fetcher.Form method="post" action={useMemberAction(DECISIONS_PATH, userId)} className="decision-appeal">
      <input type="hidden" name="id" value={id} />
      <Field
        label={appeal.words}
        name="words"
        hint={appeal.hint}
        error={answer && !answer.ok ? refusals[answer.refusal] : null}
        maxLength={500}
        autoComplete="off"
        dir="auto"
      />
      <Button type="submit" variant="quiet" name="intent" value="appeal" busy={fetcher.state !== "idle"}>
        {appeal.button}
      </Button>
    </fetcher.Form>
  );
}
