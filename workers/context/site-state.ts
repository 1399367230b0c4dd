import { faultText } from "#app/core/fault-text.ts";
import type { StoredAnnouncement } from "#app/features/announcements/announcement.ts";
import { isRoomOpen, type OpenRoom, type Room } from "#app/features/rooms/open.ts";

/** What administrators change for everybody at once (docs/decisions/0065). */
export type SiteState = { closed: readonly OpenRoom[]; announcements: readonly StoredAnnouncement[] };

export const NOTHING_CHANGED: SiteState = { closed: [], announcements: [] };

/** What was read is believed so long, ms; for the time after that it is used once more while it is read anew. */
const FRESH_MS = 5_000;
const STALE_MS = 60_000;

let known: { env: Cloudflare.Env; state: SiteState; readAt: number } | undefined;
let reading: { env: Cloudflare.Env; state: Promise<SiteState> } | undefined;

type Row = { closed: string; announcements: string };

/** By the real clock, whatever the sandbox says: an announcement is shown by the clock of the rules. */
async function read(env: Cloudflare.Env): Promise<SiteState> {
  const row = await env.DB.withSession("first-unconstrained")
    .prepare(
      `SELECT (SELECT json_group_array(room) FROM closed_rooms) AS closed,
        (SELECT json_group_array(json_object('id', id, 'en', text_en, 'es', text_es, 'audience', audience,
          'startsAt', starts_at, 'endsAt', ends_at)) FROM (
          SELECT * FROM announcements WHERE ended_at IS NULL ORDER BY ends_at DESC LIMIT 20)) AS announcements`,
    )
    .first<Row>();
  const closed = (JSON.parse(row?.closed ?? "[]") as Room[]).filter(isRoomOpen);
  const state = { closed, announcements: JSON.parse(row?.announcements ?? "[]") as StoredAnnouncement[] };
  known = { env, state, readAt: Date.now() };
  return state;
}

/** One reading an isolate, however many ask at once. Where D1 does not answer, what was known last still holds. */
function readOnce(env: Cloudflare.Env): Promise<SiteState> {
  if (reading?.env === env) return reading.state;
  const before = known?.env === env ? known.state : NOTHING_CHANGED;
  const state = read(env)
    .catch((error: unknown) => {
      console.warn(JSON.stringify({ level: "warn", at: "site-state", error: faultText(error) }));
      return before;
    })
    .finally(() => {
      reading = undefined;
    });
  reading = { env, state };
  return state;
}

/** Which rooms are closed and what is announced, without a trip for most requests. */
export async function siteStateOf(
  env: Cloudflare.Env,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<SiteState> {
  const age = known?.env === env ? Date.now() - known.readAt : Number.POSITIVE_INFINITY;
  if (!known || age >= STALE_MS) return readOnce(env);
  if (age >= FRESH_MS) waitUntil(readOnce(env));
  return known.state;
}

/** An administrator has changed it: this isolate reads it anew, all others within seconds. */
export function forgetSiteState(): void {
  known = undefined;
}
