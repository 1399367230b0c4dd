import { describe, expect, test } from "vitest";
import { sendingExport } from "#app/features/sending/export.server.ts";
import { actOnDevices, forgetDevicesOfSession } from "#app/features/sending/push/act.server.ts";
import { sendNotices } from "#app/features/sending/send.server.ts";
import { readSettings } from "#app/features/settings/read.server.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import {
  became,
  DAY,
  deliveries,
  dropDevice,
  NOW,
  notifyMember,
  received,
  recipient,
  removeApp,
  withDevice,
  withPhoneApp,
} from "./recipients.ts";

const devicesOf = async (ctx: TestMember) => (await readSettings(ctx)).sending.devices;
const tokensOf = (ctx: TestMember) =>
  rows<{ endpoint: string; session_id: string }>(
    "SELECT endpoint, session_id FROM push_devices WHERE user_id = ? ORDER BY created_at",
    ctx.userId,
  );
const token = (name: string) => `${name.padEnd(22, "-")}:APA91b${"x".repeat(134)}`;

describe("G20 push in the native app", () => {
  test("to a phone beside a browser, in the same fixed words; an app that is gone is forgotten", async () => {
    const ctx = await recipient(["prayer:push"]);
    const phone = await withPhoneApp(ctx);
    const { endpoint, inbox } = await withDevice(ctx);
    expect((await devicesOf(ctx)).map(({ name }) => name).sort()).toEqual([
      "Chrome, Android",
      "Koinonia, Android",
    ]);
    await notifyMember(ctx, { topic: "prayer.offered" });
    await sendNotices(ctx);
    const notices = await Promise.all([phone.inbox, inbox].map(received));
    const words = {
      title: "Koinonia",
      body: "Something new in prayer",
      url: "/community?show=mine",
      tag: "prayer",
    };
    expect(notices.map((all) => all.map(({ text }) => JSON.parse(text)))).toEqual([[words], [words]]);
    expect(notices[0]?.[0]?.headers).toMatchObject({ ttl: "86400s", priority: "NORMAL" });
    await removeApp(phone.token);
    await notifyMember(ctx);
    await sendNotices(ctx);
    expect((await devicesOf(ctx)).map(({ name }) => name)).toEqual(["Chrome, Android"]);
    await dropDevice(endpoint);
    const again = await withPhoneApp(ctx);
    await removeApp(again.token);
    await notifyMember(ctx);
    await sendNotices(ctx);
    expect(await became(ctx)).toEqual(["push sent", "push sent", "push skipped no_device"]);
  });

  test("the night waits; an hour that was taken does not, and is stale when it is over", async () => {
    const ctx = await recipient(["prayer:push"], { fields: { quiet: "on" } });
    const { inbox } = await withPhoneApp(ctx);
    ctx.at(Date.UTC(2026, 10, 28, 8));
    await notifyMember(ctx);
    await sendNotices(ctx);
    expect(await received(inbox)).toEqual([]);
    await notifyMember(ctx, { topic: "prayer.hour" });
    await sendNotices(ctx);
    const [push, ...more] = await received(inbox);
    expect(more).toEqual([]);
    expect(JSON.parse(push?.text ?? "")).toMatchObject({ body: "The hour that you took begins now" });
    expect(push?.headers).toMatchObject({ ttl: "3600s", priority: "HIGH", "apns-priority": "10" });
  });

  test.each([429, 503])(
    "Google answers %i: it is tried again, five minutes later, and comes once",
    async (fault) => {
      const ctx = await recipient(["prayer:push"]);
      const { inbox } = await withPhoneApp(ctx, fault);
      await notifyMember(ctx);
      await sendNotices(ctx);
      const [due] = await deliveries(ctx);
      expect(due).toMatchObject({ state: "due", tries: 1 });
      expect(await devicesOf(ctx)).toHaveLength(1);
      ctx.at(due?.due_at ?? 0);
      await sendNotices(ctx);
      expect(await became(ctx)).toEqual(["push sent"]);
      expect(await received(inbox)).toHaveLength(1);
    },
  );

  test("a phone is whose session it is: another member takes it over, and a session that ends takes it along", async () => {
    const [ctx, next] = [await recipient(["prayer:push"]), await recipient(["prayer:push"])];
    const phone = await withPhoneApp(ctx);
    await actOnDevices(next, formOf({ intent: "add-phone", endpoint: phone.token }), "");
    await notifyMember(ctx);
    await sendNotices(ctx);
    expect(await became(ctx)).toEqual(["push skipped no_device"]);
    expect(await received(phone.inbox)).toEqual([]);
    await actOnDevices(ctx, formOf({ intent: "remove", endpoint: phone.token }), "");
    expect(await tokensOf(next)).toHaveLength(1);
    await forgetDevicesOfSession(next, next.session.sessionId);
    expect(await tokensOf(next)).toEqual([]);
  });

  test("another token takes the place of the one before, of the member's own phone alone", async () => {
    const [ctx, other] = [await recipient(["prayer:push"]), await recipient(["prayer:push"])];
    const [old, older] = [await withPhoneApp(ctx), await withPhoneApp(other)];
    const fresh = token("fresh");
    const renew = (who: TestMember, before: string) =>
      actOnDevices(who, formOf({ intent: "renew-phone", endpoint: fresh, before }), "");
    expect(await renew(ctx, old.token)).toBe(true);
    expect(await tokensOf(ctx)).toEqual([{ endpoint: fresh, session_id: ctx.session.sessionId }]);
    await actOnDevices(
      other,
      formOf({ intent: "renew-phone", endpoint: token("stolen"), before: fresh }),
      "",
    );
    expect(await tokensOf(ctx)).toHaveLength(1);
    expect((await tokensOf(other))[0]?.endpoint).toBe(older.token);
    expect(
      await actOnDevices(ctx, formOf({ intent: "renew-phone", endpoint: "f".repeat(64), before: fresh }), ""),
    ).toBe(false);
  });

  test.each([
    ["an iPhone's own token", "f".repeat(64)],
    ["an address", "https://fcm.googleapis.com/fcm/send/abc:def"],
    ["a path", `../../other/messages:send:${"x".repeat(140)}`],
    ["a book", token("x".repeat(2000))],
    ["nothing", ""],
  ])("%s is no phone, and refused", async (_name, endpoint) => {
    const ctx = await member();
    expect(await actOnDevices(ctx, formOf({ intent: "add-phone", endpoint }), "")).toBe(false);
    expect(await tokensOf(ctx)).toEqual([]);
  });

  test("the table itself takes no phone with keys, with an address, or of a service that nobody knows", async () => {
    const ctx = await recipient(["prayer:push"]);
    const add = (service: string, endpoint: string, key: string) =>
      rows(
        `INSERT INTO push_devices (id, user_id, endpoint, p256dh, auth, session_id, name, created_at, service)
        VALUES ('d', ?, ?, ?, '', 's', '', 1, ?)`,
        ctx.userId,
        endpoint,
        key,
        service,
      );
    await expect(add("apns", token("a"), "")).rejects.toThrow("service_known");
    await expect(add("fcm", token("a"), "key")).rejects.toThrow("phone_by_token");
    await expect(add("fcm", "https://evil.example/x", "")).rejects.toThrow("phone_by_token");
  });

  test("ten devices at most, phones and browsers together: the oldest goes", async () => {
    const ctx = await recipient(["prayer:push"]);
    for (let n = 0; n < 11; n++) {
      ctx.at(NOW + n);
      if (n % 2) await withDevice(ctx);
      else await actOnDevices(ctx, formOf({ intent: "add-phone", endpoint: token(`phone-${n}`) }), "");
    }
    const kept = await tokensOf(ctx);
    expect(kept).toHaveLength(10);
    expect(kept.map(({ endpoint }) => endpoint)).not.toContain(token("phone-0"));
  });

  test("without keys it is closed: not offered, not taken, and what was there is not tried for days", async () => {
    const ctx = await recipient(["prayer:push"]);
    await withPhoneApp(ctx);
    const closed = Object.assign(ctx, { push: null, phonePush: null });
    const { sending } = await readSettings(closed);
    expect([sending.phonePush, sending.pushKey, sending.offer.channels]).toEqual([
      false,
      null,
      ["app", "email", "digest"],
    ]);
    const add = formOf({ intent: "add-phone", endpoint: token("late") });
    expect(await actOnDevices(closed, add, "")).toBe(false);
    await notifyMember(closed);
    await sendNotices(closed);
    expect(await became(closed)).toEqual(["push skipped no_push"]);
  });

  test("only the app's push: a browser alone is not told, and the offer stands", async () => {
    const ctx = await recipient(["prayer:push"]);
    await withDevice(ctx);
    const phonesOnly = Object.assign(ctx, { push: null });
    expect((await readSettings(phonesOnly)).sending.offer.channels).toContain("push");
    await notifyMember(phonesOnly);
    const { inbox } = await withPhoneApp(phonesOnly);
    await sendNotices(phonesOnly);
    expect(await became(phonesOnly)).toEqual(["push sent"]);
    expect(await received(inbox)).toHaveLength(1);
  });

  test("the archive names the phone and not its token", async () => {
    const ctx = await recipient(["prayer:push"]);
    const phone = await withPhoneApp(ctx);
    ctx.at(NOW + DAY);
    const { endpoint } = await withDevice(ctx);
    let archived = "";
    for await (const { path, content } of sendingExport.files({ ...ctx, language: "en", timeZone: "UTC" }))
      if (path === "notice-settings.json") for await (const piece of content) archived += piece;
    const { devices } = JSON.parse(archived) as { devices: Record<string, unknown>[] };
    expect(devices).toMatchObject([
      { service: "fcm", name: "Koinonia, Android", endpoint: null },
      { service: "web", endpoint },
    ]);
    expect(archived).not.toContain(phone.token);
  });
});
