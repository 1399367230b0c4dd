import { Link } from "@remix-run/react";
import { communityCopy } from "#app/features/community/copy.ts";
import { encourageCopy } from "#app/features/community/encourage/copy-encourage.ts";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { requestPath } from "#app/features/community/paths.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { timeOf } from "./time-words.ts";
import { useAct } from "./use-act.tsx";

type ActsProps = { request: RequestLine; userId: string; now: number; timeZone: string; whole?: boolean };

/**
 * "I prayed", once a day, and "I will pray": two small forms, so that both work without script. Each is sent by itself:
 * one fetcher for both would break off the first when the second is pressed at once.
 */
export function RequestActs({ request, userId, now, timeZone, whole = false }: ActsProps) {
  const copy = useCopy(communityCopy);
  const encourage = useCopy(encourageCopy);
  const language = useLanguage();
  const praying = useAct(request.id, userId);
  const promising = useAct(request.id, userId);
  const promised = promising.pending ? promising.pending === "promise" : request.promised;
  // the page's hour is as old as the page
  const prayedAt = praying.pending ? Date.now() : request.prayedAt;
  return (
    <div className="request-acts">
      {prayedAt !== null ? (
        <p className="request-prayed">
          <Icon name="check" />
          {copy.prayed(timeOf(prayedAt, { now, timeZone, language }))}
        </p>
      ) : (
        <praying.fetcher.Form method="post" action={praying.action}>
          <input type="hidden" name="id" value={request.id} />
          <Button type="submit" name="intent" value="pray" variant="quiet">
            {copy.pray}
          </Button>
        </praying.fetcher.Form>
      )}
      <promising.fetcher.Form method="post" action={promising.action}>
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
      </promising.fetcher.Form>
      {!whole && (prayedAt !== null || promised) && (
        <Link className="btn btn-bare" to={`${requestPath(request.id)}#note`}>
          {encourage.write}
          <span className="sr-only">: {encourage.title(request.author?.name ?? null)}</span>
        </Link>
      )}
    </div>
  );
}
