import { createClerkClient } from "@clerk/backend";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clerkAccounts } from "#app/vendors/clerk/accounts.ts";
import { WireBrowser } from "#tests/contract/clerk/wire-browser.ts";
import { type Sandbox, SEED_PASSWORD, startSandbox } from "#tests/contract/sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const connection = () => ({ secretKey: sandbox.keys.clerkSecretKey, apiUrl: `${sandbox.origin}/__clerk` });
const clerk = () => createClerkClient(connection());

test("lists, counts and finds the seeded users", async () => {
  const { data, totalCount } = await clerk().users.getUserList({ emailAddress: ["admin@koinonia.test"] });
  expect(totalCount).toBe(1);
  expect(data[0]).toMatchObject({
    id: "user_seed_admin",
    firstName: "Aquila",
    publicMetadata: { role: "admin", seeded: true },
  });
  expect(await clerk().users.getCount()).toBeGreaterThanOrEqual(4);
  const page = await clerk().users.getUserList({ limit: 1, offset: 1, query: "koinonia.test" });
  expect(page.data).toHaveLength(1);
});

test("changes a user and merges metadata", async () => {
  const created = await clerk().users.createUser({
    emailAddress: ["change@example.com"],
    publicMetadata: { role: "member", notes: { a: 1, b: 2 } },
  });
  const renamed = await clerk().users.updateUser(created.id, { firstName: "New", lastName: "Name" });
  expect(renamed.fullName).toBe("New Name");
  const { publicMetadata } = await clerk().users.updateUserMetadata(created.id, {
    publicMetadata: { role: null, notes: { b: 3 } },
  });
  expect(publicMetadata).toEqual({ notes: { a: 1, b: 3 } });
});

test("F12: a number proven elsewhere is stored as verified, and belongs to one user", async () => {
  const first = await clerk().users.createUser({ emailAddress: ["first@example.com"] });
  const second = await clerk().users.createUser({ emailAddress: ["second@example.com"] });
  const phone = { phoneNumber: "+14155550122", verified: true, primary: true };
  const stored = await clerk().phoneNumbers.createPhoneNumber({ userId: first.id, ...phone });
  expect(stored.verification?.status).toBe("verified");
  await expect(clerk().phoneNumbers.createPhoneNumber({ userId: second.id, ...phone })).rejects.toMatchObject(
    {
      status: 422,
      errors: [{ code: "form_identifier_exists" }],
    },
  );
  await clerk().phoneNumbers.deletePhoneNumber(stored.id);
  await clerk().phoneNumbers.createPhoneNumber({ userId: second.id, ...phone });
});

test("a deleted user is signed out, unknown, and leaves the address free", async () => {
  const fields = { emailAddress: ["gone@example.com"], password: "Old-pass-word" };
  const user = await clerk().users.createUser(fields);
  const page = new WireBrowser(sandbox.origin);
  await page.signIn("gone@example.com", "Old-pass-word");
  const sessions = await clerk().sessions.getSessionList({ userId: user.id, status: "active" });
  expect(sessions.data).toHaveLength(1);

  await clerk().users.deleteUser(user.id);
  await expect(clerk().users.getUser(user.id)).rejects.toMatchObject({ status: 404 });
  expect((await page.get("/v1/client")).body.response.sessions).toEqual([]);
  await sandbox.webhooks.of("user.deleted", user.id);
  expect((await clerk().users.createUser(fields)).id).not.toBe(user.id);
});

test("AU: a person deletes the own account", async () => {
  const user = await clerk().users.createUser({
    emailAddress: ["own@example.com"],
    password: "Old-pass-word",
  });
  const page = new WireBrowser(sandbox.origin);
  await page.signIn("own@example.com", "Old-pass-word");
  expect((await page.override("DELETE", "/v1/me")).status).toBe(200);
  expect(await clerkAccounts(connection()).find(user.id)).toBeNull();
});

test.each([
  ["sk_live_sandbox_wrong", "clerk_key_invalid"],
  ["", "authorization_header_format_invalid"],
])("refuses the secret key '%s'", async (key, code) => {
  const response = await fetch(`${sandbox.origin}/__clerk/v1/users/user_seed_member`, {
    headers: key ? { authorization: `Bearer ${key}` } : {},
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ errors: [{ code }] });
});

test("a session of the Frontend API opens nothing in the Backend API", async () => {
  const page = new WireBrowser(sandbox.origin);
  await page.signIn("admin@koinonia.test", SEED_PASSWORD);
  expect((await page.get("/v1/users")).status).toBe(401);
});

test("the adapter maps an account", async () => {
  const user = await clerk().users.createUser({
    emailAddress: ["map@example.com"],
    firstName: "Mary",
    lastName: "Okafor",
    unsafeMetadata: {
      timeZone: "America/Chicago",
      phoneNumber: "+14155550133",
      language: "es",
      ageBand: "18+",
    },
  });
  const accounts = clerkAccounts(connection());
  const before = await accounts.find(user.id);
  expect(before).toEqual({
    userId: user.id,
    fullName: "Mary Okafor",
    email: "map@example.com",
    phoneNumber: "+14155550133",
    phoneVerified: false,
    timeZone: "America/Chicago",
    language: "es",
    ageBand: "18+",
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  });
  await clerk().phoneNumbers.createPhoneNumber({
    userId: user.id,
    phoneNumber: "+14155550144",
    verified: true,
  });
  expect(await accounts.find(user.id)).toMatchObject({ phoneNumber: "+14155550144", phoneVerified: true });
});

test("the adapter finds who has exactly an address, and counts the sessions that are open", async () => {
  const fields = { emailAddress: ["exact@example.com"], password: "Old-pass-word" };
  const user = await clerk().users.createUser(fields);
  const accounts = clerkAccounts(connection());
  expect(await accounts.findByEmail("exact@example.com")).toEqual([user.id]);
  expect(await accounts.findByEmail("exact@example.co")).toEqual([]);
  expect(await accounts.countSessions(user.id)).toBe(0);
  const page = new WireBrowser(sandbox.origin);
  await page.signIn("exact@example.com", "Old-pass-word");
  expect(await accounts.countSessions(user.id)).toBe(1);
  await accounts.endSessions(user.id);
  expect(await accounts.countSessions(user.id)).toBe(0);
});

test("the adapter knows no deleted account, and throws when the key is wrong", async () => {
  expect(await clerkAccounts(connection()).find("user_never_made")).toBeNull();
  const wrong = clerkAccounts({ ...connection(), secretKey: "sk_live_sandbox_wrong" });
  await expect(wrong.find("user_seed_member")).rejects.toMatchObject({ status: 401 });
});

async function behave(change: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(change) };
  expect((await fetch(`${sandbox.origin}/sandbox/clerk`, init)).status).toBe(200);
}

test("F12: an instance without phone numbers keeps a proven one where only our server writes", async () => {
  const user = await clerk().users.createUser({
    emailAddress: ["nophones@example.com"],
    unsafeMetadata: { phoneNumber: "+14155550199" },
    privateMetadata: { note: "kept" },
  });
  const accounts = clerkAccounts(connection());
  const proven = { phoneNumber: "+14155550166", phoneVerified: true };
  await behave({ fault: "code:feature_not_enabled", on: "/phone_numbers" });
  expect(await accounts.addVerifiedPhone(user.id, "+14155550166")).toMatchObject({
    ok: true,
    account: proven,
  });
  await behave({ reset: true });
  expect(await accounts.find(user.id)).toMatchObject(proven);
  const { phoneNumbers, privateMetadata } = await clerk().users.getUser(user.id);
  expect(phoneNumbers).toEqual([]);
  expect(privateMetadata).toEqual({ note: "kept", verifiedPhone: "+14155550166" });
});

test("F12: a vendor that is down is not an instance without phone numbers: nothing is kept", async () => {
  const user = await clerk().users.createUser({ emailAddress: ["down@example.com"] });
  await behave({ fault: "500", on: "/phone_numbers" });
  await expect(clerkAccounts(connection()).addVerifiedPhone(user.id, "+14155550167")).rejects.toMatchObject({
    status: 500,
  });
  await behave({ reset: true });
  expect((await clerk().users.getUser(user.id)).privateMetadata).toEqual({});
});
