import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { otherCode, WireBrowser } from "#tests/contract/clerk/wire-browser.ts";
import { type Sandbox, SEED_PASSWORD, startSandbox } from "#tests/contract/sandbox.ts";
import { fromBase32, totpAt } from "#workers/sandbox/clerk/me/totp.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

/** What these answers hold, as far as it is looked at. */
type Me = {
  id: string;
  secret: string | null;
  uri: string | null;
  verified: boolean;
  codes: string[];
  backup_codes: string[] | null;
  totp_enabled: boolean;
  two_factor_enabled: boolean;
  backup_code_enabled: boolean;
  primary_email_address_id: string;
  email_addresses: { id: string; email_address: string; verification: { status: string } | null }[];
  status: string;
  supported_second_factors: { strategy: string }[] | null;
};

const meOf = (sent: { body: { response: unknown } }) => sent.body.response as Me;
const errorOf = (sent: { status: number; body: { errors?: { code: string }[] } }) =>
  `${sent.status} ${sent.body.errors?.[0]?.code}`;

/** How long ago each factor was proven in the browser's session. */
async function agesOf(page: WireBrowser): Promise<number[] | undefined> {
  const [session] = (await page.get("/v1/client")).body.response.sessions;
  return (session as { factor_verification_age: number[] } | undefined)?.factor_verification_age;
}

let people = 0;
async function newPerson() {
  const email = `me${people++}@example.com`;
  const page = new WireBrowser(sandbox.origin);
  const id = await page.signUpToCode({
    email_address: email,
    password: SEED_PASSWORD,
    first_name: "Ann",
    last_name: "O",
  });
  await page.attemptEmail(id, await sandbox.code(email));
  const { body } = await page.get("/v1/client");
  const sessionId = (body.response as { sessions: { id: string }[] }).sessions[0]?.id ?? "";
  return { email, page, sessionId };
}

/** The app on somebody's phone, by the RFC's own words: another hand than the sandbox's. */
function appCode(secret: string, now: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const mac = createHmac("sha1", Buffer.from(fromBase32(secret)))
    .update(counter)
    .digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("RFC 6238, appendix B: at %i s the code ends like %s", async (seconds, code) => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect(await totpAt(secret, Math.floor(seconds / 30))).toBe(code.slice(-6));
});

describe("G21 password", () => {
  test("a wrong one is refused, a right one changes it; other browsers can be signed out with it", async () => {
    const { email, page } = await newPerson();
    const other = new WireBrowser(sandbox.origin);
    await other.signIn(email, SEED_PASSWORD);
    const change = (current_password: string, more = {}) =>
      page.post("/v1/me/change_password", { current_password, new_password: "Lantern-8-lit", ...more });
    expect(errorOf(await change("Not-the-1-right"))).toBe("422 form_password_incorrect");
    expect((await change(SEED_PASSWORD, { sign_out_of_other_sessions: "true" })).status).toBe(200);
    expect((await other.get("/v1/client")).body.response.sessions).toEqual([]);
    expect((await page.get("/v1/client")).body.response.sessions).toHaveLength(1);
    expect((await new WireBrowser(sandbox.origin).signIn(email, "Lantern-8-lit")).status).toBe(200);
  });
});

describe("G21 change of e-mail", () => {
  test("added, proven by its code, made the first one, the old one removed", async () => {
    const { email, page } = await newPerson();
    const next = `next.${email}`;
    const added = meOf(await page.post("/v1/me/email_addresses", { email_address: next }));
    const path = `/v1/me/email_addresses/${added.id}`;
    const primary = () => page.override("PATCH", "/v1/me", { primary_email_address_id: added.id });
    expect((await primary()).status).toBe(404);
    await page.post(`${path}/prepare_verification`, { strategy: "email_code" });
    const code = await sandbox.code(next);
    const attempt = (typed: string) => page.post(`${path}/attempt_verification`, { code: typed });
    expect(errorOf(await attempt(otherCode(code)))).toBe("422 form_code_incorrect");
    expect((await attempt(code)).status).toBe(200);
    const me = meOf(await primary());
    expect(me.primary_email_address_id).toBe(added.id);
    const old = me.email_addresses.find(({ id }) => id !== added.id)?.id ?? "";
    expect((await page.override("DELETE", `/v1/me/email_addresses/${old}`)).status).toBe(200);
    expect((await new WireBrowser(sandbox.origin).signIn(next, SEED_PASSWORD)).status).toBe(200);
    expect((await new WireBrowser(sandbox.origin).signIn(email, SEED_PASSWORD)).status).toBe(422);
  });

  test("an address that somebody has is refused", async () => {
    const { page } = await newPerson();
    const sent = await page.post("/v1/me/email_addresses", { email_address: "member@koinonia.test" });
    expect(errorOf(sent)).toBe("422 form_identifier_exists");
  });
});

describe("G21 sessions", () => {
  test("are listed with their device; one is revoked, and another person's cannot be", async () => {
    const { email, page, sessionId } = await newPerson();
    const phone = new WireBrowser(sandbox.origin);
    await phone.signIn(email, SEED_PASSWORD);
    const listed = (await page.get("/v1/me/sessions/active")).body as unknown as { id: string }[];
    expect(listed).toHaveLength(2);
    const other = listed.find(({ id }) => id !== sessionId)?.id ?? "";
    const stranger = await newPerson();
    expect((await stranger.page.post(`/v1/me/sessions/${other}/revoke`)).status).toBe(404);
    expect((await page.post(`/v1/me/sessions/${other}/revoke`)).status).toBe(200);
    expect((await phone.get("/v1/client")).body.response.sessions).toEqual([]);
    await sandbox.webhooks.of("session.revoked", other);
  });
});

describe("G21 second factor", () => {
  test("an app is proven by its code, gives backup codes, and can be taken away", async () => {
    const { page } = await newPerson();
    const made = meOf(await page.post("/v1/me/totp"));
    expect(made.uri).toContain(`secret=${made.secret}`);
    const secret = made.secret ?? "";
    const attempt = (code: string) => page.post("/v1/me/totp/attempt_verification", { code });
    const code = appCode(secret, Date.now());
    expect(errorOf(await attempt(otherCode(code)))).toBe("422 form_code_incorrect");
    expect(meOf(await page.get("/v1/me")).totp_enabled).toBe(false);
    const proven = meOf(await attempt(code));
    expect(proven.verified).toBe(true);
    expect(new Set(proven.backup_codes).size).toBe(10);
    expect(proven.secret).toBeNull();
    // a code works once
    expect(errorOf(await attempt(code))).toBe("422 form_code_incorrect");
    expect(meOf(await page.get("/v1/me"))).toMatchObject({
      totp_enabled: true,
      two_factor_enabled: true,
      backup_code_enabled: true,
    });
    const renewed = meOf(await page.post("/v1/me/backup_codes/")).codes;
    expect(renewed).toHaveLength(10);
    expect(renewed).not.toEqual(proven.backup_codes);
    expect((await page.override("DELETE", "/v1/me/totp")).status).toBe(200);
    expect(meOf(await page.get("/v1/me")).two_factor_enabled).toBe(false);
  });

  test("backup codes need an app", async () => {
    const { page } = await newPerson();
    expect(errorOf(await page.post("/v1/me/backup_codes"))).toBe("400 second_factor_missing");
  });
});

describe("G21 ten minutes after signing in, sensitive changes ask again who you are", () => {
  test("by password; with an app by its code or a backup code, each once", async () => {
    const { page, sessionId } = await newPerson();
    const verify = `/v1/client/sessions/${sessionId}/verify`;
    await sandbox.advance(600_000);
    expect(errorOf(await page.post("/v1/me/totp"))).toBe("403 session_reverification_required");
    expect(meOf(await page.post(verify, { level: "second_factor" })).status).toBe("needs_first_factor");
    const byPassword = (password: string) =>
      page.post(`${verify}/attempt_first_factor`, { strategy: "password", password });
    expect(errorOf(await byPassword("Not-the-1-right"))).toBe("422 form_password_incorrect");
    expect(meOf(await byPassword(SEED_PASSWORD)).status).toBe("complete");
    const { secret } = meOf(await page.post("/v1/me/totp"));
    const code = appCode(secret ?? "", Date.now() - 30_000);
    const { backup_codes } = meOf(await page.post("/v1/me/totp/attempt_verification", { code }));

    await sandbox.advance(600_000);
    const begun = meOf(await page.post(verify, { level: "second_factor" }));
    expect(begun.status).toBe("needs_second_factor");
    expect(begun.supported_second_factors).toEqual([{ strategy: "totp" }, { strategy: "backup_code" }]);
    const second = (strategy: string, typed: string) =>
      page.post(`${verify}/attempt_second_factor`, { strategy, code: typed });
    expect(errorOf(await second("totp", code))).toBe("422 form_code_incorrect");
    const [spare = ""] = backup_codes ?? [];
    expect(await agesOf(page)).toEqual([10, -1]);
    expect(meOf(await second("backup_code", spare)).status).toBe("complete");
    // the session says so from here on, and its tokens
    expect(await agesOf(page)).toEqual([0, 0]);
    expect(errorOf(await second("backup_code", spare))).toBe("422 form_code_incorrect");
    expect((await page.override("DELETE", "/v1/me/totp")).status).toBe(200);
    await sandbox.resetClock();
  });
});
