import { localKeys } from "#scripts/local-keys.ts";
import { mintToken } from "#tests/e2e/servers/tokens.ts";

export const ROLES = ["visitor", "member", "subscriber", "admin"] as const;
export type Role = (typeof ROLES)[number];

export type Person = { userId: string; cookie: string };

/** Somebody is asked for so often, then somebody new comes: no limit of one account hides what lies behind it. */
const ASKED_FOR = 40;

/** Accounts with a plan or a rank, made as they are needed. */
export class People {
  readonly #db: D1Database;
  readonly #origin: string;
  readonly #now = new Map<string, { person: Promise<Person>; left: number }>();

  constructor(db: D1Database, origin: string) {
    this.#db = db;
    this.#origin = origin;
  }

  /** @param lane of the requests that are under way at once: nobody is in two, so that none meets its own in a race */
  async as(role: Role, lane: number): Promise<Person> {
    if (role === "visitor") return { userId: "", cookie: "" };
    const key = `${role} ${lane}`;
    let one = this.#now.get(key);
    if (!one || one.left === 0) {
      one = { person: this.#make(role), left: ASKED_FOR };
      this.#now.set(key, one);
    }
    one.left--;
    return one.person;
  }

  async #make(role: Role): Promise<Person> {
    const userId = await this.#account();
    const db = this.#db;
    await db.batch([
      db
        .prepare(
          "INSERT OR REPLACE INTO profiles (user_id, full_name, time_zone, age_band, created_at, account_updated_at) VALUES (?, 'Fuzz', 'America/New_York', '18+', ?, 0)",
        )
        .bind(userId, Date.now()),
      ...(role === "admin" ? [db.prepare("INSERT INTO user_roles VALUES (?, 'admin')").bind(userId)] : []),
      ...(role === "subscriber"
        ? [db.prepare("INSERT INTO subscriptions VALUES (?, 1, 'premium', NULL, ?)").bind(userId, Date.now())]
        : []),
    ]);
    const token = mintToken({ sub: userId, azp: this.#origin, expiresInS: 86_400, fva: [0, 0] });
    return { userId, cookie: `__session=${token}; __client_uat=1` };
  }

  /** At the identity vendor's stand-in. */
  async #account(): Promise<string> {
    const answer = await fetch(`${this.#origin}/__clerk/v1/users`, {
      method: "POST",
      headers: { authorization: `Bearer ${localKeys().clerkSecretKey}`, "content-type": "application/json" },
      body: JSON.stringify({
        email_address: [`fuzz-${crypto.randomUUID()}@koinonia.test`],
        first_name: "Fuzz",
        skip_password_requirement: true,
      }),
    });
    if (!answer.ok) throw new Error(`no account was made: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  }
}
