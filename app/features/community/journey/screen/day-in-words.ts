import type { Language } from "#app/core/language.ts";
import type { LocalDay } from "#app/core/local-day.ts";
import { dateFormat } from "#app/core/text/date-format.ts";

const format = (day: LocalDay, language: Language, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(language, { ...options, timeZone: "UTC" }).format(Date.parse(`${day}T12:00:00Z`));

export const dayInWords = (day: LocalDay, language: Language): string =>
  format(day, language, { day: "numeric", month: "long", year: "numeric" });

export const monthInWords = (day: LocalDay, language: Language): string =>
  format(day, language, { month: "long", year: "numeric" });
