import type { BatchResponse } from "drizzle-orm/batch";
import { commit } from "#app/db/commit.ts";
import { mineFrom, mineReads } from "#app/features/games/mine/read.server.ts";
import { settleBehind } from "#app/features/games/mine/settle.server.ts";
import { saveLayout } from "#app/features/games/mine/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { petOf } from "#app/features/pet/model/store.server.ts";
import { widgetPet } from "#app/features/pet/widget/widget.server.ts";
import type { PetWidget } from "#app/features/pet/widget/widget.ts";
import { rhythmCard, rhythmIn } from "#app/features/rhythm/read.server.ts";
import { wornOf } from "#app/features/shop/store.server.ts";
import { sinceDays } from "#app/features/study/progress/analytics.ts";
import { progressPage } from "#app/features/study/progress/read.server.ts";
import { readProgress } from "#app/features/study/store.server.ts";
import { experienceToNext, levelOf } from "#app/features/wallet/rules.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { isLayout, layoutAt } from "./layout.ts";
import { achievementsOf, questLines, roomLines, seasonCard } from "./lines.server.ts";
import type { HubModel } from "./page.ts";

const PET = `SELECT json((SELECT json_object('pet', json(pet), 'worn', json(worn)) FROM (
  SELECT ${petOf("?1")} AS pet, ${wornOf("?1")} AS worn) WHERE pet IS NOT NULL)) AS found`;

/** What the hub reads, in the page's own batch: one D1 trip. */
export function hubReads(ctx: MemberContext) {
  const day = new Date(ctx.now()).toISOString().slice(0, 10);
  return [
    ...mineReads(ctx),
    readProgress(ctx.db, ctx.userId, sinceDays(day)),
    ctx.db.written<{ found: string | null }>(PET, ctx.userId),
  ] as const;
}

/** The hub's one model; what it has reached is settled behind the answer. */
export function hubModel(
  ctx: MemberContext,
  profile: Profile,
  [[mineRow], [rhythmRow], [study], [petRow]]: BatchResponse<ReturnType<typeof hubReads>>,
  path: string,
): HubModel {
  const { language } = ctx;
  const rhythm = rhythmIn(rhythmRow);
  const mine = mineFrom(ctx, profile, mineRow?.found ?? "", rhythm);
  const layout = layoutAt(path, mine.layout);
  settleBehind(ctx, mine);
  if (isLayout(layout) && layout !== mine.layout)
    deliver(ctx, () => commit(ctx.db, [saveLayout(ctx.db, ctx.userId, layout)]));
  const kept = petRow?.found ? (JSON.parse(petRow.found) as PetWidget) : null;
  const pet = kept && widgetPet(kept, ctx.now());
  const level = levelOf(mine.experience);
  return {
    layout,
    rhythm: rhythmCard(ctx, profile, rhythm),
    level: {
      level,
      experience: mine.experience,
      of: level * 100,
      left: experienceToNext(mine.experience),
    },
    quests: questLines(mine, ctx),
    achievements: achievementsOf(mine, language),
    seasons: mine.seasons.map((line) => seasonCard(line, mine.today, language)),
    rooms: roomLines(mine, language),
    pet: pet && { name: pet.name, drawing: pet.drawing, stats: pet.stats },
    study: progressPage(ctx, profile, study?.found ?? "{}", rhythm),
  };
}
