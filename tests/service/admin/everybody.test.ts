import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { newId } from "#app/core/id.ts";
import { actOnAnnouncements, readAnnouncements } from "#app/features/admin/announcements/announce.server.ts";
import { exportAudit, readAudit } from "#app/features/admin/audit/read.server.ts";
import { readDashboard } from "#app/features/admin/dashboard/read.server.ts";
import { actOnFlags, readFlags } from "#app/features/admin/flags/flag.server.ts";
import type { AdminReply } from "#app/features/admin/parts/reply.ts";
import { actOnTermsVersions } from "#app/features/admin/terms/terms.server.ts";
import { ROOM_PATHS, ROOMS } from "#app/features/rooms/rooms.ts";
import { acceptTerms, readTermsToAccept } from "#app/features/settings/terms/accept.server.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";
import { requireMember, requireMemberJson } from "#app/request/guards.server.ts";
import { asks, does as doesThere, person, shared } from "#tests/service/community/people.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import { worker } from "#tests/service/tabs.ts";
import { sessionToken } from "#tests/service/tokens.ts";
import { countTrips } from "#tests/service/trips.ts";
import { accountStateOf } from "#workers/account-state.ts";
import { forgetSiteState } from "#workers/context/site-state.ts";
import { servePage } from "#workers/pages.ts";
import { administrator, sends } from "./staff.ts";

const DAY = 86_400_000;
const ORIGIN = "http://localhost";
const saidOf = (reply: AdminReply | null): string => (reply?.ok ? "done" : (reply?.refusal ?? "bad form"));

afterEach(() => {
  vi.restoreAllMocks();
  forgetSiteState();
});

type Does = (ctx: MemberContext, form: FormData) => Promise<AdminReply | null>;
const does = async (work: Does, ctx: TestMember, fields: Record<string, string>) =>
  saidOf(await work(ctx, formOf({ formId: requestId(), reason: "it did harm", ...fields })));

/** What the Worker's entry hands to the pages, and what it answers. */
async function visit(
  path: string,
  { method = "GET", sub = newId("user", Date.now(), Math.random), headers = {} } = {},
) {
  let app: AppContext | null = null;
  const answer = await servePage(
    new Request(ORIGIN + path, {
      method,
      headers: {
        accept: "text/html",
        cookie: `__session=${await sessionToken({ sub })}; __client_uat=1`,
        ...headers,
      },
      ...(method === "POST" && { body: new URLSearchParams({ intent: "none" }) }),
    }),
    env,
    { requestId: "test", waitUntil: () => undefined },
    {
      pages: async (_request, context) => {
        app = context.app;
        return new Response("page");
      },
      isOpen: () => true,
      shared: null,
    },
  );
  return { answer, app: app as AppContext | null };
}

describe("rooms are closed and opened for everybody", () => {
  test("closed, all its addresses say that it opens again, and nothing is written; opened, it is as before", async () => {
    const admin = await administrator();
    expect((await visit("/pet")).answer.status).toBe(200);
    expect(await does(actOnFlags, admin, { intent: "close", room: "pet" })).toBe("done");
    forgetSiteState();
    const closed = await visit("/pet/training");
    expect([closed.answer.status, closed.answer.headers.get("retry-after"), closed.app]).toEqual([
      503,
      "300",
      null,
    ]);
    const words = await closed.answer.text();
    expect(words).toMatch(/Closed for now/);
    expect(words).toMatch(/href="\/safety"/);
    const sent = await visit("/pet", { method: "POST" });
    expect([sent.answer.status, sent.app]).toEqual([503, null]);
    const byScript = await visit("/pet.data", { headers: { accept: "*/*" } });
    expect([byScript.answer.status, byScript.app]).toEqual([503, null]);
    // another room is open, and what leads to the closed one knows it
    const other = await visit("/wallet");
    expect([other.answer.status, other.app?.closedRooms, other.app?.isOpen("/pet")]).toEqual([
      200,
      ["pet"],
      false,
    ]);
    expect(await does(actOnFlags, admin, { intent: "open", room: "pet" })).toBe("done");
    forgetSiteState();
    expect((await visit("/pet/training")).answer.status).toBe(200);
  });

  test.each([
    ["wall-room/own", "community"],
    ["group-room/any-group-abcdef", "groups"],
    ["evening-room/evening-1", "groups"],
    ["game-room/table-1", "games"],
  ] as const)("nobody comes into %s while %s is closed", async (name, room) => {
    const admin = await administrator();
    const status = async () => {
      const cookie = `__session=${await sessionToken({ sub: newId("user", Date.now(), Math.random) })}`;
      const headers = { upgrade: "websocket", origin: ORIGIN, cookie };
      return (await worker.fetch(`${ORIGIN}/parties/${name}`, { headers })).status;
    };
    const open = await status();
    expect(open).not.toBe(503);
    expect(await does(actOnFlags, admin, { intent: "close", room })).toBe("done");
    forgetSiteState();
    expect(await status()).toBe(503);
    expect(await does(actOnFlags, admin, { intent: "open", room })).toBe("done");
    forgetSiteState();
    expect(await status()).toBe(open);
  });

  test("with all of them closed, help, signing in, settings, the archive and deletion are open", async () => {
    const admin = await administrator();
    for (const room of ROOMS) expect(await does(actOnFlags, admin, { intent: "close", room })).toBe("done");
    forgetSiteState();
    for (const room of ROOMS) expect((await visit(ROOM_PATHS[room])).answer.status, room).toBe(503);
    for (const path of [
      "/safety",
      "/auth",
      "/settings",
      "/settings/export",
      "/account-rests",
      "/admin/flags",
    ])
      expect((await visit(path)).answer.status, path).toBe(200);
    expect((await visit("/functions/delete-account", { method: "POST" })).answer.status).toBe(200);
    for (const room of ROOMS) expect(await does(actOnFlags, admin, { intent: "open", room })).toBe("done");
  });

  test("a stale form, two at once and a room that is none are refused; no room is closed without its line", async () => {
    const [one, two] = [await administrator(), await administrator()];
    const both = await Promise.all(
      [one, two].map((ctx) => does(actOnFlags, ctx, { intent: "close", room: "shop" })),
    );
    expect(both.sort()).toEqual(["done", "moved"]);
    expect(await does(actOnFlags, one, { intent: "close", room: "settings" })).toBe("bad form");
    expect(await does(actOnFlags, one, { intent: "open", room: "shop", reason: "" })).toBe("reason");
    expect(
      (await readFlags(one)).flags.filter(({ closedAt }) => closedAt !== null).map(({ room }) => room),
    ).toEqual(["shop"]);
    await expect(rows("INSERT INTO closed_rooms VALUES ('rhythm', 5)")).rejects.toThrow(/act_is_logged/);
    await expect(rows("DELETE FROM closed_rooms WHERE room = 'shop'")).rejects.toThrow(/act_is_logged/);
    expect(await does(actOnFlags, two, { intent: "open", room: "shop" })).toBe("done");
  });

  test("it costs most requests no trip, and holds where D1 does not answer", async () => {
    await visit("/wallet");
    const asked = vi.spyOn(env.DB, "withSession");
    forgetSiteState();
    const dismissed = await Promise.all(
      Array.from({ length: 5 }, () => visit("/safety", { headers: { cookie: "" } })),
    );
    expect(dismissed.every(({ answer }) => answer.status === 200)).toBe(true);
    // one reading for all five, by the mark of an unconstrained session; each context opens its own besides
    const statements = asked.mock.results.length;
    await visit("/safety", { headers: { cookie: "" } });
    expect(asked.mock.results.length - statements).toBeLessThanOrEqual(1);
    asked.mockImplementation(() => {
      throw new Error("D1 is away");
    });
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    forgetSiteState();
    await expect(visit("/safety", { headers: { cookie: "" } })).rejects.toThrow(/D1 is away/);
    expect(warned.mock.calls.flat().join()).toContain("site-state");
  });
});

describe("announcements", () => {
  const fields = { intent: "announce", en: "Prayer night", es: "Noche de oración", audience: "members" };
  const today = new Date().toISOString().slice(0, 10);

  test("run in their days, in the reader's language, until they are ended or dismissed on the device", async () => {
    const admin = await administrator();
    admin.at(Date.now());
    expect(await does(actOnAnnouncements, admin, { ...fields, from: today, to: today })).toBe("done");
    forgetSiteState();
    const [line] = (await readAnnouncements(admin)).lines;
    const id = line?.id ?? "";
    expect((await visit("/wallet")).app?.announcements).toEqual([
      { id, text: "Prayer night", audience: "members" },
    ]);
    const spanish = await visit("/wallet", { headers: { cookie: "language=es" } });
    expect(spanish.app?.announcements).toMatchObject([{ text: "Noche de oración" }]);
    const dismissed = await visit("/wallet", { headers: { cookie: `dismissed=${id}` } });
    expect(dismissed.app?.announcements).toEqual([]);
    expect(await does(actOnAnnouncements, admin, { intent: "end", id })).toBe("done");
    expect(await does(actOnAnnouncements, admin, { intent: "end", id })).toBe("moved");
    forgetSiteState();
    expect((await visit("/wallet")).app?.announcements).toEqual([]);
  });

  test("twice is once; without a language, with a wrong period, too long: refused, nothing is written", async () => {
    const admin = await administrator();
    admin.at(Date.now());
    const form = { ...fields, from: today, to: today, formId: requestId(), reason: "for all" };
    const twice = await Promise.all([1, 2].map(() => does(actOnAnnouncements, admin, form)));
    expect(twice).toEqual(["done", "done"]);
    expect((await readAnnouncements(admin)).lines.filter(({ endedAt }) => endedAt === null).length).toBe(1);
    const before = await rows("SELECT count(*) AS n FROM audit_log");
    for (const [wrong, said] of [
      [{ es: " " }, "text"],
      [{ en: "x".repeat(301) }, "text"],
      [{ to: "2020-01-01" }, "period"],
      [{ from: "never" }, "period"],
      [{ audience: "nobody" }, "bad form"],
    ] as const)
      expect(await does(actOnAnnouncements, admin, { ...fields, from: today, to: today, ...wrong })).toBe(
        said,
      );
    expect(await rows("SELECT count(*) AS n FROM audit_log")).toEqual(before);
  });
});

describe("Terms that change", () => {
  const dayAfter = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  const change = { intent: "announce", version: "2", en: "We keep less.", es: "Guardamos menos." };
  const met = (
    ctx: TestMember,
    path: string,
    guard: typeof requireMember | typeof requireMemberJson = requireMember,
  ) => {
    const args = {
      request: new Request(ORIGIN + path),
      context: { app: ctx, nonce: "", embedded: null, cloudflare: { env } },
    };
    try {
      guard(args);
      return "in";
    } catch (answer) {
      return answer instanceof Response ? (answer.headers.get("location") ?? answer.status) : "thrown";
    }
  };

  test("are told before they count, then accepted or left; settings stay open meanwhile", async () => {
    const [admin, ctx] = [await administrator(), await member()];
    admin.at(Date.now());
    expect(await does(actOnTermsVersions, admin, { ...change, from: dayAfter(13) })).toBe("notice");
    expect(await does(actOnTermsVersions, admin, { ...change, from: dayAfter(16) })).toBe("done");
    expect(await does(actOnTermsVersions, admin, { ...change, from: dayAfter(16) })).toBe("period");
    const visited = await visit("/wallet", { sub: ctx.userId });
    expect([visited.app?.terms.coming?.version, visited.app?.terms.due]).toEqual([2, null]);
    // the day has come
    const due = { version: 2, countsFrom: 5 };
    ctx.terms = { due, coming: null };
    expect(met(ctx, "/community")).toBe("/terms/accept?return_to=%2Fcommunity");
    expect(met(ctx, "/session/role", requireMemberJson)).toBe(403);
    for (const path of [
      "/settings",
      "/settings/export",
      "/settings/glass-box",
      "/terms/accept",
      "/billing/portal",
    ])
      expect(met(ctx, path), path).toBe("in");
    expect(met(ctx, "/functions/delete-account", requireMemberJson)).toBe("in");
    expect((await readTermsToAccept(ctx)).versions).toMatchObject([{ version: 2, en: "We keep less." }]);
    for (const none of [null, 1, 3, Number.NaN]) await acceptTerms(ctx, none);
    expect((await accountStateOf(env, ctx.userId)).unaccepted.length).toBe(1);
    expect(await Promise.all([acceptTerms(ctx, 2), acceptTerms(ctx, 2)])).toEqual([true, true]);
    (await accountStateOf(env, ctx.userId)).pendingDeletion.changed();
    expect((await accountStateOf(env, ctx.userId)).unaccepted).toEqual([]);
    expect(await rows("SELECT version FROM legal_acceptances WHERE user_id = ?", ctx.userId)).toEqual([
      { version: 2 },
    ]);
  });

  test("can be withdrawn until they count, and never changed", async () => {
    const admin = await administrator();
    admin.at(Date.now());
    await expect(rows("UPDATE legal_versions SET counts_from = 1 WHERE version = 2")).rejects.toThrow(
      /for_good/,
    );
    await expect(rows("DELETE FROM legal_versions WHERE version = 2")).rejects.toThrow(/for_good/);
    const late = await administrator();
    late.at(Date.now() + 30 * DAY);
    expect(await does(actOnTermsVersions, late, { intent: "withdraw", version: "2" })).toBe("moved");
    expect(await does(actOnTermsVersions, admin, { intent: "withdraw", version: "2" })).toBe("done");
    expect(await rows("SELECT version FROM legal_versions")).toEqual([{ version: 1 }]);
  });

  test("who signed up after they began to count is not asked", async () => {
    const admin = await administrator();
    admin.at(Date.now());
    expect(await does(actOnTermsVersions, admin, { ...change, from: dayAfter(16) })).toBe("done");
    const ctx = await member();
    await rows("UPDATE profiles SET created_at = ? WHERE user_id = ?", Date.now() + 20 * DAY, ctx.userId);
    expect((await accountStateOf(env, ctx.userId)).unaccepted).toEqual([]);
    expect(await does(actOnTermsVersions, admin, { intent: "withdraw", version: "2" })).toBe("done");
  });
});

describe("the log and the overview", () => {
  test("acts, look-ups and decisions of moderators are one list, page by page, none lost and none twice", async () => {
    const [admin, ctx] = [await administrator(), await person("Silas")];
    for (let n = 0; n < 30; n++) {
      await sends(admin, {
        intent: "appoint",
        what: "pastoral",
        set: n % 2 ? "off" : "on",
        userId: ctx.userId,
      });
      admin.at(admin.now() + (n % 3 === 0 ? 1_000 : 0));
    }
    const seen: string[] = [];
    const count = countTrips(admin);
    let pages = 0;
    for (let after: string | null = ""; after !== null; pages++) {
      const { page } = await readAudit(admin, new URLSearchParams({ ...(after && { after }) }));
      seen.push(...page.lines.map(({ id }) => id));
      after = page.after;
    }
    expect(count()).toBe(pages);
    const all = [
      ...(await rows<{ id: string }>("SELECT id FROM audit_log")),
      ...(await rows<{ id: string }>("SELECT 'look_up:' || id AS id FROM staff_look_ups")),
      ...(await shared<{ id: string }>("SELECT id FROM moderation_log")),
    ].map(({ id }) => id);
    expect([...new Set(seen)].length).toBe(seen.length);
    expect([...seen].sort()).toEqual(all.sort());
    const only = await readAudit(admin, new URLSearchParams({ kind: "moderation" }));
    expect(new Set(only.page.lines.map(({ kind }) => kind))).toEqual(new Set(["moderation"]));
  });

  test.each(["csv", "json"])("is exported as %s, whole, with a line that says so", async (format) => {
    const admin = await administrator();
    const form = new URLSearchParams({ format, formId: requestId(), reason: "the yearly review" });
    const answer = await exportAudit(admin, form);
    if (!(answer instanceof Response)) throw new Error(answer);
    const text = await answer.text();
    const lines =
      format === "json" ? (JSON.parse(text) as unknown[]).length : text.trim().split("\r\n").length - 1;
    const [own] = await rows<{ n: number }>(
      "SELECT (SELECT count(*) FROM audit_log) + (SELECT count(*) FROM staff_look_ups) AS n",
    );
    const [other] = await shared<{ n: number }>("SELECT count(*) AS n FROM moderation_log");
    expect(lines).toBe((own?.n ?? 0) + (other?.n ?? 0));
    expect(text).toContain("export_log");
    expect(await exportAudit(admin, new URLSearchParams({ formId: requestId() }))).toBe("reason");
  });

  test("nothing of it is changed or deleted", async () => {
    const admin = await administrator();
    await does(actOnFlags, admin, { intent: "close", room: "rhythm" });
    await does(actOnFlags, admin, { intent: "open", room: "rhythm" });
    for (const change of ["reason = 'x'", "before = '{}'", "after = NULL", "outcome = 'refused'", "at = 0"])
      await expect(rows(`UPDATE audit_log SET ${change} WHERE act = 'close_room'`), change).rejects.toThrow(
        /for_good/,
      );
    await expect(rows("DELETE FROM audit_log")).rejects.toThrow(/for_good/);
    await expect(
      rows(
        `INSERT INTO audit_log (id, actor_user_id, act, request_id, subject, amount, reason, outcome, at)
        VALUES ('a', ?, 'free_a_prisoner', 'r', 's', 0, 'why', 'done', 0)`,
        admin.userId,
      ),
    ).rejects.toThrow(/FOREIGN KEY/);
  });

  test("the overview counts what waits, by severity and age, and shows money to administrators alone", async () => {
    const [admin, moderator] = [await administrator(), await member()];
    await rows("INSERT INTO user_roles VALUES (?, 'moderator')", moderator.userId);
    const young = await person("Eunice", { ageBand: "13-17" });
    const id = await asks(young, "Please pray for my exam");
    await doesThere(await person("Lois", { ageBand: "13-17" }), { intent: "report", id, reason: "other" });
    await shared("UPDATE queue_items SET opened_at = ? WHERE subject = ?", young.now() - 25 * 3_600_000, id);
    const { safety, running } = await readDashboard(admin);
    expect(safety.open.find(({ severity }) => severity === "minors")?.counts).toEqual([0, 0, 0, 1]);
    expect(running).not.toBeNull();
    expect((await readDashboard(moderator)).running).toBeNull();
    await expect(readDashboard(await member())).rejects.toMatchObject({ status: 403 });
  });
});

test("an announcement and a version of the Terms are kept while the clock runs", async () => {
  const admin = await administrator();
  let now = Date.now();
  const running = Object.assign(admin, { now: () => now++ });
  const [from, soon] = [now, now + 40 * DAY].map((at) => new Date(at).toISOString().slice(0, 10));
  const words = { en: "Prayer night", es: "Noche de oración" };
  const announcement = { intent: "announce", ...words, audience: "all", from: from ?? "", to: from ?? "" };
  expect(await does(actOnAnnouncements, running, announcement)).toBe("done");
  const [{ next } = { next: 0 }] = await rows<{ next: number }>(
    "SELECT coalesce(max(version), 1) + 1 AS next FROM legal_versions",
  );
  const version = { intent: "announce", version: String(next), ...words, from: soon ?? "" };
  expect(await does(actOnTermsVersions, running, version)).toBe("done");
  await does(actOnTermsVersions, running, { intent: "withdraw", version: String(next) });
});
