import { useState } from "react";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { RequestCard } from "#app/features/community/parts/request-card.tsx";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { LeftLine } from "./left-line.tsx";
import { partNew, withCount } from "./live-wall.ts";
import { NewRequests } from "./new-requests.tsx";
import { useLiveWall } from "./use-live-wall.tsx";

type LiveProps = {
  requests: RequestLine[];
  userId: string;
  now: number;
  timeZone: string;
  /** The newest come here: what is new waits behind a button. */
  isFirst: boolean;
  /** The wall itself: what has left it is not shown. */
  isWall: boolean;
};

/** A page of the wall whose counts change while it is looked at. */
export function LiveRequests({ requests, isFirst, isWall, ...shown }: LiveProps) {
  const [newest, setNewest] = useState(() => newestOf(requests));
  const live = useLiveWall(requests, { newest: isFirst ? (newestOf(requests) ?? "") : null });
  const { shown: rows, waiting } = isFirst
    ? partNew(requests, live, newest)
    : { shown: requests, waiting: 0 };
  const show = () => {
    // what is told but not read yet comes with the next reading
    setNewest([...live.fresh, ...requests.map(({ id }) => id)].reduce((a, b) => (a > b ? a : b), ""));
    if (live.fresh.size > 0) revalidateSoon();
  };
  return (
    <>
      {isFirst && <NewRequests waiting={waiting} onShow={show} />}
      {rows.map((request) =>
        isWall && !request.mine && live.left.has(request.id) ? (
          <LeftLine key={request.id} />
        ) : (
          <RequestCard key={request.id} request={withCount(request, live)} {...shown} />
        ),
      )}
    </>
  );
}

const newestOf = (requests: readonly RequestLine[]): string | null => requests[0]?.id ?? null;
