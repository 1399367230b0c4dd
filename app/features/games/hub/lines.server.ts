import type { Language } from "#app/core/language.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import { ACHIEVEMENTS, type Achievement } from "#app/features/games/achievements/catalog-achievements.ts";
import { GAMES } from "#app/features/games/catalog.ts";
import { challengesCopy } from "#app/features/games/challenges/copy.ts";
import { gamesCopy } from "#app/features/games/copy.ts";
import type { Mine, SeasonLine } from "#app/features/games/mine/mine.ts";
import { rewardOf } from "#app/features/rewards/rules.ts";
import type { AppContext } from "#app/request/context.ts";
import type { AchievementLine, HubModel, QuestLine, RoomLine, SeasonCard } from "./page.ts";

const SHOWN = 6;

export const questLines = (
  { slots, today }: Mine,
  { language, content }: Pick<AppContext, "language" | "content">,
): QuestLine[] =>
  slots.map(({ slot, openedDay, quest, definition, progress, completedDay, isReached }) => ({
    slot,
    openedDay,
    quest,
    name: String(
      content.of("quest", definition.id, today)?.[`name_${language}`] ?? definition.name[language],
    ),
    size: definition.size,
    to: definition.to,
    progress,
    target: definition.target,
    isDone: completedDay !== null || isReached,
    coins: rewardOf("quest_complete").coins,
  }));

export function achievementLine(
  achievement: Achievement,
  done: number,
  { language, at }: { language: Language; at: number | null },
): AchievementLine {
  const { id, name, how, sign, tier, reach } = achievement;
  const day = dateFormat(language, { month: "long", day: "numeric", timeZone: "UTC" });
  return {
    id,
    name: name[language],
    how: how[language],
    sign,
    tier,
    reach,
    done: Math.min(done, reach),
    earned: at === null ? null : day.format(at),
  };
}

export function achievementsOf(mine: Mine, language: Language): HubModel["achievements"] {
  const shown = mine.earned
    .slice(0, SHOWN)
    .map(({ achievement, at }) => achievementLine(achievement, achievement.reach, { language, at }));
  const near = mine.next.map(({ achievement, done }) =>
    achievementLine(achievement, done, { language, at: null }),
  );
  return { kept: mine.earned.length, of: ACHIEVEMENTS.length, shown, near };
}

export function seasonCard(
  { season, taken, open, steps, people }: SeasonLine,
  today: string,
  language: Language,
): SeasonCard {
  const { name, about } = challengesCopy[language].seasons[season.kind];
  const year = season.id.slice(-4);
  return {
    id: season.id,
    name: year === today.slice(0, 4) ? name : `${name} ${year}`,
    about,
    taken,
    open,
    length: season.steps,
    steps,
    people,
    isOver: season.to < today,
  };
}

/** The rooms with what they have for today. */
export function roomLines(mine: Mine, language: Language): RoomLine[] {
  const copy = gamesCopy[language];
  const { states } = copy;
  const done = mine.slots.filter(({ completedDay, isReached }) => completedDay !== null || isReached).length;
  const running = mine.seasons.filter(
    ({ season, taken, open }) => season.to >= mine.today && taken < open,
  ).length;
  const says: Partial<Record<string, { text: string; state: RoomLine["state"] }>> = {
    trivia: mine.daily?.done
      ? { text: states.daily.done, state: "done" }
      : { text: mine.daily ? states.daily.open(mine.daily.answered) : states.daily.new, state: "waiting" },
    quests: { text: states.quests(done), state: done === mine.slots.length ? "done" : "waiting" },
    challenges:
      running > 0
        ? { text: states.season(running), state: "waiting" }
        : { text: states.noSeason, state: "open" },
  };
  const memory: RoomLine = {
    id: "memory",
    name: copy.memory.name,
    text: mine.due > 0 ? states.due(mine.due) : copy.memory.text,
    path: "/memory-verses",
    drawing: "honey",
    state: mine.due > 0 ? "waiting" : "open",
  };
  return [
    memory,
    ...GAMES.map(
      ({ id, path, drawing }): RoomLine => ({
        id,
        path,
        drawing,
        name: copy.games[id].name,
        text: says[id]?.text ?? copy.games[id].text,
        state: says[id]?.state ?? "open",
      }),
    ),
  ];
}
