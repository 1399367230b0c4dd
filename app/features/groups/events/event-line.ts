import type { Language } from "#app/core/language.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import type { EventLine } from "#app/features/groups/page.ts";

type Row = {
  id: string;
  title: string;
  place: string;
  startsAt: number;
  minutes: number;
  timeZone: string;
  cancelledAt: number | null;
  coming: number;
  mine: number;
};

const inWords = (at: number, timeZone: string, language: Language): string =>
  dateFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }).format(at);

/** In the reader's zone; and as it was planned, where clocks show another time there. */
export function eventLine(row: Row, reader: { timeZone: string; language: Language }): EventLine {
  const { startsAt, timeZone, cancelledAt, mine, ...rest } = row;
  const own = inWords(startsAt, reader.timeZone, reader.language);
  const planned = inWords(startsAt, timeZone, reader.language);
  return {
    ...rest,
    when: own,
    elsewhere: planned === own ? null : planned,
    isCancelled: cancelledAt !== null,
    mine: mine === 1,
  };
}
