import type { Rest } from "#app/platform/context.ts";

/** What was found is believed so long, ms: as long as a session token lives. */
const BELIEVED_MS = 60_000;
const MOST_KNOWN = 2_000;

const known = new Map<string, { until: number | null; lookedUpAt: number }>();

/**
 * When a member's account is to be erased. Asked of D1's primary once a minute for each member and isolate: it stands
 * before every page of a member, and a page must not cost a second trip (docs/decisions/0019).
 */
export async function restOf(env: Cloudflare.Env, userId: string): Promise<Rest> {
  const changed = () => void known.delete(userId);
  const found = known.get(userId);
  if (found && Date.now() - found.lookedUpAt < BELIEVED_MS) return { until: found.until, changed };
  const until = await env.DB.withSession("first-primary")
    .prepare("SELECT purge_at FROM account_deletions WHERE user_id = ?")
    .bind(userId)
    .first<number>("purge_at");
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(userId, { until, lookedUpAt: Date.now() });
  return { until, changed };
}

/** A visitor has no account. */
export const NO_REST: Rest = { until: null, changed: () => undefined };
