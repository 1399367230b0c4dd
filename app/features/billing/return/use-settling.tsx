import { useFetcher } from "@remix-run/react";
import { returnCopy } from "#app/features/billing/return/copy-return.ts";
import { usePollPayment } from "#app/features/billing/return/use-waiting.tsx";
import type { Settled } from "#app/features/billing/return/waiting.ts";
import { useReplies } from "#app/realtime/use-replies.ts";
import { signOut } from "#app/session/session-browser.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** Where the server is asked. */
export const SETTLE_PATH = "/billing/cancelled";

export type SettleReply = { settled: Settled };

/** Where a person is told that their registration was cancelled, and how it comes back. */
export const CANCELLED_PATH = "/account-rests?why=unpaid";

/**
 * S18, D8: asks the server what becomes of a registration that came back unpaid, a second after the return and for a
 * minute at most. The server decides; this page only asks, and follows: cancelled, it says X20 and signs out.
 * @param session the checkout; empty while there is nothing to ask
 */
export function useSettlePayment(session: string): Settled {
  const { registration } = useCopy(returnCopy);
  const fetcher = useFetcher<SettleReply>();
  const settled = fetcher.data?.settled ?? "waiting";
  const gaveUp = usePollPayment(session !== "" && settled === "waiting", () =>
    fetcher.submit({ session, via: "script" }, { method: "post", action: SETTLE_PATH }),
  );
  useReplies(fetcher.data, (reply) => {
    if (reply.settled === "cancelled")
      void signOut({ sure: true, to: CANCELLED_PATH, notice: { ...registration, tone: "danger" } });
  });
  // nobody could say: then nothing is ended
  return gaveUp ? "kept" : settled;
}
