/** More spellings of zones than there are zones: somebody makes them up. */
const MAX_KEPT = 500;
const kept = new Map<string, Intl.DateTimeFormat>();

/**
 * `Intl.DateTimeFormat` that is made once for each zone, language and form: making one takes as long as writing a
 * hundred dates.
 * @throws RangeError for a zone that does not exist; check with `isTimeZone` at the border
 */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = kept.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(language, options);
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, format);
  }
  return format;
}
