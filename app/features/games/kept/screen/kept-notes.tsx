import { Link } from "@remix-run/react";
import { useNotCounted, useWaitingAnswers } from "#app/features/games/kept/answers-outbox.tsx";
import { keptGamesCopy } from "#app/features/games/kept/copy.ts";
import { OUTBOX_PATH } from "#app/outbox/waiting-list.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** Answers that were given without a network: sent from here, and judged. */
export function KeptAnswers({ userId }: { userId: string }) {
  const copy = useCopy(keptGamesCopy);
  const waiting = useWaitingAnswers(userId);
  const notCounted = useNotCounted();
  return (
    <>
      {waiting > 0 && <p role="status">{copy.waits(waiting)}</p>}
      {notCounted > 0 && <p role="status">{copy.notCounted(notCounted)}</p>}
    </>
  );
}

/** Where a device is told to keep them. */
export function KeptOffer() {
  const { offer } = useCopy(keptGamesCopy);
  return (
    <p className="games-note">
      {offer.text} <Link to={OUTBOX_PATH}>{offer.link}</Link>
    </p>
  );
}
