import { env, exports as workerExports } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { notifyOfUrgentReports } from "#app/features/community/urgent/notify.server.ts";
import { actOnNotifications } from "#app/features/notifications/act.server.ts";
import { sendDigests } from "#app/features/sending/digests/send-digests.server.ts";
import { notifyModerators } from "#app/features/sending/moderators.server.ts";
import { actOnDevices, forgetDevicesOfSession } from "#app/features/sending/push/act.server.ts";
import { sendNotices } from "#app/features/sending/send.server.ts";
import { unsubscribeToken } from "#app/features/sending/unsubscribe/token.server.ts";
import { actOnLink, readLink } from "#app/features/sending/unsubscribe/unsubscribe.server.ts";
import { act } from "#app/features/settings/act.server.ts";
import { readSettings } from "#app/features/settings/read.server.ts";
import { asks, does, person } from "#tests/service/community/people.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import {
  became,
  choose,
  DAY,
  deliveries,
  dropDevice,
  HOUR,
  NOW,
  notifyMember,
  received,
  recipient,
  withDevice,
  withPhone,
} from "./recipients.ts";

const worker = (workerExports as unknown as { default: Fetcher }).default;
const settingsOf = async (ctx: TestMember) => (await readSettings(ctx)).sending;

describe("G20 e-mail by itself", () => {
  test("goes out once a notice, with its ways out, and nothing more of what was written", async () => {
    const ctx = await recipient(["prayer:email"]);
    await Promise.all([1, 2, 3].map(() => notifyMember(ctx, { topic: "prayer.offered" }, "same")));
    await notifyMember(ctx, { topic: "pet.returned", pet: "Biscuit" });
    await Promise.all([sendNotices(ctx), sendNotices(ctx)]);
    await sendNotices(ctx);
    const [mail, ...more] = await received(ctx.account.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Something new in prayer");
    expect(mail?.text).toContain("Your prayer request was prayed for today");
    const address = /<(http:\/\/localhost)(\/api\/unsubscribe\/[^>]+)>/.exec(
      mail?.headers?.["List-Unsubscribe"] ?? "",
    );
    expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(mail?.text).toContain(`/unsubscribe/${address?.[2]?.split("/").at(-1)}`);
    expect(await became(ctx)).toEqual(["email sent"]);
  });

  test("in the member's language; none for what was read in the app, or turned off meanwhile", async () => {
    const ctx = await recipient(["prayer:email"]);
    await rows("UPDATE member_settings SET language = 'es' WHERE user_id = ?", ctx.userId);
    await notifyMember(ctx);
    await sendNotices(ctx);
    expect((await received(ctx.account.email))[0]?.subject).toBe("Algo nuevo en la oración");
    await notifyMember(ctx);
    const [{ id }] = (await rows<{ id: string }>(
      "SELECT id FROM notifications WHERE user_id = ? ORDER BY id DESC LIMIT 1",
      ctx.userId,
    )) as [{ id: string }];
    await actOnNotifications(ctx, formOf({ intent: "open", id }));
    await sendNotices(ctx);
    await notifyMember(ctx);
    await choose(ctx, []);
    await sendNotices(ctx);
    expect(await became(ctx)).toEqual(["email sent", "email skipped read", "email skipped turned_off"]);
  });

  test("waits in the night and on the day of rest, and is sent when they are over", async () => {
    const ctx = await recipient(["prayer:email"], { fields: { quiet: "on" } });
    const saturdayNight = Date.UTC(2026, 10, 29, 3);
    ctx.at(saturdayNight);
    await notifyMember(ctx);
    await sendNotices(ctx);
    const mondaySeven = Date.UTC(2026, 10, 30, 12);
    expect(await deliveries(ctx)).toMatchObject([{ state: "due", tries: 0, due_at: mondaySeven }]);
    ctx.at(mondaySeven - 60_000);
    await sendNotices(ctx);
    expect(await received(ctx.account.email)).toEqual([]);
    ctx.at(mondaySeven);
    await sendNotices(ctx);
    expect(await became(ctx)).toEqual(["email sent"]);
  });

  test("an outage is tried again, longer apart each time, and given up in the end; a killed run is taken over", async () => {
    const ctx = await recipient(["prayer:email"]);
    const { mail } = ctx;
    ctx.mail = { send: () => Promise.reject(new Error("nobody answers")) };
    await notifyMember(ctx);
    const tried: number[] = [];
    for (let at = NOW + 1; at < NOW + DAY; at += 5 * 60_000) {
      ctx.at(at);
      const [before] = await deliveries(ctx);
      await sendNotices(ctx);
      const [after] = await deliveries(ctx);
      if (before?.tries !== after?.tries) tried.push((at - NOW - 1) / 60_000);
    }
    expect(tried).toEqual([0, 5, 15, 35, 75, 155]);
    expect(await became(ctx)).toEqual(["email failed tries"]);
    ctx.at(NOW + DAY);
    ctx.mail = mail;
    await notifyMember(ctx);
    await rows(
      "UPDATE notice_deliveries SET claimed_by = 'a run that died', tries = 1, due_at = due_at + 300000 WHERE user_id = ? AND state = 'due'",
      ctx.userId,
    );
    await sendNotices(ctx);
    expect(await received(ctx.account.email)).toEqual([]);
    ctx.at(NOW + DAY + 300_001);
    await sendNotices(ctx);
    expect(await received(ctx.account.email)).toHaveLength(1);
  });

  test("mail that comes back ends it for that address, and Settings says so", async () => {
    const ctx = await recipient(["prayer:email"], { email: `bounce-${crypto.randomUUID()}@example.com` });
    await notifyMember(ctx);
    await sendNotices(ctx);
    await notifyMember(ctx);
    const sent = ctx.mail.send;
    ctx.mail = { send: () => Promise.reject(new Error("an address that refuses is not written to again")) };
    await sendNotices(ctx);
    ctx.mail = { send: sent };
    expect(await became(ctx)).toEqual(["email skipped address_refused", "email skipped address_refused"]);
    expect((await settingsOf(ctx)).mailRefusedAt).toBe(NOW + 1);
    // another address is written to, and so is this one once its owner says that it works
    ctx.account.email = `${ctx.userId.toLowerCase()}@new.example.com`;
    await notifyMember(ctx);
    await sendNotices(ctx);
    expect(await received(ctx.account.email)).toHaveLength(1);
    expect(await act(ctx, formOf({ intent: "mail-again" }))).toMatchObject({ ok: true });
    expect((await settingsOf(ctx)).mailRefusedAt).toBeNull();
  });
});

describe("RFC 8058 the way out, without signing in", () => {
  const post = (token: string) =>
    worker.fetch(`http://localhost/api/unsubscribe/${token}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
  const chosen = (ctx: TestMember) =>
    rows<{ name: string }>(
      "SELECT kind || ':' || channel AS name FROM notification_choices WHERE user_id = ? ORDER BY name",
      ctx.userId,
    ).then((found) => found.map(({ name }) => name));
  const now = (ctx: TestMember) => ctx.at(Date.now());

  test("a mail program's button turns off what the mail was of; twice is once", async () => {
    const ctx = await recipient(["prayer:email", "pet:email", "reading:digest", "prayer:app"]);
    now(ctx);
    const token = await unsubscribeToken(ctx, ctx.userId, "prayer");
    for (let press = 0; press < 2; press++) expect((await post(token)).status).toBe(200);
    expect(await chosen(ctx)).toEqual(["pet:email", "prayer:app", "reading:digest"]);
    expect((await post(await unsubscribeToken(ctx, ctx.userId, "digest"))).status).toBe(200);
    expect(await chosen(ctx)).toEqual(["pet:email", "prayer:app"]);
    expect((await post(await unsubscribeToken(ctx, ctx.userId, "all"))).status).toBe(200);
    expect(await chosen(ctx)).toEqual(["prayer:app"]);
  });

  test("reading the address changes nothing, and leads to the page", async () => {
    const ctx = await recipient(["prayer:email"]);
    now(ctx);
    const token = await unsubscribeToken(ctx, ctx.userId, "prayer");
    const read = await worker.fetch(`http://localhost/api/unsubscribe/${token}`, { redirect: "manual" });
    expect([read.status, read.headers.get("location")]).toEqual([
      303,
      `/unsubscribe/${encodeURIComponent(token)}`,
    ]);
    expect(await readLink(ctx, token)).toEqual({ ok: true, scope: "prayer" });
    expect(await chosen(ctx)).toEqual(["prayer:email"]);
  });

  test("the page turns one kind off and on again, or all of them", async () => {
    const ctx = await recipient(["prayer:email", "pet:digest"]);
    const token = await unsubscribeToken(ctx, ctx.userId, "prayer");
    const press = (intent: string) => actOnLink(ctx, token, formOf({ intent }));
    await press("off");
    expect(await chosen(ctx)).toEqual(["pet:digest"]);
    await press("back");
    expect(await chosen(ctx)).toEqual(["pet:digest", "prayer:email"]);
    await press("all");
    expect(await chosen(ctx)).toEqual([]);
    expect(await press("everything")).toBeNull();
  });

  test("a forged link, another's, an old one and one of nobody: refused, and nothing changes", async () => {
    const [ctx, other] = [await recipient(["prayer:email"]), await recipient(["prayer:email"])];
    now(ctx);
    const token = await unsubscribeToken(ctx, ctx.userId, "prayer");
    const forged = [
      token.replace(ctx.userId, other.userId),
      token.replace("~prayer~", "~all~"),
      `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
      "nothing",
      `user_1~prayer~20000~${"s".repeat(43)}`,
      "%00",
    ];
    for (const one of forged) expect([400, 404], one).toContain((await post(one)).status);
    const old = { ...ctx, now: () => Date.now() - 200 * DAY };
    expect((await post(await unsubscribeToken(old, ctx.userId, "prayer"))).status).toBe(410);
    expect(await chosen(ctx)).toEqual(["prayer:email"]);
    expect(await chosen(other)).toEqual(["prayer:email"]);
    // of an account that is gone: nothing is left to turn off, and nothing is made
    const gone = await unsubscribeToken(ctx, "user_gone", "prayer");
    expect((await post(gone)).status).toBe(200);
    await actOnLink(ctx, gone, formOf({ intent: "back" }));
    expect(await rows("SELECT * FROM notification_choices WHERE user_id = 'user_gone'")).toEqual([]);
  });

  test("any other address still asks where a form comes from", async () => {
    const asked = await worker.fetch("http://localhost/functions/check-subscription", {
      method: "POST",
      body: "{}",
    });
    expect(asked.status).toBe(403);
  });
});

describe("G20 the digest", () => {
  test("collects what is not read until the member's morning, in one e-mail", async () => {
    const ctx = await recipient(["prayer:digest", "pet:digest"]);
    await notifyMember(ctx, { topic: "prayer.offered" });
    await notifyMember(ctx, { topic: "prayer.offered" });
    await notifyMember(ctx, { topic: "pet.returned", pet: "Biscuit" });
    await notifyMember(ctx, { topic: "pet.evolved", pet: "Biscuit" });
    await sendDigests(ctx);
    expect(await received(ctx.account.email)).toEqual([]);
    ctx.at(Date.UTC(2026, 10, 28, 12, 59));
    await sendDigests(ctx);
    expect(await received(ctx.account.email)).toEqual([]);
    // Saturday, eight
    ctx.at(Date.UTC(2026, 10, 28, 13));
    await Promise.all([sendDigests(ctx), sendDigests(ctx)]);
    const [email, ...more] = await received(ctx.account.email);
    expect(more).toEqual([]);
    expect(email?.subject).toBe("Your day in Koinonia: 3 notices");
    expect(email?.text).toContain("Your prayer request was prayed for today (2×)");
    expect(email?.text).toContain("Biscuit is back");
    expect(email?.text).not.toContain("has grown");
    expect((await became(ctx)).sort()).toEqual([
      "digest sent",
      "digest sent",
      "digest sent",
      "digest skipped said_here",
    ]);
    expect(await rows("SELECT * FROM notice_digests WHERE user_id = ?", ctx.userId)).toEqual([]);
    // what comes next is for the next e-mail: Sunday rests
    await notifyMember(ctx);
    await sendDigests(ctx);
    ctx.at(Date.UTC(2026, 10, 29, 14));
    await sendDigests(ctx);
    expect(await received(ctx.account.email)).toHaveLength(1);
    ctx.at(Date.UTC(2026, 10, 30, 13));
    await sendDigests(ctx);
    expect(await received(ctx.account.email)).toHaveLength(2);
  });

  test("by the week; another choice reckons it anew; nothing is sent where all of it was read", async () => {
    const ctx = await recipient(["prayer:digest"], { fields: { digestEvery: "week" } });
    await notifyMember(ctx);
    await sendDigests(ctx);
    const dueAt = async () =>
      (await rows<{ due_at: number }>("SELECT due_at FROM notice_digests WHERE user_id = ?", ctx.userId))[0]
        ?.due_at;
    expect(await dueAt()).toBe(Date.UTC(2026, 10, 30, 13));
    await choose(ctx, ["prayer:digest"], { digestEvery: "day" });
    await sendDigests(ctx);
    expect(await dueAt()).toBe(Date.UTC(2026, 10, 28, 13));
    await rows("UPDATE notifications SET read_at = 1 WHERE user_id = ?", ctx.userId);
    ctx.at(Date.UTC(2026, 10, 28, 13));
    await sendDigests(ctx);
    expect(await received(ctx.account.email)).toEqual([]);
    expect(await became(ctx)).toEqual(["digest skipped read"]);
    expect(await dueAt()).toBeUndefined();
  });

  test("an outage keeps all of it for the next try; what came meanwhile is not lost", async () => {
    const ctx = await recipient(["prayer:digest"]);
    const { mail } = ctx;
    await notifyMember(ctx);
    await sendDigests(ctx);
    ctx.at(Date.UTC(2026, 10, 28, 13));
    ctx.mail = { send: () => Promise.reject(new Error("nobody answers")) };
    await sendDigests(ctx);
    await notifyMember(ctx, { topic: "prayer.answered" });
    ctx.mail = mail;
    ctx.at(ctx.now() + 5 * 60_000);
    await sendDigests(ctx);
    expect((await received(ctx.account.email)).map(({ subject }) => subject)).toEqual([
      "Your day in Koinonia: 2 notices",
    ]);
  });

  test("many members: as many D1 trips for each fifty, and each one e-mail", async () => {
    const many = await Promise.all(Array.from({ length: 120 }, () => recipient(["prayer:digest"])));
    const [first] = many as [(typeof many)[number]];
    for (const one of many) for (let n = 0; n < 3; n++) await notifyMember(one);
    const sent = new Map<string, number>();
    first.mail = { send: async ({ to }) => void sent.set(to, (sent.get(to) ?? 0) + 1) };
    await sendDigests(first);
    first.at(Date.UTC(2026, 10, 28, 13));
    let trips = 0;
    const { db } = first;
    const counted = (statements: never) => {
      trips++;
      return db.batch(statements);
    };
    first.db = { ...db, batch: counted as typeof db.batch };
    await sendDigests(first);
    for (const { account } of many) expect(sent.get(account.email), account.email).toBe(1);
    // what is new, then for each fifty one to take it and five to close it, and the last, which is not full
    expect(trips).toBeLessThanOrEqual(1 + 3 + 15 + 2);
  });
});

describe("G20 texts", () => {
  const signed = async (
    fields: Record<string, string>,
    token = (env as unknown as Record<string, string>).TWILIO_AUTH_TOKEN ?? "",
  ) => {
    const url = "http://localhost/api/webhooks/twilio";
    const text = Object.keys(fields)
      .sort()
      .reduce((all, name) => all + name + fields[name], url);
    const hmac = { name: "HMAC", hash: "SHA-1" };
    const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(token), hmac, false, ["sign"]);
    const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
    return worker.fetch(url, {
      method: "POST",
      headers: { "x-twilio-signature": btoa(String.fromCharCode(...new Uint8Array(signature))) },
      body: new URLSearchParams(fields),
    });
  };

  test("to a proven number, three a day, in fixed words", async () => {
    const ctx = await recipient(["prayer:sms"]);
    await notifyMember(ctx);
    await sendNotices(ctx);
    expect(await became(ctx)).toEqual(["sms skipped no_phone"]);
    const number = await withPhone(ctx);
    for (let n = 0; n < 4; n++) await notifyMember(ctx);
    await sendNotices(ctx);
    expect((await became(ctx)).slice(1).sort()).toEqual([
      "sms sent",
      "sms sent",
      "sms sent",
      "sms skipped limit",
    ]);
    const texts = await received(number);
    expect(texts).toHaveLength(3);
    expect(texts[0]?.text).toBe(
      "Koinonia: Something new in prayer. http://localhost/notifications Reply STOP to end these texts",
    );
    ctx.at(NOW + DAY + HOUR);
    await notifyMember(ctx);
    await choose(ctx, ["prayer:sms"]);
    await sendNotices(ctx);
    expect(await received(number)).toHaveLength(4);
  });

  test("the day's texts of all members together are guarded", async () => {
    const ctx = Object.assign(await recipient(["prayer:sms"]), { noticeTextsADay: 0 });
    await withPhone(ctx);
    await notifyMember(ctx);
    await sendNotices(ctx);
    expect(await became(ctx)).toEqual(["sms skipped limit"]);
  });

  test("STOP and ALTO end them, START begins them again, and Settings says how it stands", async () => {
    const ctx = await recipient(["prayer:sms"]);
    const number = await withPhone(ctx);
    for (const [word, isStopped, answer] of [
      ["STOP", true, "<Response></Response>"],
      ["Start", false, "<Response></Response>"],
      ["ALTO", true, "START"],
      ["hello?", true, "<Response></Response>"],
      ["Comenzar", false, "STOP"],
      ["AYUDA", false, "Ajustes"],
    ] as const) {
      const reply = await signed({ From: number, To: "+15005550006", Body: word });
      expect([reply.status, reply.headers.get("content-type")], word).toEqual([
        200,
        "text/xml; charset=utf-8",
      ]);
      expect(await reply.text(), word).toContain(answer);
      expect((await settingsOf(ctx)).textsStopped, word).toBe(isStopped);
      ctx.at(ctx.now() + 7 * DAY);
      await notifyMember(ctx);
      await sendNotices(ctx);
      expect((await became(ctx)).at(-1), word).toBe(isStopped ? "sms skipped stopped" : "sms sent");
    }
    expect(await received(number)).toHaveLength(3);
  });

  test("what Twilio did not sign is refused, and changes nothing", async () => {
    const ctx = await recipient(["prayer:sms"]);
    const number = await withPhone(ctx);
    const fields = { From: number, Body: "STOP" };
    const unsigned = await worker.fetch("http://localhost/api/webhooks/twilio", {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    expect(unsigned.status).toBe(403);
    expect((await signed(fields, "another token")).status).toBe(403);
    expect((await signed({ From: "nobody", Body: "STOP" })).status).toBe(400);
    expect((await settingsOf(ctx)).textsStopped).toBe(false);
  });
});

describe("G20 push", () => {
  test("to each device of the member, in fixed words; one that is gone is forgotten", async () => {
    const ctx = await recipient(["prayer:push"]);
    const [one, two] = [await withDevice(ctx), await withDevice(ctx)];
    expect((await settingsOf(ctx)).devices.map(({ name }) => name)).toEqual([
      "Chrome, Android",
      "Chrome, Android",
    ]);
    await notifyMember(ctx);
    await sendNotices(ctx);
    for (const { inbox } of [one, two]) {
      const [push, ...more] = await received(inbox);
      expect(more).toEqual([]);
      expect(JSON.parse(push?.text ?? "")).toEqual({
        title: "Koinonia",
        body: "Something new in prayer",
        url: "/community?show=mine",
        tag: "prayer",
      });
      expect(push?.headers).toEqual({ ttl: "86400", urgency: "normal", topic: "prayer" });
    }
    await dropDevice(one.endpoint);
    await notifyMember(ctx);
    await sendNotices(ctx);
    expect((await settingsOf(ctx)).devices).toHaveLength(1);
    await dropDevice(two.endpoint);
    await notifyMember(ctx);
    await sendNotices(ctx);
    await notifyMember(ctx);
    await sendNotices(ctx);
    expect(await became(ctx)).toEqual([
      "push sent",
      "push sent",
      "push skipped no_device",
      "push skipped no_device",
    ]);
    expect((await settingsOf(ctx)).devices).toEqual([]);
  });

  test("an hour of prayer that was taken is said in the night, and is stale when it is over", async () => {
    const ctx = await recipient(["prayer:push"], { fields: { quiet: "on" } });
    const { inbox } = await withDevice(ctx);
    ctx.at(Date.UTC(2026, 10, 28, 8));
    await notifyMember(ctx, { topic: "prayer.hour" });
    await sendNotices(ctx);
    const [push] = await received(inbox);
    expect(JSON.parse(push?.text ?? "")).toMatchObject({ body: "The hour that you took begins now" });
    expect(push?.headers).toEqual({ ttl: "3600", urgency: "high", topic: "prayer" });
  });

  test("a device is whose session it is: another member takes it over, and a session that ends takes it along", async () => {
    const [ctx, next] = [await recipient(["prayer:push"]), await recipient(["prayer:push"])];
    const { endpoint, inbox } = await withDevice(ctx);
    const [device] = await rows<Record<"p256dh" | "auth", string>>(
      "SELECT p256dh, auth FROM push_devices WHERE endpoint = ?",
      endpoint,
    );
    await actOnDevices(next, formOf({ intent: "add", endpoint, ...device }), "");
    await notifyMember(ctx);
    await sendNotices(ctx);
    expect(await became(ctx)).toEqual(["push skipped no_device"]);
    expect(await received(inbox)).toEqual([]);
    // nobody else can take it away
    await actOnDevices(ctx, formOf({ intent: "remove", endpoint }), "");
    expect((await settingsOf(next)).devices).toHaveLength(1);
    await rows("UPDATE push_devices SET session_id = 'sess_ended' WHERE user_id = ?", next.userId);
    await forgetDevicesOfSession(next, "sess_ended");
    expect((await settingsOf(next)).devices).toEqual([]);
  });

  test.each([
    ["a host of our own network", { endpoint: "https://10.0.0.1/push" }],
    ["any other site", { endpoint: "https://evil.example/push" }],
    ["no keys", { p256dh: "", auth: "" }],
    ["keys of another length", { auth: "abc" }],
    ["nothing", { intent: "" }],
  ])("a device with %s is refused", async (_name, change) => {
    const ctx = await recipient(["prayer:push"]);
    const good = {
      intent: "add",
      endpoint: "http://vendors.test/__push/x",
      p256dh: "p".repeat(87),
      auth: "a".repeat(22),
    };
    expect(await actOnDevices(ctx, formOf({ ...good, ...change }), "")).toBe(false);
    expect(await rows("SELECT * FROM push_devices WHERE user_id = ?", ctx.userId)).toEqual([]);
  });

  test("ten devices at most: the oldest goes", async () => {
    const ctx = await recipient(["prayer:push"]);
    const all = [];
    for (let n = 0; n < 12; n++) {
      ctx.at(NOW + n);
      all.push(await withDevice(ctx));
    }
    const kept = await rows<{ endpoint: string }>(
      "SELECT endpoint FROM push_devices WHERE user_id = ? ORDER BY created_at",
      ctx.userId,
    );
    expect(kept.map(({ endpoint }) => endpoint)).toEqual(all.slice(2).map(({ endpoint }) => endpoint));
  });
});

describe("R35 urgent items reach moderators", () => {
  test("who has turned it on, in the night too, once an item, and nobody else", async () => {
    const moderator = await recipient(["moderation:push"], { fields: { quiet: "on" } });
    const other = await recipient(["moderation:push"]);
    const silent = await recipient([]);
    for (const { userId } of [moderator, silent])
      await rows("INSERT INTO user_roles VALUES (?, 'moderator')", userId);
    const { inbox } = await withDevice(moderator);
    await withDevice(other);
    const night = Date.UTC(2026, 10, 28, 8);
    for (const one of [moderator, other, silent]) one.at(night);
    await notifyModerators(moderator, "report-1");
    await notifyModerators(moderator, "report-1");
    await sendNotices(moderator);
    const pushes = await received(inbox);
    expect(pushes.map(({ text }) => JSON.parse(text).body)).toEqual(["Something waits for a moderator"]);
    expect(pushes[0]?.headers?.urgency).toBe("high");
    expect(await deliveries(other)).toEqual([]);
    expect(await deliveries(silent)).toEqual([]);
    expect((await settingsOf(moderator)).offer.kinds).toContain("moderation");
    expect((await settingsOf(other)).offer.kinds).not.toContain("moderation");
    // a role that was taken away meanwhile
    moderator.at(night + 1);
    await notifyModerators(moderator, "report-2");
    await rows("DELETE FROM user_roles WHERE user_id = ?", moderator.userId);
    await sendNotices(moderator);
    expect((await became(moderator)).at(-1)).toBe("push skipped not_staff");
  });
});

test("R35: a member's report of danger reaches a moderator within a run of the cron, once; other reports wait in the queue", async () => {
  const moderator = await recipient(["moderation:email"]);
  await rows("INSERT INTO user_roles VALUES (?, 'moderator')", moderator.userId);
  const [asker, reader, second] = [await person("Ann"), await person("Ben"), await person("Eve")];
  for (const one of [asker, reader, second]) one.at(NOW);
  const [danger, other] = [await asks(asker, "Pray for my family"), await asks(asker, "And for my work")];
  await does(reader, { intent: "report", id: danger, reason: "danger" });
  await does(second, { intent: "report", id: danger, reason: "danger" });
  await does(reader, { intent: "report", id: other, reason: "selling" });
  for (let run = 0; run < 3; run++) await notifyOfUrgentReports(moderator);
  await sendNotices(moderator);
  const mails = await received(moderator.account.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Something waits for a moderator"]);
  expect(mails[0]?.text).not.toContain("family");
});

test("G20: without any choice nothing goes out, and no row is made for it", async () => {
  const ctx = await member();
  ctx.at(NOW);
  await notifyMember(ctx);
  await notifyMember(ctx, { topic: "pet.returned", pet: "Biscuit" });
  expect(await deliveries(ctx)).toEqual([]);
  expect(await rows("SELECT * FROM notice_digests WHERE user_id = ?", ctx.userId)).toEqual([]);
  const page = await settingsOf(ctx);
  expect(page).toMatchObject({
    every: "day",
    keepsRest: true,
    canText: false,
    devices: [],
    mailRefusedAt: null,
  });
  expect(page.offer.channels).toEqual(["app", "push", "email", "digest"]);
});
