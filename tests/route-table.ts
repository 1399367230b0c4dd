/**
 * Who meets what at each address of the app: a line for every route of `app/routes.ts`
 * (`tests/routes.test.ts` fails for a route without one; `tests/e2e/server/routes.spec.ts` asks the real Worker).
 */

export const PEOPLE = [
  "visitor",
  "member",
  "subscriber",
  "moderator",
  "admin",
  "under-18",
  // G13: the account is there, and nobody has asked how old its owner is
  "age-missing",
] as const;
export type Person = (typeof PEOPLE)[number];

/** A status, or where the answer leads. */
export type Met = number | string;
export type Meetings = Record<Person, Met>;

export type Line = {
  /** The address that is asked for, where the route's own path has parameters. */
  at?: string;
  get: Meetings;
  /** A form with nothing in it, from our own page. Absent where the route has no action. */
  post?: Meetings;
};

const everyone = (met: Met): Meetings => ({
  visitor: met,
  member: met,
  subscriber: met,
  moderator: met,
  admin: met,
  "under-18": met,
  "age-missing": met,
});

const signInPath = (path: string): string => `/auth?mode=login&return_to=${encodeURIComponent(path)}`;

const age = (path: string): string => `/age?return_to=${encodeURIComponent(path)}`;

/** V1, S5, G13: a visitor is led to sign-in, who has not said their age to the question, and both come back. */
const members = (path: string, met: Met = 200): Meetings => ({
  ...everyone(met),
  visitor: signInPath(path),
  "age-missing": age(path),
});

/** S5, S6, D6: subscribers and administrators, of 18 and over; the plan is not offered to anybody younger. */
const adultSubscribers = (path: string, met: Met = 200, young: Met = "/daniel-plan"): Meetings => ({
  ...members(path, "/pricing?premium=required"),
  subscriber: met,
  admin: met,
  "under-18": young,
});

/** P3: everybody else who is signed in reads that it is not open to them. */
const admins = (path: string, met: Met = 200): Meetings => ({ ...members(path, 403), admin: met });

/** A function of our own: JSON, so nobody is led anywhere. */
const membersJson = (met: Met): Meetings => ({ ...everyone(met), visitor: 401, "age-missing": 403 });

const NOT_BY_GET = 405;

export const ROUTES: Record<string, Line> = {
  "/": { get: everyone(200) },
  // whoever is signed in is led on, by the one function that knows where (D5)
  "/auth": {
    get: { ...everyone("/auth/onward?after=sign-in"), visitor: 200 },
    post: { ...everyone("/auth/onward?after=sign-in"), visitor: 200 },
  },
  "/auth/onward": {
    get: { ...everyone("/chatbot"), visitor: "/auth?mode=login", admin: "/community", "age-missing": "/age" },
  },
  "/chatbot/:conversationId?": {
    at: "/chatbot",
    get: members("/chatbot"),
    post: members("/chatbot", 400),
  },
  "/chatbot/:conversationId/messages": { at: "/chatbot/conv_none/messages", get: membersJson(404) },
  // older conversations for the page's script, and the forms of the list
  "/conversations": { get: membersJson(200), post: members("/conversations", 400) },
  // somebody else's and none at all are answered alike
  "/conversations/:conversationId": {
    at: "/conversations/conv_01ARYZ6S410000000000000000",
    get: members("/conversations/conv_01ARYZ6S410000000000000000", 404),
  },
  "/conversations/:conversationId/export": {
    at: "/conversations/conv_01ARYZ6S410000000000000000/export",
    get: members("/conversations/conv_01ARYZ6S410000000000000000/export", 404),
  },
  "/shared": { get: members("/shared") },
  // a link that nobody has made
  "/shared/:token": { at: "/shared/AAAAAAAAAAAAAAAAAAAAAA", get: everyone(404) },
  // D1: the shell for a visitor; without the preview `tests/service/home/hub.test.ts` (R11)
  "/welcome": { get: { ...everyone(200), "age-missing": age("/welcome") } },
  "/pet/kept": { get: everyone(404), post: membersJson(400) },
  "/pet/:tab?": { at: "/pet", get: members("/pet"), post: members("/pet", 400) },
  "/pricing": { get: everyone(200) },
  // addresses for forms alone; whoever types them is told where the form is
  "/billing/checkout": { get: everyone(200), post: everyone(400) },
  // F8, X7: of these people the subscriber alone has paid for anything
  "/billing/portal": {
    get: everyone(200),
    post: {
      ...everyone(409),
      visitor: 401,
      subscriber: "/__stripe/p/session/…",
      "age-missing": age("/billing/portal"),
    },
  },
  // a checkout that is nobody's; a visitor comes back to it after signing in
  "/billing/return": {
    get: {
      ...everyone(404),
      visitor: signInPath("/billing/return?session="),
      "age-missing": age("/billing/return"),
    },
  },
  "/billing/cancelled": {
    get: members("/billing/cancelled"),
    post: members("/billing/cancelled", "/welcome"),
  },
  // V1, P3, P9
  "/admin/billing": { get: admins("/admin/billing"), post: admins("/admin/billing", 400) },
  // a role of its own, which no rank stands in for: the seeded moderator has it
  "/admin/pastoral": {
    get: { ...members("/admin/pastoral", 403), moderator: 200 },
    post: { ...members("/admin/pastoral", 403), moderator: 400 },
  },
  "/community/rules": { get: members("/community/rules") },
  "/community/level": { get: members("/community/level") },
  "/community/decisions": {
    get: members("/community/decisions"),
    post: members("/community/decisions", 400),
  },
  "/admin": { get: { ...admins("/admin"), moderator: 200 } },
  "/admin/members": { get: admins("/admin/members"), post: admins("/admin/members", 400) },
  "/admin/break-glass": { get: admins("/admin/break-glass"), post: admins("/admin/break-glass", 400) },
  "/admin/flags": { get: admins("/admin/flags"), post: admins("/admin/flags", 400) },
  "/admin/announcements": { get: admins("/admin/announcements"), post: admins("/admin/announcements", 400) },
  "/admin/terms": { get: admins("/admin/terms"), post: admins("/admin/terms", 400) },
  "/admin/tournaments": { get: admins("/admin/tournaments"), post: admins("/admin/tournaments", 400) },
  "/admin/content": { get: admins("/admin/content") },
  "/admin/content/doubts": {
    get: admins("/admin/content/doubts"),
    post: admins("/admin/content/doubts", 400),
  },
  "/admin/content/words": {
    get: admins("/admin/content/words"),
    post: admins("/admin/content/words", 400),
  },
  "/admin/content/:kind": {
    at: "/admin/content/devotional",
    get: admins("/admin/content/devotional"),
    post: admins("/admin/content/devotional", 400),
  },
  "/admin/content/:kind/:item": {
    at: "/admin/content/devotional/jesus-wept",
    get: admins("/admin/content/devotional/jesus-wept"),
    post: admins("/admin/content/devotional/jesus-wept", 400),
  },
  "/admin/audit": { get: admins("/admin/audit") },
  "/admin/audit/export": {
    get: admins("/admin/audit/export", "/admin/audit"),
    post: admins("/admin/audit/export", 400),
  },
  // a reader has read an announcement
  "/announcements/dismissed": { get: everyone("/"), post: everyone("/") },
  // Terms that change; nothing is asked of these people
  "/terms/accept": { get: members("/terms/accept"), post: members("/terms/accept", 400) },
  "/settings/glass-box": { get: members("/settings/glass-box"), post: members("/settings/glass-box", 400) },
  "/admin/queue": {
    get: { ...admins("/admin/queue"), moderator: 200 },
    post: { ...admins("/admin/queue", 400), moderator: 400 },
  },
  "/community": { get: members("/community"), post: members("/community", 400) },
  "/community/counts": { get: membersJson(200) },
  "/community/new": { get: members("/community/new"), post: members("/community/new", 400) },
  // somebody else's and none at all are answered alike
  "/community/requests/:requestId": {
    at: "/community/requests/preq_01ARYZ6S410000000000000000",
    get: members("/community/requests/preq_01ARYZ6S410000000000000000", 404),
    post: members("/community/requests/preq_01ARYZ6S410000000000000000", 400),
  },
  "/community/testimonies": { get: members("/community/testimonies") },
  "/community/testimonies/new": {
    get: members("/community/testimonies/new"),
    post: members("/community/testimonies/new", 400),
  },
  "/community/testimonies/:testimonyId": {
    at: "/community/testimonies/testimony_01ARYZ6S410000000000000000",
    get: members("/community/testimonies/testimony_01ARYZ6S410000000000000000", 404),
    post: members("/community/testimonies/testimony_01ARYZ6S410000000000000000", 400),
  },
  "/community/journey": { get: members("/community/journey"), post: members("/community/journey", 400) },
  "/community/journey/book": { get: members("/community/journey/book") },
  "/community/journey/file": { get: members("/community/journey/file", "/community/journey") },
  "/community/prayers": { get: members("/community/prayers"), post: members("/community/prayers", 400) },
  "/community/prayers/session": {
    get: members("/community/prayers/session"),
    post: members("/community/prayers/session", 400),
  },
  "/community/members/:handle": {
    at: "/community/members/nobody-aaaaa",
    get: members("/community/members/nobody-aaaaa", 404),
    post: members("/community/members/nobody-aaaaa", 400),
  },
  "/friends": { get: members("/friends"), post: members("/friends", 400) },
  "/friends/link/:token": {
    at: "/friends/link/AAAAAAAAAAAAAAAAAAAAAA",
    get: members("/friends/link/AAAAAAAAAAAAAAAAAAAAAA"),
    post: members("/friends/link/AAAAAAAAAAAAAAAAAAAAAA", 400),
  },
  "/study-groups": { get: members("/study-groups") },
  "/study-groups/new": { get: members("/study-groups/new"), post: members("/study-groups/new", 400) },
  "/study-groups/join/:token": {
    at: "/study-groups/join/AAAAAAAAAAAAAAAAAAAAAA",
    get: members("/study-groups/join/AAAAAAAAAAAAAAAAAAAAAA"),
    post: members("/study-groups/join/AAAAAAAAAAAAAAAAAAAAAA", 400),
  },
  "/study-groups/:slug": {
    at: "/study-groups/tuesday-table-abcdef",
    get: members("/study-groups/tuesday-table-abcdef", 404),
    post: members("/study-groups/tuesday-table-abcdef", 400),
  },
  "/study-groups/:slug/calendar.ics": {
    at: "/study-groups/tuesday-table-abcdef/calendar.ics",
    get: members("/study-groups/tuesday-table-abcdef/calendar.ics", 404),
  },
  "/study-groups/:slug/words.md": {
    at: "/study-groups/tuesday-table-abcdef/words.md",
    get: members("/study-groups/tuesday-table-abcdef/words.md", 404),
  },
  "/study-groups/:slug/words.json": {
    at: "/study-groups/tuesday-table-abcdef/words.json",
    get: members("/study-groups/tuesday-table-abcdef/words.json", 404),
  },
  "/study-groups/:slug/mine.json": {
    at: "/study-groups/tuesday-table-abcdef/mine.json",
    get: members("/study-groups/tuesday-table-abcdef/mine.json"),
  },
  "/study-groups/:slug/evening": {
    at: "/study-groups/tuesday-table-abcdef/evening",
    get: members("/study-groups/tuesday-table-abcdef/evening", 404),
    post: members("/study-groups/tuesday-table-abcdef/evening", 400),
  },
  "/study-groups/:slug/evening/:id": {
    at: "/study-groups/tuesday-table-abcdef/evening/evening_01ARYZ6S410000000000000000",
    get: members("/study-groups/tuesday-table-abcdef/evening/evening_01ARYZ6S410000000000000000", 404),
  },
  // of a member by their session, of a guest by their cookie
  "/evening/notes": { get: everyone(404), post: everyone(400) },
  "/evening/offline": { get: everyone(200) },
  "/evening/:token": { at: "/evening/AAAAAAAAAAAAAAAAAAAAAA", get: everyone(404), post: everyone(400) },
  "/youth-ministry": { get: members("/youth-ministry") },
  "/mens-fellowship": { get: members("/mens-fellowship") },
  "/womens-ministry": { get: members("/womens-ministry") },
  "/community/me": { get: members("/community/me"), post: members("/community/me", 400) },
  "/netflix": { get: everyone(200) },
  "/minimalist": { get: everyone(200) },
  "/bento": { get: everyone(200) },
  "/material": { get: everyone(200) },
  "/apple": { get: everyone(200) },
  "/mobile-app": { get: everyone(200) },
  // F13: whoever asked to be erased is told so there, and everybody else is led on
  "/account-rests": {
    get: { ...everyone("/settings"), visitor: 200 },
    post: { ...members("/account-rests", "/settings"), "age-missing": "/settings" },
  },
  "/settings": { get: members("/settings"), post: members("/settings", 400) },
  // for the page's script; whoever types it is led to the page
  "/settings/push": { get: everyone("/settings#notes"), post: membersJson(400) },
  // a mail's link that is none: it says so, and changes nothing
  "/unsubscribe/:token": { at: "/unsubscribe/nothing", get: everyone(400), post: everyone(400) },
  // G20: one's own data, whatever else is open to one
  "/settings/export": { get: { ...members("/settings/export"), "age-missing": 200 } },
  "/notifications": { get: members("/notifications"), post: members("/notifications", 400) },
  "/notifications/recent": { get: membersJson(200), post: membersJson(400) },
  "/wallet": { get: members("/wallet") },
  "/wallet/ledger.csv": { get: members("/wallet/ledger.csv") },
  "/bible-study/journal": { get: members("/bible-study/journal"), post: members("/bible-study/journal") },
  "/bible-study/journal/export": {
    at: "/bible-study/journal/export?format=json",
    get: {
      ...members("/bible-study/journal/export?format=json"),
      visitor: signInPath("/bible-study/journal/export"),
    },
  },
  "/bible-study/progress": { get: members("/bible-study/progress") },
  // for the scripts of pages
  "/bible-study/marks": { get: membersJson(404), post: membersJson(400) },
  "/bible-study/session": { get: everyone(404), post: membersJson(400) },
  "/daniel-plan": {
    get: adultSubscribers("/daniel-plan", 200, 403),
    post: adultSubscribers("/daniel-plan", 400, 400),
  },
  // nobody of these people has begun it: its pages lead to where it begins
  "/daniel-plan/day/:day": {
    at: "/daniel-plan/day/1",
    get: adultSubscribers("/daniel-plan/day/1", "/daniel-plan"),
    post: adultSubscribers("/daniel-plan/day/1", "/daniel-plan"),
  },
  "/daniel-plan/week/:week": {
    at: "/daniel-plan/week/1",
    get: adultSubscribers("/daniel-plan/week/1", "/daniel-plan"),
    post: adultSubscribers("/daniel-plan/week/1", "/daniel-plan"),
  },
  "/daniel-plan/sheet/:week": {
    at: "/daniel-plan/sheet/1",
    get: adultSubscribers("/daniel-plan/sheet/1", "/daniel-plan"),
  },
  "/daniel-plan/six-weeks": { get: adultSubscribers("/daniel-plan/six-weeks", "/daniel-plan") },
  "/daniel-plan/health": { get: adultSubscribers("/daniel-plan/health") },
  // what was kept is its member's, with a subscription or without
  "/daniel-plan/kept": { get: members("/daniel-plan/kept"), post: members("/daniel-plan/kept", 400) },
  "/daniel-plan/kept/export": { get: members("/daniel-plan/kept/export") },
  "/devotional/:date?": { at: "/devotional", get: members("/devotional") },
  "/daily-plan": { get: members("/daily-plan"), post: members("/daily-plan", 400) },
  "/bible-study/plans": { get: members("/bible-study/plans"), post: members("/bible-study/plans", 400) },
  "/bible-study/plans/:planId": {
    at: "/bible-study/plans/nt-90",
    get: members("/bible-study/plans/nt-90"),
    post: members("/bible-study/plans/nt-90", 400),
  },
  "/bible-study/plans/:planId/calendar.ics": {
    at: "/bible-study/plans/nt-90/calendar.ics",
    get: members("/bible-study/plans/nt-90/calendar.ics", 404),
  },
  "/memory-verses/:tab?": {
    at: "/memory-verses",
    get: members("/memory-verses"),
    post: members("/memory-verses", 400),
  },
  // for the scripts of pages
  "/memory-verses/learn": { get: everyone(404), post: membersJson(400) },
  "/memory-verses/review": { get: everyone(404), post: membersJson(400) },
  "/voice-chat/hear": { get: everyone(404), post: membersJson(400) },
  "/voice-chat/say": { get: everyone(404), post: membersJson(400) },
  "/voice-chat/:conversationId?": {
    at: "/voice-chat",
    get: members("/voice-chat"),
    post: members("/voice-chat", 400),
  },
  "/youtube-playlist": {
    get: { ...everyone(200), "age-missing": age("/youtube-playlist") },
    post: members("/youtube-playlist", 400),
  },
  "/youtube-playlist/marks": { get: everyone(404), post: membersJson(400) },
  "/memory-verses/offline": { get: everyone(200) },
  "/rhythm": { get: members("/rhythm"), post: members("/rhythm", 400) },
  "/bible/texts": { get: everyone(200) },
  "/bible/report/:translation/:book/:chapter/:verse": {
    at: "/bible/report/web/john/3/16",
    get: everyone(200),
    post: everyone(400),
  },
  "/bible/reported": { get: everyone(200) },
  "/bible/:translation/:book/:chapter": { at: "/bible/web/john/3", get: everyone(200) },
  "/bible-study/word/:number": { at: "/bible-study/word/H2617", get: members("/bible-study/word/H2617") },
  "/bible-study/interlinear/:book/:chapter": {
    at: "/bible-study/interlinear/john/21",
    get: members("/bible-study/interlinear/john/21"),
  },
  "/bible-study/:translation?/:book?/:chapter?": {
    at: "/bible-study/web/john/3",
    get: members("/bible-study/web/john/3"),
    // a form without a reference: the picker says so
    post: members("/bible-study/web/john/3", "/bible-study?books=1&unknown=1"),
  },
  "/bible-study/search": { get: members("/bible-study/search") },
  "/bible-study/offline": { get: everyone(200) },
  "/bible-study/search/verses": { get: membersJson(200) },
  "/terms": { get: everyone(200) },
  "/privacy": { get: everyone(200) },
  "/safety": { get: everyone(200) },
  "/safety/figures": { get: everyone(200) },
  // G13: asked once; whoever has said it is led on
  "/age": {
    get: { ...members("/age", "/auth/onward"), "age-missing": 200 },
    post: { ...members("/age", "/auth/onward"), "age-missing": 400 },
  },
  "/preferences": { get: everyone("/"), post: everyone("/") },
  "/restore-welcome": {
    get: { ...everyone(200), "age-missing": age("/restore-welcome") },
    post: members("/restore-welcome", "/chatbot"),
  },
  "/chatbot-auth": { get: everyone(200) },
  "/mobile-dev": { get: everyone(200) },
  "/offline": { get: everyone(200) },
  "/share": { get: everyone(200) },
  "/offline/copies": { get: membersJson(200) },
  "/manifest.webmanifest": { get: everyone(200) },
  "/widgets/verse.json": { get: everyone(200) },
  "/session": { get: everyone(200) },
  "/session/end": { get: everyone("/"), post: everyone("/") },
  "/session/role": { get: membersJson(200) },
  "/functions/:name": {
    at: "/functions/check-subscription",
    get: everyone(NOT_BY_GET),
    post: membersJson(200),
  },
  // R7-R9; R40, G4: the way back from a payment keeps its query
  "/chatbot-iframe": { get: everyone("/chatbot") },
  "/social": { get: everyone("/community") },
  "/restorationcommunity": { get: everyone("/") },
  "/payment-success": {
    at: "/payment-success?session=cs_none",
    get: everyone("/billing/return?session=cs_none"),
  },
  "/subscribe-success": {
    at: "/subscribe-success?session=cs_none",
    get: everyone("/billing/return?session=cs_none"),
  },
  ...Object.fromEntries(
    [
      "/gamification",
      "/gamification/hub",
      "/gamification/achievements",
      "/challenges",
      "/enhanced",
      "/dashboard",
      "/masonry",
      "/gaming",
      "/mobile",
      "/columns",
    ].map((path) => [path, { get: members(path) }]),
  ),
  ...Object.fromEntries(
    ["/trivia", "/trivia/duels", "/bible-feud", "/quests", "/tournaments"].map((path) => [
      path,
      { get: members(path), post: members(path, 400) },
    ]),
  ),
  "/bible-feud/table": { get: members("/bible-feud/table"), post: members("/bible-feud/table", 400) },
  "/bible-feud/table/:token": {
    at: "/bible-feud/table/AAAAAAAAAAAAAAAAAAAAAA",
    get: everyone(404),
    post: everyone(400),
  },
  "/trivia/kept": { get: everyone(404), post: membersJson(400) },
  "/trivia/:roundId": {
    at: "/trivia/round_01ARYZ6S410000000000000000",
    get: members("/trivia/round_01ARYZ6S410000000000000000", 404),
    post: members("/trivia/round_01ARYZ6S410000000000000000", 400),
  },
  "/challenges/:seasonId": {
    at: "/challenges/psalms-spring-2026",
    get: members("/challenges/psalms-spring-2026"),
    post: members("/challenges/psalms-spring-2026", 400),
  },
  // R35: an address of the administration says nothing to anybody else, not even whether it is there
  "/admin/*": { at: "/admin/none", get: admins("/admin/none", 404) },
  // the Bible's first page, in the reader's language
  "/bible": { get: everyone("/bible/web/john/1") },
  // R10, R39: `/menu` is a word in the bottom bar and no address
  "/*": { at: "/menu", get: everyone(404) },
};
