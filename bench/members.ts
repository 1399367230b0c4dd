import { createHash, createSign, randomUUID } from "node:crypto";
import { newId } from "#app/core/id.ts";
import type { LocalKeys } from "#scripts/local-keys.ts";

/** Longer than any run, seconds. */
const SESSION_LIFE_S = 3_600;

export type Member = {
  userId: string;
  /** The `Cookie` header of their browser. */
  cookie: string;
  conversationId: string;
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A session token as the identity vendor makes it; `origin` is its authorized party. */
function sessionToken(keys: LocalKeys, userId: string, origin: string, now: number): string {
  const claims = {
    azp: origin,
    exp: now + SESSION_LIFE_S,
    fva: [0, -1],
    iat: now,
    iss: "https://clerk.koinonia.test",
    jti: randomUUID(),
    nbf: now - 10,
    sid: newId("sess", now * 1000, Math.random),
    sts: "active",
    sub: userId,
    v: 2,
  };
  const signed = `${encode({ alg: "RS256", kid: "ins_bench", typ: "JWT" })}.${encode(claims)}`;
  return `${signed}.${createSign("RSA-SHA256").update(signed).sign(keys.clerkSigningKey, "base64url")}`;
}

/** Plain names for the sockets, suffixed ones for pages; a client no newer than its token meets no handshake. */
function sessionCookie(keys: LocalKeys, userId: string, origin: string): string {
  const now = Math.floor(Date.now() / 1000);
  const token = sessionToken(keys, userId, origin, now);
  const suffix = createHash("sha1").update(keys.clerkPublishableKey).digest("base64url").slice(0, 8);
  return [
    `__session=${token}`,
    `__client_uat=${now}`,
    `__session_${suffix}=${token}`,
    `__client_uat_${suffix}=${now}`,
  ].join("; ");
}

/** Subscribed, so that no daily limit ends the run; with conversations, all of them empty. */
export async function addMember(
  db: D1Database,
  { keys, origin, conversations }: { keys: LocalKeys; origin: string; conversations: number },
): Promise<Member> {
  const now = Date.now();
  const userId = newId("user", now, Math.random);
  const ids = Array.from({ length: conversations }, () => newId("conv", now, Math.random));
  const profile =
    "INSERT INTO profiles (user_id, full_name, time_zone, created_at, account_updated_at) VALUES (?, ?, ?, ?, ?)";
  const subscription = "INSERT INTO subscriptions (user_id, subscribed, updated_at) VALUES (?, 1, ?)";
  const conversation =
    "INSERT INTO chatbot_conversations (id, user_id, title, category, created_at, last_message_at) VALUES (?, ?, ?, 'prayer', ?, ?)";
  await db.batch([
    db.prepare(profile).bind(userId, "Ann Okafor", "America/New_York", now, now),
    db.prepare(subscription).bind(userId, now),
    ...ids.map((id, n) =>
      db.prepare(conversation).bind(id, userId, `What was on my mind, ${n + 1}`, now, now - n * 3_600_000),
    ),
  ]);
  return { userId, cookie: sessionCookie(keys, userId, origin), conversationId: ids[0] ?? "" };
}

const QUESTION = "I have been awake at night over my work, and I do not know how to pray about it any more.";
const ANSWER =
  "That sounds like a long stretch of short nights, and you are carrying it well into the day. You are not the first to pray lying awake, and the words need not be good ones.";
const VERSE = {
  kind: "verse",
  reference: "Psalm 4:8",
  translation: "WEB",
  text: "In peace I will both lay myself down and sleep, for you, Yahweh alone, make me live in safety.",
  verseId: 19_004_008,
};

/** Questions and answers in turn, the answers with a verse; returns words that only the last message has. */
export async function addMessages(db: D1Database, member: Member, count: number): Promise<string> {
  const now = Date.now();
  const last = `the ${count}th and last word of today`;
  const insert =
    "INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)";
  const message = (n: number): D1PreparedStatement => {
    const asks = n % 2 === 0;
    const text = `${asks ? QUESTION : ANSWER}${n === count - 1 ? ` This is ${last}.` : ""}`;
    const parts = asks ? [{ kind: "text", text }] : [{ kind: "text", text }, VERSE];
    const values = [newId("msg", now, Math.random), member.conversationId, member.userId];
    return db
      .prepare(insert)
      .bind(...values, asks ? "user" : "assistant", text, JSON.stringify(parts), now - (count - n) * 60_000);
  };
  await db.batch(Array.from({ length: count }, (_, n) => message(n)));
  return last;
}
