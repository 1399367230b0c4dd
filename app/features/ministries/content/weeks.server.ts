import type { LocalDay } from "#app/core/local-day.ts";
import type { Ministry } from "#app/features/groups/model/kinds.ts";
import type { AppContext } from "#app/request/context.ts";
import { heldWeek, type Week } from "./week.ts";

/** Carried by the Worker as it was built: no file is read while somebody waits. */
const FILES = import.meta.glob<Week>("/data/ministries/*/week-*.json", { eager: true, import: "default" });

/** The weeks of a ministry in their order. */
export const weeksOf = (ministry: Ministry): readonly Week[] =>
  Object.entries(FILES)
    .filter(([path]) => path.startsWith(`/data/ministries/${ministry}/`))
    .map(([, week]) => week)
    .sort((one, other) => one.week - other.week);

/** The same as they hold on a day. */
export const heldWeeksOf = (
  { content }: Pick<AppContext, "content">,
  ministry: Ministry,
  day: LocalDay,
): readonly Week[] =>
  weeksOf(ministry).map((week) => {
    const held = content.of("ministry_week", `${ministry}:${week.week}`, day);
    return held ? heldWeek(week, held) : week;
  });
