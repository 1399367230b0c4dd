import type { Language } from "#app/core/language.ts";
import { dateFormat } from "#app/core/text/date-format.ts";

/** A moment as staff read it: the day and the time, of the same zone for all of them. */
export const momentOf = (language: Language) => {
  const format = dateFormat(language, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return (time: number): string => `${format.format(time)} UTC`;
};
