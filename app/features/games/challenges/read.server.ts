import { dateFormat } from "#app/core/text/date-format.ts";
import { ownTranslation } from "#app/features/bible/translations.ts";
import { passageOf } from "#app/features/games/trivia/passage.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { readStep } from "./content.server.ts";
import { challengesCopy } from "./copy.ts";
import type { SeasonPage } from "./page.ts";
import { openSteps, opensOn, type Season } from "./seasons.ts";
import { type SeasonRows, seasonOf } from "./store.server.ts";

/** In the page's own batch. */
export const seasonReads = ({ db, userId }: MemberContext, season: Season) =>
  [seasonOf(db, userId, season.id)] as const;

/** A season with the step that was asked for, else the first one that waits. */
export async function seasonPage(
  ctx: MemberContext,
  season: Season,
  { found, today, asked }: { found: string; today: string; asked: number | null },
): Promise<SeasonPage> {
  const rows = JSON.parse(found) as SeasonRows;
  const { language } = ctx;
  const open = openSteps(season, today);
  const taken = new Set(rows.taken);
  const all = Array.from({ length: season.steps }, (_, at) => at + 1);
  const waiting = all.find((step) => step <= open && !taken.has(step));
  const step =
    asked !== null && asked >= 1 && asked <= open ? asked : (waiting ?? Math.min(open, season.steps));
  const day = dateFormat(language, { month: "long", day: "numeric", timeZone: "UTC" });
  const content = await readStep(ctx, { kind: season.kind, step, today });
  const { name, about } = challengesCopy[language].seasons[season.kind];
  return {
    id: season.id,
    name,
    about,
    taken: taken.size,
    length: season.steps,
    steps: rows.steps,
    people: rows.people,
    list: all.map((one) => ({
      step: one,
      state: taken.has(one) ? "taken" : one <= open ? "waits" : "closed",
      isToday: opensOn(season, one) === today,
      opens: day.format(Date.parse(`${opensOn(season, one)}T12:00:00Z`)),
    })),
    shown: content
      ? {
          step,
          taken: taken.has(step),
          text: content.text[language],
          practice: content.practice[language],
          passage: await passageOf(ctx, content.reference, ownTranslation(ctx.translation, language)),
        }
      : null,
  };
}
