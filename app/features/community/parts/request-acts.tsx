import { communityCopy } from "#app/features/community/copy.ts";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { timeOf } from "./time-words.ts";
import type { ActOnRequest } from "./use-act.tsx";

type ActsProps = { request: RequestLine; act: ActOnRequest; now: number; timeZone: string };

/** "I prayed", once a day, and "I will pray": two small forms, so that both work without script. */
export function RequestActs({ request, act, now, timeZone }: ActsProps) {
  const copy = useCopy(communityCopy);
  const language = useLanguage();
  const { fetcher, action, pending } = act;
  const promised =
    pending === "promise" || pending === "unpromise" ? pending === "promise" : request.promised;
  const prayedAt = pending === "pray" ? now : request.prayedAt;
  return (
    <div className="request-acts">
      {prayedAt !== null ? (
        <p className="request-prayed">
          <Icon name="check" />
          {copy.prayed(timeOf(prayedAt, { now, timeZone, language }))}
        </p>
      ) : (
        <fetcher.Form method="post" action={action}>
          <input type="hidden" name="id" value={request.id} />
          <Button type="submit" name="intent" value="pray" variant="quiet">
            {copy.pray}
          </Button>
        </fetcher.Form>
      )}
      <fetcher.Form method="post" action={action}>
        <input type="hidden" name="id" value={request.id} />
        <Button
          type="submit"
          name="intent"
          value={promised ? "unpromise" : "promise"}
          variant="bare"
          {...(promised && { icon: "check" })}
        >
          {promised ? copy.onList : copy.willPray}
          {promised && <span className="sr-only">. {copy.offList}</span>}
        </Button>
      </fetcher.Form>
    </div>
  );
}
