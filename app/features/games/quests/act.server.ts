import { commit } from "#app/db/commit.ts";
import { mineFrom, mineReads } from "#app/features/games/mine/read.server.ts";
import { exchangeQuest } from "#app/features/games/mine/store.server.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { rhythmIn } from "#app/features/rhythm/read.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { readQuestForm, readTogetherForm } from "./forms.ts";
import { drawQuest } from "./quests.ts";
import type { QuestReply } from "./reply.ts";
import { actTogether } from "./together/act.server.ts";

/** Another quest in the same place, as often as one likes; evidence counts from the day on which the place opened. */
export async function actOnQuests(ctx: MemberContext, sent: FormData): Promise<QuestReply> {
  const together = readTogetherForm(sent);
  if (together.success) return actTogether(ctx, together.data);
  const read = readQuestForm(sent);
  const intent = String(sent.get("intent") ?? "").slice(0, 20);
  if (!read.success) return { ok: false, intent, refusal: "quest.bad_form" };
  const { slot, quest } = read.data;
  const { db, userId } = ctx;
  const [profiles, [row], [rhythm]] = await db.batch([profileOf(db, userId), ...mineReads(ctx)]);
  const profile = await ensureProfile(ctx, profiles[0]);
  const mine = mineFrom(ctx, profile, row?.found ?? "", rhythmIn(rhythm));
  const held = mine.slots.find((one) => one.slot === slot);
  if (!held) return { ok: false, intent, refusal: "quest.bad_form" };
  if (held.completedDay !== null || held.isReached) return { ok: false, intent, refusal: "quest.is_done" };
  // it was exchanged before, by this very form
  if (held.quest !== quest) return { ok: true, intent };
  const exchanged = held.exchanged + 1;
  const drawn = drawQuest({
    userId,
    slot,
    day: held.openedDay,
    exchanged,
    not: mine.slots.map((one) => one.quest),
    shared: ctx.communityRules.open,
  });
  const written = await commit(db, [
    exchangeQuest(db, userId, { slot, openedDay: held.openedDay, quest: drawn.id, exchanged }),
  ]);
  if (written.ok) return { ok: true, intent };
  if (written.constraint === "quest_is_done") return { ok: false, intent, refusal: "quest.is_done" };
  throw new Error(`quest not exchanged: ${written.constraint}`);
}
