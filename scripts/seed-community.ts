type Seeded = {
  id: string;
  handle: string;
  name: string;
  ageBand: "13-17" | "18+";
  leads?: true;
  pastoral?: true;
};

/** The sandbox's seeded accounts as members of the community: staff lead, and nobody's first request is held. */
const PEOPLE: readonly Seeded[] = [
  { id: "user_seed_member", handle: "mary-seed", name: "Mary", ageBand: "18+" },
  { id: "user_seed_premium", handle: "paul-seed", name: "Paul", ageBand: "18+" },
  {
    id: "user_seed_moderator",
    handle: "priscilla-seed",
    name: "Priscilla",
    ageBand: "18+",
    leads: true,
    pastoral: true,
  },
  { id: "user_seed_admin", handle: "aquila-seed", name: "Aquila", ageBand: "18+", leads: true },
  { id: "user_seed_young", handle: "timothy-seed", name: "Timothy", ageBand: "13-17" },
];

/** 1 January 2026, epoch ms. */
const JOINED_AT = 1_767_225_600_000;

/** Writes what is missing; what has changed since stays. */
export async function seedCommunity(community: D1Database): Promise<void> {
  await community.batch(
    PEOPLE.map(({ id, handle, name, ageBand, leads = false, pastoral = false }) =>
      community
        .prepare(
          `INSERT OR IGNORE INTO community_members (user_id, handle, display_name, age_band, leads, pastoral, trusted, joined_at)
          VALUES (?, ?, ?, ?, ?, ?, 1, ${JOINED_AT})`,
        )
        .bind(id, handle, name, ageBand, Number(leads), Number(pastoral)),
    ),
  );
}
