import type { LocalDay } from "#app/core/local-day.ts";
import type { Reference } from "#app/features/bible/reference.ts";
import { parseReference } from "#app/features/bible/references/read-one.ts";

/** Short words of welcome and courage that stand by themselves, in no order of rank. */
const VERSES = [
  "Psalm 133:1",
  "Lamentations 3:22-23",
  "Matthew 11:28",
  "Psalm 46:10",
  "Isaiah 41:10",
  "John 14:27",
  "Psalm 118:24",
  "Romans 15:13",
  "Psalm 34:18",
  "Micah 6:8",
  "Philippians 4:6-7",
  "Psalm 23:1-3",
  "2 Corinthians 12:9",
  "Proverbs 3:5-6",
  "Psalm 27:1",
  "Galatians 6:9",
  "Zephaniah 3:17",
  "Psalm 121:1-2",
  "1 John 4:18",
  "Isaiah 40:31",
  "Psalm 139:9-10",
  "Colossians 3:12",
  "John 15:12",
  "Psalm 4:8",
  "Romans 12:12",
  "Deuteronomy 31:8",
  "Psalm 62:1",
  "Hebrews 10:24",
  "Ecclesiastes 4:9-10",
  "Psalm 147:3",
  "1 Peter 5:7",
  "Acts 2:42",
  "Psalm 100:5",
  "James 1:19",
  "Isaiah 26:3",
  "Ephesians 4:32",
  "Psalm 16:11",
  "Joshua 1:9",
  "Matthew 6:34",
  "Psalm 37:7",
  "1 Corinthians 13:4",
  "Nahum 1:7",
  "Psalm 130:5",
  "Romans 8:38-39",
  "John 13:34",
  "Psalm 90:14",
  "Isaiah 43:2",
];

export const VERSES_OF_DAYS: readonly Reference[] = VERSES.flatMap((text) => parseReference(text) ?? []);

/** The same for everybody on the same day; the next day has the next one. */
export function verseOfTheDay(day: LocalDay): Reference {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  const chosen = VERSES_OF_DAYS[days % VERSES_OF_DAYS.length];
  if (!chosen) throw new RangeError(`no day: ${day}`);
  return chosen;
}

export const countOfVerses = VERSES.length;
