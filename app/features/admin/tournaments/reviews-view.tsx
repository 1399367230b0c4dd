import { dateFormat } from "#app/core/text/date-format.ts";
import { ActForm, refusedHere } from "#app/features/admin/parts/act-form.tsx";
import { DoneToast } from "#app/features/admin/parts/done-toast.tsx";
import { momentOf } from "#app/features/admin/parts/moment.ts";
import type { AdminReply } from "#app/features/admin/parts/reply.ts";
import { REVIEWS_PATH } from "#app/features/admin/rooms.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { Select } from "#app/ui/controls/select.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { reviewsCopy } from "./copy-reviews.ts";
import type { ReviewLine } from "./review-line.ts";

const OUTCOMES = ["counted", "left_out"] as const;

type ReviewsProps = { reviews: readonly ReviewLine[]; userId: string; formId: string };

/** R22: weeks that were played faster than anybody reads, each with its evidence and a decision. */
export function ReviewsView({ reviews, userId, formId }: ReviewsProps) {
  const copy = useCopy(reviewsCopy);
  const reply = useActionReply<AdminReply>();
  const language = useLanguage();
  const moment = momentOf(language);
  const day = dateFormat(language, { month: "long", day: "numeric", timeZone: "UTC" });
  return (
    <>
      <DoneToast reply={reply} />
      {reviews.length === 0 && (
        <Card>
          <EmptyState title={copy.none.title} text={copy.none.text} />
        </Card>
      )}
      <ul className="admin-forms">
        {reviews.map(({ userId: member, tournament, quickDays, togetherDays, noticedAt, player }) => {
          const about = { member, tournament };
          const week = copy.week(day.format(Date.parse(`${tournament}T12:00:00Z`)));
          return (
            <Card as="li" key={`${member}-${tournament}`} className="admin-item">
              <h2>{player?.name ?? week}</h2>
              <p className="admin-meta">
                {player && `${week}: ${copy.points(player.points, player.days)}. `}
                {copy.since(moment(noticedAt))}.
              </p>
              {quickDays > 0 && <p>{copy.quick(quickDays)}</p>}
              {togetherDays > 0 && <p>{copy.together(togetherDays)}</p>}
              <details key={formId} className="admin-fold" open={refusedHere(reply, "judge", about) !== null}>
                <summary>{copy.decide}</summary>
                <ActForm
                  action={REVIEWS_PATH}
                  userId={userId}
                  intent="judge"
                  about={about}
                  formId={`${formId}-${member}-${tournament}`}
                  reply={reply}
                  submit={copy.submit}
                >
                  {(typed) => (
                    <>
                      <Select label={copy.outcome} name="outcome" defaultValue={typed.outcome ?? "counted"}>
                        {OUTCOMES.map((outcome) => (
                          <option key={outcome} value={outcome}>
                            {copy.outcomes[outcome]}
                          </option>
                        ))}
                      </Select>
                      <p className="admin-meta">{copy.note}</p>
                    </>
                  )}
                </ActForm>
              </details>
            </Card>
          );
        })}
      </ul>
    </>
  );
}
