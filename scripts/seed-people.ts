type Seeded = { id: string; name: string; role?: string; premium?: true; ageBand?: "13-17" | null };

/** The sandbox's seeded accounts as the product sees them (`workers/sandbox/clerk/seed.ts` has the same ids). */
const PEOPLE: readonly Seeded[] = [
  { id: "user_seed_member", name: "Mary Okafor" },
  { id: "user_seed_premium", name: "Paul Reyes", premium: true },
  { id: "user_seed_moderator", name: "Priscilla Lind", role: "moderator" },
  { id: "user_seed_admin", name: "Aquila Hart", role: "admin" },
  { id: "user_seed_young", name: "Timothy Lane", ageBand: "13-17" },
  { id: "user_seed_unasked", name: "Lydia Brandt", ageBand: null },
];

/** Writes what is missing; what has changed since stays. */
export async function seedPeople(db: D1Database): Promise<void> {
  const now = Date.now();
  await db.batch(
    PEOPLE.flatMap(({ id, name, role, premium, ageBand = "18+" }) => [
      db
        .prepare(
          "INSERT OR IGNORE INTO profiles (user_id, full_name, time_zone, age_band, created_at, account_updated_at) VALUES (?, ?, 'America/New_York', ?, ?, 0)",
        )
        .bind(id, name, ageBand, now),
      ...(role ? [db.prepare("INSERT OR IGNORE INTO user_roles VALUES (?, ?)").bind(id, role)] : []),
      ...(premium
        ? [db.prepare("INSERT OR IGNORE INTO subscriptions VALUES (?, 1, 'premium', NULL, ?)").bind(id, now)]
        : []),
    ]),
  );
}
