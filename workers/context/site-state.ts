import { AS_SHIPPED, type HeldContent, heldContent } from "#app/core/content/held-content.ts";
import { faultText } from "#app/core/fault-text.ts";
import { ANNOUNCEMENTS_JSON, CLOSED_ROOMS_JSON } from "#app/features/admin/fragments-store.server.ts";
import type { StoredAnnouncement } from "#app/features/announcements/announcement.ts";
import { readStored } from "#app/features/content/forms.ts";
import { CONTENT_HELD, CONTENT_REVISION } from "#app/features/content/fragments-store.server.ts";
import { ROOMS, type Room } from "#app/features/rooms/rooms.ts";

/** What administrators change for everybody at once (docs/decisions/0065), content among it (0075). */
export type SiteState = {
  closed: readonly Room[];
  announcements: readonly StoredAnnouncement[];
  content: HeldContent;
};

export const NOTHING_CHANGED: SiteState = { closed: [], announcements: [], content: AS_SHIPPED };

/** What was read is believed so long, ms; for the time after that it is used once more while it is read anew. */
const FRESH_MS = 5_000;
const STALE_MS = 60_000;
const DAY_MS = 86_400_000;

type Known = { env: Cloudflare.Env; state: SiteState; readAt: number };
let known: Known | undefined;
let reading: { env: Cloudflare.Env; state: Promise<SiteState> } | undefined;
/** Versions are many words: they are read when there are others than those that are known. */
let content: { env: Cloudflare.Env; revision: number; held: HeldContent } | undefined;

type Row = { closed: string; announcements: string; revision: number };
type ContentRow = { kind: string; item: string; version: number; json: string | null; from: string };

const SITE = `SELECT ${CLOSED_ROOMS_JSON} AS closed, ${ANNOUNCEMENTS_JSON} AS announcements,
  ${CONTENT_REVISION} AS revision`;
/** By the real clock, whatever the sandbox says: an announcement is shown by the clock of the rules. */
async function read(env: Cloudflare.Env): Promise<SiteState> {
  const session = env.DB.withSession("first-unconstrained");
  const revision = content?.env === env ? content.revision : 0;
  const before = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10);
  const [site, versions] = await session.batch<Row | ContentRow>([
    session.prepare(SITE),
    session.prepare(CONTENT_HELD).bind(revision, before),
  ]);
  const row = site?.results[0] as Row | undefined;
  const now = row?.revision ?? 0;
  if (content?.env !== env || content.revision !== now)
    content = { env, revision: now, held: heldOf((versions?.results ?? []) as ContentRow[]) };
  const closed = (JSON.parse(row?.closed ?? "[]") as Room[]).filter((room) => ROOMS.includes(room));
  const announcements = JSON.parse(row?.announcements ?? "[]") as StoredAnnouncement[];
  const state = { closed, announcements, content: content.held };
  known = { env, state, readAt: Date.now() };
  return state;
}

/** A version that fits its kind no more is left out, and said in the log: the item is as it ships. */
function heldOf(rows: readonly ContentRow[]): HeldContent {
  return heldContent(
    rows.map(({ json, ...row }) => {
      const values = json === null ? null : readStored(row.kind, JSON.parse(json));
      if (json !== null && values === null)
        console.warn(JSON.stringify({ level: "warn", at: "content", kind: row.kind, item: row.item }));
      return { ...row, values };
    }),
  );
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
  content = undefined;
}
