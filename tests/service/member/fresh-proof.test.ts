import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { questionFor } from "#app/features/settings/account/proving.ts";
import { act } from "#app/features/settings/act.server.ts";
import { CONFIRMATION } from "#app/features/settings/deletion/deletion.ts";
import { loader as exportAll } from "#app/routes/account/settings.export.ts";
import { action as callFunction } from "#app/routes/site/functions.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";
import { sessionToken } from "#tests/service/tokens.ts";
import { cookiesOf } from "#workers/documents/cookies.ts";
import { authenticate } from "#workers/session.ts";

const ORIGIN = "http://localhost";

const provenAt = async (verifiedMinutesAgo: number | null): Promise<TestMember> => {
  const ctx = await member();
  Object.assign(ctx.session, { verifiedMinutesAgo });
  return ctx;
};
const argsFor = (ctx: TestMember, path: string, params = {}) => ({
  request: new Request(`${ORIGIN}${path}`, path.startsWith("/functions") ? { method: "POST" } : {}),
  params,
  context: { app: ctx, nonce: "", embedded: null, cloudflare: { env } } as never,
});
const rests = async ({ userId }: TestMember) =>
  (await rows("SELECT 1 FROM account_deletions WHERE user_id = ?", userId)).length === 1;

const deletion = () => {
  const form = new FormData();
  form.set("intent", "delete");
  form.set("confirmation", CONFIRMATION.en);
  return form;
};

describe("F13, G20: what cannot be taken back asks for a proof of the last ten minutes", () => {
  test.each([
    ["just now", 0, true],
    ["ten minutes ago", 10, true],
    ["eleven minutes ago", 11, false],
    ["days ago", 5000, false],
    ["never, as far as the token says", null, false],
  ])("proven %s", async (_when, ago, open) => {
    const [page, called, taken] = [await provenAt(ago), await provenAt(ago), await provenAt(ago)];
    const reply = await act(page, deletion());
    expect(reply).toMatchObject(
      open ? { ok: true } : { ok: false, refusal: "settings.proof_needed", value: CONFIRMATION.en },
    );
    const answer = await callFunction(
      argsFor(called, "/functions/delete-account", { name: "delete-account" }),
    );
    expect(answer.status).toBe(open ? 200 : 403);
    if (!open) {
      expect(await answer.json()).toMatchObject({
        error: "proof_needed",
        message: expect.stringContaining("prove"),
        clerk_error: { reason: "reverification-error" },
      });
    }
    const archive = await exportAll(argsFor(taken, "/settings/export"));
    expect([archive.status, archive.headers.get("content-type")]).toEqual(
      open ? [200, "application/zip"] : [302, null],
    );
    await Promise.all([page.settled(), called.settled(), archive.body?.cancel()]);
    expect([await rests(page), await rests(called)]).toEqual([open, open]);
  });

  test("taking everything along leads to where it can be proven, of an account that rests too", async () => {
    const ctx = await provenAt(30);
    const where = async () => (await exportAll(argsFor(ctx, "/settings/export"))).headers.get("location");
    expect(await where()).toBe("/settings?prove=export#privacy");
    ctx.pendingDeletion = { until: 7, changed: () => undefined };
    expect(await where()).toBe("/account-rests?prove=export");
  });

  test("what is not confirmed is refused before anybody is asked who they are", async () => {
    const form = deletion();
    form.set("confirmation", "yes");
    expect(await act(await provenAt(30), form)).toMatchObject({ refusal: "settings.not_confirmed" });
  });
});

describe("G21: how long ago is in the session's token", () => {
  test.each([
    ["the password a while ago", [12, -1], 12],
    ["the password a while ago, the second step just now", [12, 0], 0],
    ["a token of a session that was never proven", [-1, -1], null],
    ["a token that says nothing", undefined, null],
  ] as [string, [number, number] | undefined, number | null][])("%s", async (_what, fva, ago) => {
    const token = await sessionToken({ sub: "user_ruth", fva: fva as [number, number] });
    const request = new Request(`${ORIGIN}/settings`, {
      headers: { cookie: `__session=${token}; __client_uat=1` },
    });
    const found = await authenticate(request, cookiesOf(request), env as Cloudflare.Env, ORIGIN);
    expect("session" in found && found.session?.verifiedMinutesAgo).toBe(ago);
  });
});

describe("how somebody is asked", () => {
  const mail = { strategy: "email_code", emailAddressId: "idn_1", safeIdentifier: "a@b.example" };
  test.each([
    ["a second step", "needs_second_factor", [{ strategy: "password" }], { kind: "code" }],
    ["a password", "needs_first_factor", [mail, { strategy: "password" }], { kind: "password" }],
    [
      "an address alone",
      "needs_first_factor",
      [{ strategy: "oauth_google" }, mail],
      { kind: "mail", to: "a@b.example", emailAddressId: "idn_1" },
    ],
    ["nothing that is known here", "needs_first_factor", [{ strategy: "passkey" }], { kind: "none" }],
    ["nothing at all", "needs_first_factor", null, { kind: "none" }],
  ] as const)("who has %s", (_what, status, factors, question) => {
    expect(questionFor({ status, supportedFirstFactors: factors && [...factors] })).toEqual(question);
  });
});
