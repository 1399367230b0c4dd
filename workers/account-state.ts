import type { TermsVersion } from "#app/features/announcements/announcement.ts";
import { ageMissing, purgeAtOf } from "#app/features/member/fragments-store.server.ts";
import { UNACCEPTED } from "#app/features/settings/terms/store.server.ts";
import type { PendingDeletion } from "#app/request/context.ts";

/** What stands before every page of a member: whether the account rests, and whether its owner's age was ever said. */
export type AccountState = {
  pendingDeletion: PendingDeletion;
  ageMissing: boolean;
  /** Versions of the Terms that its owner has not accepted, in order. */
  unaccepted: readonly TermsVersion[];
  /** Why nothing of it could be read; a guard that asks fails by it, so that the page of an outage is drawn. */
  accountFault: Error | null;
};

/** What was found is believed so long, ms: as long as a session token lives. */
const BELIEVED_MS = 60_000;
const MAX_KNOWN = 2_000;

type Known = { until: number | null; unaccepted: readonly TermsVersion[]; lookedUpAt: number };
const known = new Map<string, Known>();

type Found = { until: number | null; ageMissing: number; unaccepted: string };

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
    return {
      pendingDeletion: { until: before.until, changed },
      ageMissing: false,
      unaccepted: before.unaccepted,
      accountFault: null,
    };
  const found = await env.DB.withSession("first-primary")
    .prepare(
      `SELECT ${purgeAtOf("?1")} AS until, ${ageMissing("?1")} AS ageMissing,
        (SELECT json_group_array(json_object('version', version, 'countsFrom', counts_from)) FROM (
          SELECT v.version, v.counts_from ${UNACCEPTED})) AS unaccepted`,
    )
    .bind(userId)
    .first<Found>();
  const until = found?.until ?? null;
  const isAgeMissing = found?.ageMissing === 1;
  if (known.size >= MAX_KNOWN) known.clear();
  const unaccepted = JSON.parse(found?.unaccepted ?? "[]") as TermsVersion[];
  // Terms that count and are not accepted are asked for like the age, and accepted in whichever isolate
  const termsDue = unaccepted.some(({ countsFrom }) => countsFrom <= Date.now());
  if (!isAgeMissing && !termsDue) known.set(userId, { until, unaccepted, lookedUpAt: Date.now() });
  return { pendingDeletion: { until, changed }, ageMissing: isAgeMissing, unaccepted, accountFault: null };
}

/** A visitor has no account. */
export const NO_ACCOUNT: AccountState = {
  pendingDeletion: { until: null, changed: () => undefined },
  ageMissing: false,
  unaccepted: [],
  accountFault: null,
};
