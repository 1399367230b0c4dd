import type { Evidence } from "#app/features/games/evidence/measures.ts";
import { rewardOf } from "#app/features/rewards/rules.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { togetherById } from "./catalog-together.ts";
import { countTogetherOf } from "./count.server.ts";
import type { GroupQuestLine } from "./page.ts";
import { groupsTogether, type TogetherRow } from "./store.server.ts";
import { freshDays, type OpenTogether, stateOf } from "./together.ts";

/** In one trip, at the same time as the member's own database is read; nothing while the community is closed. */
export async function readGroupQuests({
  community,
  communityRules,
  userId,
}: MemberContext): Promise<TogetherRow[]> {
  if (!communityRules.open) return [];
  const [rows] = await community.batch([groupsTogether(community, userId)]);
  return rows;
}

/** What the page shows; own days that the sum does not have are in it at once, and are written behind the answer. */
export function groupQuestLines(
  ctx: MemberContext,
  rows: readonly TogetherRow[],
  { evidence, today }: { evidence: Evidence; today: string },
): GroupQuestLine[] {
  const behind: string[] = [];
  const lines = rows.map(({ groupId, slug, name, fromDay, people, quest: held, kept }): GroupQuestLine => {
    const quest = held === null ? null : (JSON.parse(held) as OpenTogether);
    const state = stateOf({ takesPart: fromDay !== null, people }, quest, today);
    const of = quest && togetherById(quest.quest);
    const line = { groupId, slug, group: name, state, quest: null };
    if (!of || fromDay === null || (state !== "open" && state !== "done")) return line;
    const fresh = freshDays(evidence, quest, { from: fromDay, kept: JSON.parse(kept) as string[] }).length;
    if (fresh > 0) behind.push(groupId);
    return {
      ...line,
      quest: {
        name: of.name[ctx.language],
        to: of.to,
        progress: Math.min(quest.target, quest.days + fresh),
        target: quest.target,
        coins: rewardOf("quest_complete").coins,
      },
    };
  });
  if (behind.length > 0) deliver(ctx, () => countTogetherOf(ctx, behind));
  return lines;
}
