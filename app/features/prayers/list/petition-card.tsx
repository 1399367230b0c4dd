import { communityCopy } from "#app/features/community/copy.ts";
import { dayOf, timeOf } from "#app/features/community/parts/time-words.ts";
import { prayersCopy } from "#app/features/prayers/copy.ts";
import type { Petition } from "#app/features/prayers/model/petition.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { PetitionTools } from "./petition-tools.tsx";
import { usePrayers } from "./use-prayers.tsx";

type CardProps = { petition: Petition; userId: string; now: number; timeZone: string };

/** A prayer of one's own, with what can be done about it. */
export function PetitionCard({ petition, userId, ...moment }: CardProps) {
  const copy = useCopy(prayersCopy);
  const { themes } = useCopy(communityCopy);
  const language = useLanguage();
  const list = usePrayers(userId);
  const { id, body, person, theme, pinned, state, closing, prayedDays } = petition;
  if (list.pending === "delete") return null;
  const at = { ...moment, language };
  const prayedAt = list.pending === "pray" ? moment.now : petition.prayedAt;
  return (
    <Card as="article" className="request-card" aria-labelledby={`petition-${id}`}>
      <header className="petition-head">
        <b id={`petition-${id}`} dir="auto">
          {person || copy.own}
        </b>
        {pinned && state === "open" && <Badge>{copy.pinned}</Badge>}
      </header>
      <p className="request-body" dir="auto">
        {body}
      </p>
      <p className="request-facts">
        {theme !== "" && <span>{themes[theme]}</span>}
        <span>{copy.prayedDays(prayedDays)}</span>
        {person !== "" && <span>{copy.own}</span>}
      </p>
      {state !== "open" && (
        <div className={`request-closing request-closing-${state}`}>
          <b>
            <Icon name="check" />
            {copy.closings[state]}, {dayOf(petition.closedAt ?? moment.now, at)}
          </b>
          {closing && <p dir="auto">{closing}</p>}
        </div>
      )}
      {state === "open" && (
        <div className="request-acts">
          {prayedAt !== null ? (
            <p className="request-prayed">
              <Icon name="check" />
              {copy.prayed(timeOf(prayedAt, at))}
            </p>
          ) : (
            <list.fetcher.Form method="post" action={list.action}>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="pray" variant="quiet">
                {copy.pray}
              </Button>
            </list.fetcher.Form>
          )}
          <PinForm id={id} pinned={pinned} userId={userId} />
        </div>
      )}
      <PetitionTools petition={petition} userId={userId} list={list} />
    </Card>
  );
}

/** Each day, or when its turn comes. */
export function PinForm({ id, pinned, userId }: { id: string; pinned: boolean; userId: string }) {
  const copy = useCopy(prayersCopy);
  const list = usePrayers(userId);
  const on = list.pending ? list.pending === "pin" : pinned;
  return (
    <list.fetcher.Form method="post" action={list.action}>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value={on ? "unpin" : "pin"}
        variant="bare"
        {...(on && { icon: "check" })}
      >
        {copy.pin}
        {on && <span className="sr-only">. {copy.unpin}</span>}
      </Button>
    </list.fetcher.Form>
  );
}
