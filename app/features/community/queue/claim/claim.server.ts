import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { ClaimForm } from "#app/features/community/queue/forms.ts";
import { CLAIM_MS } from "#app/features/community/queue/model/acts.ts";
import type { QueueRefusal } from "#app/features/community/queue/model/reply.ts";
import type { MemberContext } from "#app/request/context.ts";
import { claimItem, itemState, unclaimItem } from "./store.server.ts";

/** An item for oneself for a while, so that two do not work on the same; or given back. */
export async function claim(
  { community, userId, now }: MemberContext,
  { intent, item }: ClaimForm,
): Promise<Result<{ decisionId: null }, QueueRefusal>> {
  const at = now();
  const written = await commitNamed(community, {
    claimed:
      intent === "claim"
        ? claimItem(community, { item, userId, now: at, until: at + CLAIM_MS })
        : unclaimItem(community, item, userId),
    found: itemState(community, item),
  });
  if (!written.ok) throw new Error(`not claimed: ${written.constraint}`);
  const [claimed] = written.rows.claimed;
  const [found] = written.rows.found;
  if (claimed) return ok({ decisionId: null });
  if (!found) return refuse("queue.gone");
  return refuse(found.state === "open" ? "queue.claimed" : "queue.moved");
}
