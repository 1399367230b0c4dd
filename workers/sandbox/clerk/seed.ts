import { hashPassword } from "#workers/sandbox/clerk/accounts/passwords.ts";
import { createUser } from "#workers/sandbox/clerk/accounts/users.ts";
import { proven } from "#workers/sandbox/clerk/accounts/verifications.ts";
import type { Instance } from "#workers/sandbox/clerk/wire/call.ts";
import type { Metadata } from "#workers/sandbox/clerk/wire/records.ts";

/** The password of every seeded account. */
export const SEED_PASSWORD = "Faith-2026!";

/** `description` is for people to read. */
type SeedAccount = {
  id: string;
  description: string;
  email: string;
  firstName: string;
  lastName: string;
  metadata: Metadata;
  /** What the sign-up form would have said; grown up when absent, null of an account made elsewhere (G13). */
  ageBand?: "13-17" | null;
};

/** Accounts that are always there, to sign in with at once. */
export const SEED_ACCOUNTS: readonly SeedAccount[] = [
  {
    id: "user_seed_member",
    description: "member",
    email: "member@koinonia.test",
    firstName: "Mary",
    lastName: "Okafor",
    metadata: { seeded: true },
  },
  {
    id: "user_seed_premium",
    description: "premium member",
    email: "premium@koinonia.test",
    firstName: "Paul",
    lastName: "Reyes",
    metadata: { seeded: true },
  },
  {
    id: "user_seed_moderator",
    description: "moderator",
    email: "moderator@koinonia.test",
    firstName: "Priscilla",
    lastName: "Lind",
    metadata: { seeded: true, role: "moderator" },
  },
  {
    id: "user_seed_admin",
    description: "administrator",
    email: "admin@koinonia.test",
    firstName: "Aquila",
    lastName: "Hart",
    metadata: { seeded: true, role: "admin" },
  },
  {
    id: "user_seed_young",
    description: "member of 15 years",
    email: "young@koinonia.test",
    firstName: "Timothy",
    lastName: "Lane",
    metadata: { seeded: true },
    ageBand: "13-17",
  },
  {
    id: "user_seed_unasked",
    description: "member who never said how old they are",
    email: "unasked@koinonia.test",
    firstName: "Lydia",
    lastName: "Brandt",
    metadata: { seeded: true },
    ageBand: null,
  },
];

/** Makes the accounts that were never made and tells the product; a deleted one stays deleted. */
export async function seedAccounts(instance: Instance): Promise<void> {
  const { documents } = instance;
  if ((await documents.count("seed")) === SEED_ACCOUNTS.length) return;
  for (const { id, firstName, lastName, email, metadata, ageBand = "18+" } of SEED_ACCOUNTS) {
    if (await documents.get("seed", id)) continue;
    const draft = {
      firstName,
      lastName,
      passwordHash: await hashPassword(SEED_PASSWORD),
      email: { value: email, verification: proven("admin") },
      phone: null,
      publicMetadata: metadata,
      unsafeMetadata: ageBand ? { ageBand } : {},
    };
    await createUser(instance, draft, id);
    await documents.insert("seed", id, { email });
  }
}
