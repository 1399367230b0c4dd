import { createHash, createSign, randomUUID } from "node:crypto";
import { newId } from "#app/core/id.ts";
import type { LocalKeys } from "#scripts/local-keys.ts";
import { inOneBatch } from "./in-one-batch.ts";
import type { Talk } from "./talk.ts";

/** Longer than any run, seconds. */
const SESSION_LIFE_S = 3_600;

/** Far more than the memories of markup and of documents hold. */
const MORE = 2_000;

export type Member = {
  userId: string;
  /** The `Cookie` header of their browser. */
  cookie: string;
  conversationId: string;
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A session token as the identity vendor makes it; `origin` is its authorized party. */
function sessionToken(keys: LocalKeys, userId: string, origin: string, now: number, mfa: boolean): string {
  const claims = {
    azp: origin,
    exp: now + SESSION_LIFE_S,
    fva: [0, mfa ? 0 : -1],
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
function sessionCookie(keys: LocalKeys, userId: string, origin: string, mfa: boolean): string {
  const now = Math.floor(Date.now() / 1000);
  const token = sessionToken(keys, userId, origin, now, mfa);
  const suffix = createHash("sha1").update(keys.clerkPublishableKey).digest("base64url").slice(0, 8);
  return [
    `__session=${token}`,
    `__client_uat=${now}`,
    `__session_${suffix}=${token}`,
    `__client_uat_${suffix}=${now}`,
  ].join("; ");
}

type Added = {
  keys: LocalKeys;
  origin: string;
  titles: readonly string[];
  /** Signed in with a second factor, as staff must be. */
  mfaVerified?: boolean;
};

/** Subscribed, so that no daily limit ends the run; with a conversation for each title, all of them empty. */
export async function addMember(
  db: D1Database,
  { keys, origin, titles, mfaVerified = false }: Added,
): Promise<Member> {
  const now = Date.now();
  const userId = newId("user", now, Math.random);
  const conversations = titles.map((title) => ({ title, id: newId("conv", now, Math.random) }));
  const profile =
    "INSERT INTO profiles (user_id, full_name, time_zone, age_band, created_at, account_updated_at) VALUES (?, ?, ?, '18+', ?, ?)";
  const subscription = "INSERT INTO subscriptions (user_id, subscribed, updated_at) VALUES (?, 1, ?)";
  const conversation =
    "INSERT INTO chatbot_conversations (id, user_id, title, category, created_at, last_message_at) VALUES (?, ?, ?, 'prayer', ?, ?)";
  await inOneBatch(db, [
    db.prepare(profile).bind(userId, "Ann Okafor", "America/New_York", now, now),
    db.prepare(subscription).bind(userId, now),
    ...conversations.map(({ id, title }, n) =>
      db.prepare(conversation).bind(id, userId, title, now, now - n * 3_600_000),
    ),
  ]);
  return {
    userId,
    cookie: sessionCookie(keys, userId, origin, mfaVerified),
    conversationId: conversations[0]?.id ?? "",
  };
}

const VERSE = {
  kind: "verse",
  reference: "Psalm 4:8",
  translation: "WEB",
  text: "In peace I will both lay myself down and sleep, for you, Yahweh alone, make me live in safety.",
  verseId: 19_004_008,
};

/** Into the member's newest conversation, a verse after each answer. */
export async function addMessages(db: D1Database, member: Member, messages: Talk["messages"]): Promise<void> {
  const now = Date.now();
  const insert =
    "INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)";
  await inOneBatch(
    db,
    messages.map(({ role, text }, n) => {
      const parts = [{ kind: "text", text }, ...(role === "assistant" ? [VERSE] : [])];
      const id = newId("msg", now, Math.random);
      const at = now - (messages.length - n) * 60_000;
      return db
        .prepare(insert)
        .bind(id, member.conversationId, member.userId, role, text, JSON.stringify(parts), at);
    }),
  );
}

/**
 * Many more conversations like the newest, so that none is asked for twice before the server has forgotten it.
 * @returns their ids
 */
export async function addLikeNewest(db: D1Database, { conversationId }: Member): Promise<string[]> {
  const numbers = `WITH RECURSIVE numbers(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < ${MORE})`;
  await inOneBatch(db, [
    db
      .prepare(`${numbers} INSERT INTO chatbot_conversations
        (id, user_id, title, category, created_at, last_message_at)
        SELECT id || 'n' || n, user_id, title, category, created_at, last_message_at - 999999999 - n
        FROM chatbot_conversations, numbers WHERE id = ?`)
      .bind(conversationId),
    db
      .prepare(`${numbers} INSERT INTO chatbot_messages
        (id, conversation_id, user_id, role, content, parts, created_at)
        SELECT id || 'n' || n, conversation_id || 'n' || n, user_id, role, content, parts, created_at
        FROM chatbot_messages, numbers WHERE conversation_id = ?`)
      .bind(conversationId),
  ]);
  return Array.from({ length: MORE }, (_, n) => `${conversationId}n${n + 1}`);
}
