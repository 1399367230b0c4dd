import { newId } from "#app/core/id.ts";
import { commitNamed } from "#app/db/commit.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { addBoostActivity, addWelcomeMemory, boostPet } from "#app/features/pet/model/store.server.ts";
import { ALREADY_MOVED, addMovement } from "#app/features/wallet/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { DAILY_LOGIN_BONUS, WELCOME_BACK } from "./catalog.ts";
import { isWelcomedBack, rewardOf } from "./rules.ts";
import { type Given, publishReward, type RewardFor, rewardStatements } from "./service.server.ts";
import { readRewardSituation } from "./store.server.ts";

/** The constraint's name for a bonus that was given before. */
const BONUS_GIVEN = "pet_activities.user_pet_id, pet_activities.activity_type, pet_activities.cause_id";

/**
 * A member is here: `daily_login` and the pet's `daily_login_bonus`, each once on the member's day by a key of its own,
 * and one event for both (D25, LV11, LV12). Who was away for some days is welcomed, and nobody is asked where from.
 */
export async function giveDailyLogin(ctx: MemberContext): Promise<Given> {
  const { db, userId } = ctx;
  const read = await readRewardSituation(db, userId);
  const profile = read.profile ?? (await ensureProfile(ctx, undefined));
  const now = ctx.now();
  const day = memberDay(profile, now);
  if (read.lastDay !== null && read.lastDay >= day) return { given: false };
  const welcomedBack = isWelcomedBack(read.lastDay, day);
  const asked: RewardFor = { activity: "daily_login", causeId: "day", day };
  const welcome = welcomedBack
    ? {
        // the pet was in good hands meanwhile
        petBoost: boostPet(db, userId, now, {
          happiness: 0,
          health: 0,
          energy: 0,
          atLeast: WELCOME_BACK.atLeast,
        }),
        petMemory: addWelcomeMemory(db, userId, now, { id: newId("mem", now, ctx.random), day }),
        coins: addMovement(db, userId, now, {
          currency: "faith_coins",
          amount: WELCOME_BACK.coins,
          cause: "pet_welcomed_back",
          causeId: day,
        }),
      }
    : {};
  const { stats, ...rewarded } = rewardStatements(ctx, asked);
  const written = await commitNamed(db, {
    stats,
    welcome,
    bonusBoost: boostPet(db, userId, now, DAILY_LOGIN_BONUS),
    bonusActivity: addBoostActivity(db, userId, now, {
      type: "daily_login_bonus",
      change: DAILY_LOGIN_BONUS,
      causeId: day,
    }),
    rewarded,
  });
  if (!written.ok) {
    if (written.constraint === ALREADY_MOVED || written.constraint === BONUS_GIVEN) return { given: false };
    throw new Error(`unexpected constraint: ${written.constraint}`);
  }
  const [row] = written.rows.rewarded.after;
  if (!row) throw new Error("nothing came after the visit");
  const login = rewardOf("daily_login").pet;
  return publishReward(ctx, asked, row, {
    boost: {
      happiness: DAILY_LOGIN_BONUS.happiness + (login?.happiness ?? 0),
      health: DAILY_LOGIN_BONUS.health + (login?.health ?? 0),
      energy: DAILY_LOGIN_BONUS.energy + (login?.energy ?? 0),
    },
    coins: welcomedBack ? WELCOME_BACK.coins : 0,
    welcomedBack,
  });
}
