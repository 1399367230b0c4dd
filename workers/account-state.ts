import type { Rest } from "#app/request/context.ts";

/** What stands before every page of a member: whether the account rests, and whether its owner's age was ever said. */
export type AccountState = {
  rest: Rest;
  ageUnsaid: boolean;
  /** Why nothing of it could be read; a guard that asks fails by it, so that the page of an outage is drawn. */
  accountFault: Error | null;
};

/** What was found is believed so long, ms: as long as a session token lives. */
const BELIEVED_MS = 60_000;
const MOST_KNOWN = 2_000;

const known = new Map<string, { until: number | null; lookedUpAt: number }>();

type Found = { until: number | null; unsaid: number };

/**
 * When a member's account is to be erased, and whether the question of age is open (G13). Asked of D1's primary once a
 * minute for each member and isolate: it stands before every page of a member, and a page must not cost a second trip
 * (docs/decisions/0019). That nobody has said the age is never remembered: the answer may be given in another isolate.
 * An account without a profile has not been asked yet; the first page makes its profile, with what was said at sign-up.
 */
export async function accountStateOf(env: Cloudflare.Env, userId: string): Promise<AccountState> {
  const changed = () => void known.delete(userId);
  const before = known.get(userId);
  if (before && Date.now() - before.lookedUpAt < BELIEVED_MS)
    return { rest: { until: before.until, changed }, ageUnsaid: false, accountFault: null };
  const found = await env.DB.withSession("first-primary")
    .prepare(
      `SELECT (SELECT purge_at FROM account_deletions WHERE user_id = ?1) AS until,
        EXISTS (SELECT 1 FROM profiles WHERE user_id = ?1 AND age_band IS NULL) AS unsaid`,
    )
    .bind(userId)
    .first<Found>();
  const until = found?.until ?? null;
  const ageUnsaid = found?.unsaid === 1;
  if (known.size >= MOST_KNOWN) known.clear();
  if (!ageUnsaid) known.set(userId, { until, lookedUpAt: Date.now() });
  return { rest: { until, changed }, ageUnsaid, accountFault: null };
}

/** A visitor has no account. */
export const NO_ACCOUNT: AccountState = {
  rest: { until: null, changed: () => undefined },
  ageUnsaid: false,
  accountFault: null,
};
