import { addDays, type LocalDay } from "#app/core/local-day.ts";

export const SEASON_KINDS = ["thanks", "advent", "psalms", "lent", "service"] as const;
export type SeasonKind = (typeof SEASON_KINDS)[number];

/** One step, as `data/challenges` has it. */
export type Step = {
  reference: string;
  text: { en: string; es: string };
  practice: { en: string; es: string };
};
export const seasonFile = (kind: SeasonKind): string => `/game-content/challenges/${kind}.json`;

/** How many steps each has. */
export const LENGTHS: Record<SeasonKind, number> = {
  thanks: 7,
  advent: 24,
  psalms: 40,
  lent: 40,
  service: 12,
};

export type Season = { id: string; kind: SeasonKind; from: LocalDay; to: LocalDay; steps: number };

const weekday = (day: LocalDay): number => new Date(`${day}T12:00:00Z`).getUTCDay();
const SUNDAY = 0;

/** Easter of the western churches (the anonymous Gregorian reckoning). */
export function easter(year: number): LocalDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const two = (number: number) => String(number).padStart(2, "0");
  return `${year}-${two(Math.floor(f / 31))}-${two((f % 31) + 1)}`;
}

/** The Sunday before the fourth Thursday of November. */
function thanksgivingWeek(year: number): LocalDay {
  const first = weekday(`${year}-11-01`);
  return addDays(`${year}-11-01`, ((4 - first + 7) % 7) + 21 - 4);
}

/** On which day a step opens: one a day; in Lent not on Sundays; in summer one a week. */
export function opensOn({ kind, from }: Pick<Season, "kind" | "from">, step: number): LocalDay {
  if (kind === "service") return addDays(from, (step - 1) * 7);
  if (kind !== "lent") return addDays(from, step - 1);
  let day = from;
  for (let left = step - 1; left > 0; ) {
    day = addDays(day, 1);
    if (weekday(day) !== SUNDAY) left--;
  }
  return day;
}

function season(kind: SeasonKind, id: string, from: LocalDay): Season {
  const steps = LENGTHS[kind];
  const last = opensOn({ kind, from }, steps);
  return { id, kind, from, to: kind === "service" ? addDays(last, 6) : last, steps };
}

const made = new Map<number, readonly Season[]>();
const MOST_YEARS = 200;

/** The seasons of a year, in the order in which they begin; reckoned once. */
export function seasonsOf(year: number): readonly Season[] {
  const known = made.get(year) ?? makeSeasons(year);
  if (made.size >= MOST_YEARS) made.clear();
  made.set(year, known);
  return known;
}

function makeSeasons(year: number): Season[] {
  return [
    season("lent", `lent-${year}`, addDays(easter(year), -46)),
    season("psalms", `psalms-spring-${year}`, `${year}-05-01`),
    season("service", `service-${year}`, `${year}-06-21`),
    season("psalms", `psalms-autumn-${year}`, `${year}-11-01`),
    season("thanks", `thanks-${year}`, thanksgivingWeek(year)),
    season("advent", `advent-${year}`, `${year}-12-01`),
  ];
}

export const seasonById = (id: string): Season | undefined => {
  const year = Number(/-(\d{4})$/.exec(id)?.[1]);
  return year >= 2020 && year <= 2100 ? seasonsOf(year).find((one) => one.id === id) : undefined;
};

export const runningOn = (day: LocalDay): Season[] =>
  seasonsOf(Number(day.slice(0, 4))).filter(({ from, to }) => from <= day && day <= to);

/** The one that begins next. */
export function nextAfter(day: LocalDay): Season | undefined {
  const year = Number(day.slice(0, 4));
  return [...seasonsOf(year), ...seasonsOf(year + 1)]
    .filter(({ from }) => from > day)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0];
}

const opened = new WeakMap<Season, readonly LocalDay[]>();

/** How many steps are open on a day; all of them once the season is over. */
export function openSteps(of: Season, day: LocalDay): number {
  const days = opened.get(of) ?? Array.from({ length: of.steps }, (_, at) => opensOn(of, at + 1));
  opened.set(of, days);
  return days.filter((opens) => opens <= day).length;
}
