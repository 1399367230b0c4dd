import type { Instance } from "#workers/sandbox/clerk/call.ts";
import { hashPassword } from "#workers/sandbox/clerk/passwords.ts";
import type { Metadata, UserRecord } from "#workers/sandbox/clerk/records.ts";
import { createUser } from "#workers/sandbox/clerk/users.ts";
import { proven } from "#workers/sandbox/clerk/verifications.ts";

/** The password of every seeded account. */
export const SEED_PASSWORD = "Faith-2026!";

type SeedAccount = { id: string; email: string; firstName: string; lastName: string; metadata: Metadata };

/** Accounts that are always there, to sign in with at once. */
export const SEED_ACCOUNTS: readonly SeedAccount[] = [
  {
    id: "user_seed_member",
    email: "member@koinonia.test",
    firstName: "Mary",
    lastName: "Okafor",
    metadata: { seeded: true },
  },
  {
    id: "user_seed_premium",
    email: "premium@koinonia.test",
    firstName: "Paul",
    lastName: "Reyes",
    metadata: { seeded: true },
  },
  {
    id: "user_seed_moderator",
    email: "moderator@koinonia.test",
    firstName: "Priscilla",
    lastName: "Lind",
    metadata: { seeded: true, role: "moderator" },
  },
  {
    id: "user_seed_admin",
    email: "admin@koinonia.test",
    firstName: "Aquila",
    lastName: "Hart",
    metadata: { seeded: true, role: "admin" },
  },
];

let seeded = false;

/** Makes the accounts that are absent and tells the product; a second look in the same process costs nothing. */
export async function seedAccounts(instance: Instance): Promise<void> {
  if (seeded) return;
  for (const account of SEED_ACCOUNTS) {
    if (await instance.documents.get<UserRecord>("user", account.id)) continue;
    // of several first requests one sows; the lock outlives it, so that a deleted account stays deleted
    if (!(await instance.documents.insert("seed", account.id, {}))) continue;
    const { firstName, lastName, email, metadata } = account;
    const draft = {
      firstName,
      lastName,
      passwordHash: await hashPassword(SEED_PASSWORD),
      email: { value: email, verification: proven("admin") },
      phone: null,
      publicMetadata: metadata,
      unsafeMetadata: {},
    };
    await createUser(instance, draft, account.id);
  }
  seeded = true;
}
