import {
  type Appearance,
  appearanceOf,
  type Movement,
  movementOf,
  type TextSize,
  textSizeOf,
} from "#app/core/appearance.ts";
import { chooseLanguage, type Language } from "#app/core/language.ts";
import { isTimeZone } from "#app/core/local-day.ts";
import { openDatabase } from "#app/db/database.ts";
import {
  runningAnnouncements,
  type TermsVersion,
  termsAsked,
} from "#app/features/announcements/announcement.ts";
import { isTranslation } from "#app/features/bible/translations.ts";
import { costMicros, mostUsage, priceOf } from "#app/features/care/use/spend.ts";
import type { Writing } from "#app/features/chat/answering/write-answer.server.ts";
import { COMMUNITY_ROOMS, ROOM_PATHS, type Room } from "#app/features/rooms/rooms.ts";
import { ERASURE, EXPORT_SECTIONS } from "#app/manifest/gathered.server.ts";
import type { AppContext, PendingDeletion, Session } from "#app/request/context.ts";
import { clerkAccounts } from "#app/vendors/clerk/accounts.ts";
import { openAiCompanion } from "#app/vendors/openai/companion.ts";
import { openAiModeration } from "#app/vendors/openai/moderation.ts";
import { MAX_ROUNDS } from "#app/vendors/openai/rounds.ts";
import type { Accounts } from "#app/vendors/ports.ts";
import { NO_ACCOUNT } from "./account-state.ts";
import { everyRoomOf } from "./context/member-rooms.ts";
import { forgetSiteState, NOTHING_CHANGED, type SiteState } from "./context/site-state.ts";
import { hmac, rateLimitNetwork } from "./hmac.ts";
import { messagesOf } from "./messages.ts";
import { paymentsOf } from "./payments.ts";
import { readSettings, type Settings } from "./settings/env.ts";
import { voiceOf } from "./vendors/voice.ts";

/** Longer nobody's answer waits for it at its end, ms. */
const MODERATION_TIMEOUT_MS = 3000;

/** The composition root: the one place that knows which vendor stands behind which port. */

let checked: { env: Cloudflare.Env; settings: Settings } | undefined;

/** @throws Error when the settings are wrong; see `readSettings` */
export function settingsOf(env: Cloudflare.Env): Settings {
  if (checked?.env !== env)
    checked = { env, settings: readSettings(env as unknown as Record<string, unknown>) };
  return checked.settings;
}

let writing: { env: Cloudflare.Env; made: Writing } | undefined;

/** What a member's room writes answers with: the vendor's clients are made once an isolate. */
export function writingOf(env: Cloudflare.Env): Writing {
  if (writing?.env !== env) writing = { env, made: makeWriting(env) };
  return writing.made;
}

function makeWriting(env: Cloudflare.Env): Writing {
  const settings = settingsOf(env);
  const vendor = {
    apiKey: settings.OPENAI_API_KEY,
    baseURL: settings.OPENAI_BASE_URL ?? "https://api.openai.com/v1",
  };
  return {
    bible: env.BIBLE,
    companion: openAiCompanion({
      ...vendor,
      model: settings.OPENAI_MODEL,
      firstWordTimeoutMs: settings.COMPANION_FIRST_WORD_MS,
      idleTimeoutMs: settings.COMPANION_FIRST_WORD_MS,
      // a reasoning model's thoughts count too
      maxOutputTokens: settings.OPENAI_MAX_OUTPUT_TOKENS,
      ...(settings.OPENAI_REASONING_EFFORT && { reasoningEffort: settings.OPENAI_REASONING_EFFORT }),
    }),
    moderation: openAiModeration({
      ...vendor,
      model: settings.OPENAI_MODERATION_MODEL,
      timeoutMs: MODERATION_TIMEOUT_MS,
    }),
    costOf: (usage, model) => {
      const price =
        (model && priceOf(settings.OPENAI_PRICES, model)) ||
        priceOf(settings.OPENAI_PRICES, settings.OPENAI_MODEL);
      return price ? costMicros(price, usage) : 0;
    },
  };
}

/** The most that an answer can have cost whose room was killed while it was written, millionths of a dollar. */
export function lostAnswerCost(env: Cloudflare.Env, turns: readonly { text: string }[]): number {
  const outputTokens = settingsOf(env).OPENAI_MAX_OUTPUT_TOKENS;
  return writingOf(env).costOf(mostUsage(turns, { rounds: MAX_ROUNDS, outputTokens }), null);
}

/** Rules' time: the real one, moved by the sandbox where there is one. */
export async function clockOf(env: Cloudflare.Env): Promise<() => number> {
  const offset = env.CLOCK ? await env.CLOCK.offsetMs() : 0;
  return () => Date.now() + offset;
}

let accounts: { env: Cloudflare.Env; port: Accounts } | undefined;

/** One client an isolate: making it costs more than most requests do with it, which is nothing. */
function accountsOf(env: Cloudflare.Env): Accounts {
  if (accounts?.env === env) return accounts.port;
  const settings = settingsOf(env);
  const port = clerkAccounts({
    secretKey: settings.CLERK_SECRET_KEY,
    ...(settings.CLERK_API_URL && { apiUrl: settings.CLERK_API_URL }),
  });
  accounts = { env, port };
  return port;
}

/** Asked for in stores of 64: one call to the system for two ids instead of one a letter. */
const store = new Uint32Array(64);
let left = 0;

function random(): number {
  if (left === 0) {
    crypto.getRandomValues(store);
    left = store.length;
  }
  left--;
  return (store[left] ?? 0) / 2 ** 32;
}

export type Call = {
  session: Session | null;
  /** As in `AppContext`; without it, whether there is a session. */
  signedIn?: boolean;
  /** Of the session's account; without it none. */
  pendingDeletion?: PendingDeletion;
  ageMissing?: boolean;
  accountFault?: Error | null;
  /** Versions of the Terms that the account has not accepted; without it none. */
  unaccepted?: readonly TermsVersion[];
  /** What administrators have changed for everybody; without it nothing. */
  site?: SiteState;
  /** Announcements that were dismissed on this device. */
  dismissed?: readonly string[];
  isOpen(path: string): boolean;
  requestId: string;
  origin: string;
  browserZone: string | null;
  /** Asked from within the native shell. */
  inShell?: boolean;
  bookmark: string | null;
  /** The same of what members share. */
  communityBookmark?: string | null;
  /** Where the request came from, as Cloudflare saw it; null when nobody asked. */
  address: string | null;
  language: Language;
  appearance: Appearance;
  textSize: TextSize;
  movement: Movement;
  /** As the cookie says it; without it none. */
  translation?: string | null;
  /** Came without any cookie. */
  firstVisit: boolean;
  waitUntil(work: Promise<unknown>): void;
};

export async function composeContext(env: Cloudflare.Env, call: Call): Promise<AppContext> {
  const settings = settingsOf(env);
  const site = call.site ?? NOTHING_CHANGED;
  const closedRooms: Room[] = [...site.closed, ...(settings.COMMUNITY_OPEN ? [] : COMMUNITY_ROOMS)];
  const now = await clockOf(env);
  return {
    db: openDatabase(env.DB, call.bookmark),
    bible: env.BIBLE,
    community: openDatabase(env.COMMUNITY, call.communityBookmark ?? null),
    communityRules: { open: settings.COMMUNITY_OPEN, holdsFirst: settings.COMMUNITY_HOLD_FIRST },
    builtFile: (path) => env.ASSETS.fetch(new URL(path, call.origin)),
    accounts: accountsOf(env),
    payments: paymentsOf(settings),
    ...messagesOf(env, settings),
    voice: voiceOf(settings),
    ...everyRoomOf(env),
    wholeAccount: { exports: EXPORT_SECTIONS, erasure: ERASURE },
    session: call.session,
    pendingDeletion: call.pendingDeletion ?? NO_ACCOUNT.pendingDeletion,
    ageMissing: call.ageMissing ?? false,
    accountFault: call.accountFault ?? null,
    signedIn: call.signedIn ?? call.session !== null,
    closedRooms,
    announcements: runningAnnouncements(site.announcements, call.dismissed ?? [], {
      language: call.language,
      now: now(),
    }),
    content: site.content,
    siteChanged: forgetSiteState,
    terms: termsAsked(call.unaccepted ?? [], now()),
    isOpen: (path) => call.isOpen(path) && !closedRooms.some((room) => ROOM_PATHS[room] === path),
    requestId: call.requestId,
    origin: call.origin,
    supportEmail: settings.SUPPORT_EMAIL ?? settings.MAIL_FROM,
    coaching: {
      bookingUrl: settings.COACHING_BOOKING_URL ?? null,
      email: settings.COACHING_EMAIL ?? null,
    },
    companion: settings.OPENAI_MODEL.startsWith("scripture-finder") ? "finder" : "model",
    browserZone: call.browserZone && isTimeZone(call.browserZone) ? call.browserZone : null,
    inShell: call.inShell ?? false,
    language: call.language,
    appearance: call.appearance,
    visitorHub: settings.HUB_VISITOR_PREVIEW,
    textSize: call.textSize,
    movement: call.movement,
    translation: call.translation && isTranslation(call.translation) ? call.translation : null,
    firstVisit: call.firstVisit,
    hmac: (text) => hmac(settings.PRIVACY_KEY, text),
    addressHash: () => hmac(settings.PRIVACY_KEY, `address:${rateLimitNetwork(call.address)}`),
    bounds: {
      sends: settings.SEND_LIMITS,
      spendMicros: settings.DAILY_SPEND_DOLLARS === undefined ? null : settings.DAILY_SPEND_DOLLARS * 1e6,
      memberMicros: settings.MEMBER_SPEND_DOLLARS,
    },
    now,
    random,
    waitUntil: call.waitUntil,
  };
}

/** A context for work that no member's request began: webhooks, cron, rooms. */
export const composeBackground = (
  env: Cloudflare.Env,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<AppContext> =>
  composeContext(env, {
    session: null,
    isOpen: () => false,
    requestId: crypto.randomUUID(),
    origin: "",
    browserZone: null,
    bookmark: "first-primary",
    communityBookmark: "first-primary",
    address: null,
    language: chooseLanguage(null, null),
    appearance: appearanceOf(null),
    textSize: textSizeOf(null),
    movement: movementOf(null),
    firstVisit: false,
    waitUntil,
  });
