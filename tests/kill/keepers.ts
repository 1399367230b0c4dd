import { randomUUID } from "node:crypto";
import { newId } from "#app/core/id.ts";
import { PET_KINDS } from "#app/features/pet/model/catalog.ts";
import { mintToken } from "#tests/e2e/servers/tokens.ts";
import { type KilledServer, post } from "./killed-server.ts";

/** Longer than any run, s. */
const SESSION_LIFE_S = 7_200;
/** Enough for all that is bought. */
const COINS = 1_000_000;

export type ActionInput = {
  userId: string;
  intent: string;
  fields: Record<string, string>;
  requestId: string;
};
/** `lost`: nobody was told what came of it. */
export type Outcome = "done" | "refused" | "lost";

/** Sends one form as a browser without script does: its answer is a page to go to. */
export async function send(
  server: KilledServer,
  asked: ActionInput,
  mayBeLost: () => boolean,
): Promise<Outcome> {
  const { origin } = server;
  const token = mintToken({ sub: asked.userId, azp: origin, expiresInS: SESSION_LIFE_S });
  const { fields, intent, requestId } = asked;
  const answer = await post(`${origin}/pet`, new URLSearchParams({ ...fields, intent, requestId }), {
    cookie: `__session=${token}; __client_uat=1`,
    origin,
    "sec-fetch-site": "same-origin",
  }).catch((error: unknown) => {
    if (!mayBeLost()) throw error;
    return null;
  });
  if (answer === null || (answer.status >= 500 && mayBeLost())) return "lost";
  const to = answer.headers.get("location") ?? "";
  if (answer.status !== 303 || !to.startsWith("/pet"))
    throw new Error(`${intent} was answered ${answer.status} ${to}`);
  return to.includes("refused=") ? "refused" : "done";
}

/** Sends it until somebody answers: a server that was just started, and connections that its end has broken. */
export async function sendUntilAnswered(server: KilledServer, asked: ActionInput): Promise<Outcome> {
  for (let tries = 0; tries < 20; tries++) {
    const outcome = await send(server, asked, () => true);
    if (outcome !== "lost") return outcome;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${asked.intent} was never answered`);
}

/** Members with a wallet and a pet. @returns their ids */
export async function settleIn(server: KilledServer, count: number): Promise<string[]> {
  const now = Date.now();
  const ids = Array.from({ length: count }, () => newId("user", now, Math.random));
  for (const [n, userId] of ids.entries()) {
    await server.rows(
      "INSERT INTO profiles (user_id, full_name, time_zone, age_band, created_at, account_updated_at) VALUES (?, 'Ann Okafor', 'America/New_York', '18+', 0, 0)",
      userId,
    );
    await server.rows("INSERT INTO user_stats (user_id, updated_at) VALUES (?, 0)", userId);
    await server.rows(
      `INSERT INTO wallet_ledger (user_id, currency, amount, cause, cause_id, balance_after, created_at)
        VALUES (?, 'faith_coins', ?2, 'tournament_podium', 'start', ?2, 0)`,
      userId,
      COINS,
    );
    const fields = { petTypeId: PET_KINDS[n % PET_KINDS.length] ?? "dog", petName: `Bo ${n}` };
    await sendUntilAnswered(server, { userId, intent: "adopt", fields, requestId: randomUUID() });
  }
  return ids;
}

type Of = { userId: string; id: string };
/** What is there to act on. */
export type There = {
  pets: Of[];
  adventures: (Of & { status: string })[];
  trainings: (Of & { status: string })[];
  purchases: Of[];
  items: { id: string; coins: number; gems: number }[];
};

export async function whatIsThere(server: KilledServer): Promise<There> {
  const [pets, adventures, trainings, purchases, items] = await Promise.all([
    server.rows<Of>("SELECT user_id AS userId, id FROM user_pets"),
    server.rows<Of & { status: string }>("SELECT user_id AS userId, id, status FROM pet_adventures"),
    server.rows<Of & { status: string }>("SELECT user_id AS userId, id, status FROM pet_training_sessions"),
    server.rows<Of>("SELECT user_id AS userId, id FROM user_purchases"),
    server.rows<There["items"][number]>(
      "SELECT id, cost_coins AS coins, cost_gems AS gems FROM reward_shop_items WHERE cost_gems = 0",
    ),
  ]);
  return { pets, adventures, trainings, purchases, items };
}

const INTENTS = [
  ...["feed", "feed", "groom", "groom", "play", "play", "buy", "buy", "equip", "unequip"],
  ...["adventure.start", "adventure.start", "adventure.finish", "training.start", "training.start"],
  ...["training.finish", "rest", "rename"],
];

/** Something that a member could do now, drawn by chance. */
export function anyAct(userId: string, there: There, random: () => number): ActionInput {
  const draw = <One>(all: readonly One[]): One | undefined => all[Math.floor(random() * all.length)];
  const own = <One extends Of>(all: readonly One[]) => all.filter((one) => one.userId === userId);
  const outing = (all: There["adventures"], running: boolean) => {
    const mine = own(all);
    return draw(running ? mine.filter(({ status }) => status === "in_progress") : mine)?.id;
  };
  const intent = draw(INTENTS) ?? "feed";
  const petId = own(there.pets)[0]?.id ?? "";
  const as = (name: string, id: string | undefined, otherwise = "feed"): ActionInput => {
    const fields = id === undefined ? { petId } : { petId, [name]: id };
    return { userId, intent: id === undefined ? otherwise : intent, fields, requestId: randomUUID() };
  };
  switch (intent) {
    case "adventure.start":
    case "adventure.finish":
      return as("adventureId", outing(there.adventures, intent === "adventure.finish"));
    case "training.start":
    case "training.finish":
      return as("trainingId", outing(there.trainings, intent === "training.finish"));
    case "equip":
    case "unequip":
      return as("purchaseId", draw(own(there.purchases))?.id);
    case "rest":
      return as("resting", random() < 0.5 ? "on" : "off");
    case "rename":
      return as("petName", `Bo ${Math.floor(random() * 1000)}`);
    case "buy": {
      const item = draw(there.items);
      const asked = as("itemId", item?.id);
      return {
        ...asked,
        fields: { ...asked.fields, coins: String(item?.coins ?? 0), gems: String(item?.gems ?? 0) },
      };
    }
    default:
      return { userId, intent, fields: { petId }, requestId: randomUUID() };
  }
}
