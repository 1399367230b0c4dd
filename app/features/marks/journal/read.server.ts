import type { Language } from "#app/core/language.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import { bookByNumber, slugOf } from "#app/features/bible/books.ts";
import { withoutTitle } from "#app/features/bible/chapter/psalm-title.ts";
import { formatReference } from "#app/features/bible/reference.ts";
import { readVerses } from "#app/features/bible/service.server.ts";
import { ownTranslation, type Translation } from "#app/features/bible/translations.ts";
import type { Color } from "#app/features/marks/model/marks.ts";
import { chapterOf, referenceOf, type VerseRange } from "#app/features/marks/model/selection.ts";
import type { Note } from "#app/features/marks/notes/note.ts";
import { tagsOf } from "#app/features/marks/store.server.ts";
import { currentTimeZone, type ZoneSetting } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { Entry, JournalPage } from "./page.ts";
import { type JournalQuery, soughtIn } from "./query.ts";
import { type Counts, countsOf, type EntryRow, entriesOf } from "./store.server.ts";

const MAX_TAGS = 200;
/** The text of a long passage is cut in the list, verses. */
const MAX_VERSES = 6;

export const journalReads = (ctx: MemberContext, query: JournalQuery) =>
  [
    entriesOf(ctx.db, ctx.userId, query, soughtIn(query.text, ctx.language)),
    countsOf(ctx.db, ctx.userId),
    tagsOf(ctx.db, ctx.userId, MAX_TAGS),
  ] as const;

type Rows = [EntryRow[], { found: string }[], { tag: string; verses: number }[]];

/** The journal's page of what was read; the verses' words come from the Bible's own database. */
export async function journalPage(
  ctx: MemberContext,
  profile: ZoneSetting,
  query: JournalQuery,
  [rows, [counts], tags]: Rows,
): Promise<JournalPage> {
  const entries = rows.slice(0, query.most).map(entryOf);
  const texts = await textsOf(ctx, entries);
  const zone = currentTimeZone(profile, ctx.now());
  const dates = dateFormat(ctx.language, { dateStyle: "long", timeZone: zone });
  const days = dateFormat("en-CA", { timeZone: zone });
  return {
    query,
    entries: entries.map((entry, at) => ({
      ...entry,
      key: keyOf(entry),
      reference: formatReference(referenceOf(entry), ctx.language),
      to: readerPath(entry, translationOf(entry, ctx.language)),
      date: dates.format(entry.at),
      day: days.format(entry.at),
      text: texts[at] ?? null,
    })),
    more: rows.length > query.most,
    counts: JSON.parse(counts?.found ?? "{}") as Counts,
    tags,
  };
}

function entryOf(row: EntryRow): Entry {
  const { kind, first, last, at } = row;
  if (kind === "note") return { kind, first, last, at, note: JSON.parse(row.note ?? "null") as Note };
  if (kind === "highlight") return { kind, first, last, at, color: row.value as Color };
  if (kind === "tag") return { kind, first, last, at, tag: row.tag };
  if (kind === "saved") return { kind, first, last, at, translation: row.translation };
  return { kind, first, last, at };
}

const keyOf = (entry: Entry): string =>
  entry.kind === "note"
    ? entry.note.id
    : `${entry.kind}-${entry.first}-${entry.last}-${entry.kind === "tag" ? entry.tag : ""}`;

function translationOf(entry: Entry, language: Language): Translation {
  const named =
    entry.kind === "saved" ? entry.translation : entry.kind === "note" ? entry.note.translation : "";
  return ownTranslation(named, language);
}

/** Where the reader shows these verses. */
export function readerPath({ first, last }: VerseRange, translation: Translation): string {
  const book = bookByNumber(Math.floor(first / 1_000_000));
  const verses = first === last ? first % 1_000 : `${first % 1_000}-${last % 1_000}`;
  return `/bible-study/${translation.toLowerCase()}/${book ? slugOf(book) : ""}/${chapterOf(first) % 1_000}?v=${verses}`;
}

/** The shipped words of what is no note, one trip for each translation. */
async function textsOf(ctx: MemberContext, entries: readonly Entry[]): Promise<(string | null)[]> {
  const asked = entries.map((entry, at) => {
    const { toVerse, ...rest } = referenceOf(entry);
    const reference = { ...rest, toVerse: Math.min(toVerse, rest.fromVerse + MAX_VERSES - 1) };
    return { at, reference, isNote: entry.kind === "note", translation: translationOf(entry, ctx.language) };
  });
  const texts: (string | null)[] = entries.map(() => null);
  const shown = asked.filter(({ isNote }) => !isNote);
  await Promise.all(
    [...Map.groupBy(shown, ({ translation }) => translation)].map(async ([translation, group]) => {
      const found = await readVerses(
        ctx.bible,
        group.map(({ reference }) => reference),
        translation,
      );
      for (const [index, { at }] of group.entries()) {
        const verse = found[index];
        if (verse) texts[at] = withoutTitle(verse);
      }
    }),
  );
  return texts;
}
