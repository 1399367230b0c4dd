import type { Language } from "#app/core/language.ts";
import { achievementLine } from "#app/features/games/hub/lines.server.ts";
import type { AchievementLine } from "#app/features/games/hub/page.ts";
import type { Mine } from "#app/features/games/mine/mine.ts";
import { ACHIEVEMENTS } from "./catalog-achievements.ts";

/** All sixty in the catalogue's order, with what is done of each. */
export function allAchievements({ earned, totals }: Mine, language: Language): AchievementLine[] {
  const known = new Map(earned.map(({ achievement, at }) => [achievement.id, at]));
  return ACHIEVEMENTS.map((one) =>
    achievementLine(one, totals[one.total], { language, at: known.get(one.id) ?? null }),
  );
}
