import { newId } from "#app/core/id.ts";
import { bookByNumber } from "#app/features/bible/books.ts";
import { type Translation, translationFor } from "#app/features/bible/translations.ts";
import { helps } from "#app/features/groups/model/kinds.ts";
import { eveningGuestPath } from "#app/features/groups/paths.ts";
import type { ChapterFile } from "#app/features/reader/chapters/chapter-file.ts";
import { readChapterFile } from "#app/features/reader/chapters/read.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { guestsMayCome } from "./model/guest.ts";
import type { OpenedPage } from "./model/opened-page.ts";
import type { EveningNote, OpenEvening } from "./page.ts";
import {
  type Asked,
  type EveningRow,
  eveningOf,
  guestsIn,
  type NoteRow,
  notesIn,
  type PageRow,
  pagesIn,
  type TurnRow,
  turnsIn,
} from "./store.server.ts";

/** What is read of an evening that somebody is in, in one batch; `openEvening` makes a page's part of it. */
export const openReads = (db: AppContext["community"], asked: Asked) =>
  [
    eveningOf(db, asked),
    pagesIn(db, asked),
    turnsIn(db, asked),
    notesIn(db, asked),
    guestsIn(db, asked),
  ] as const;

export type OpenRows = {
  evening: EveningRow;
  pages: PageRow[];
  turns: TurnRow[];
  notes: NoteRow[];
  guests: { id: string; name: string }[];
};

export async function openEvening(
  ctx: Pick<AppContext, "builtFile" | "language" | "translation" | "origin" | "now" | "random">,
  as: "member" | "guest",
  { evening, pages, turns, notes, guests }: OpenRows,
): Promise<OpenEvening> {
  const leads = as === "member" && helps(evening.role);
  const { page: n, book, chapter, fromVerse: from, toVerse: to } = evening;
  const page = { n, book, chapter, from, to };
  const translation = translationFor(ctx.translation, ctx.language);
  const mayCome = guestsMayCome({ ageBand: evening.ageBand, openerLeads: evening.openerLeads === 1 });
  return {
    id: evening.id,
    groupName: evening.groupName,
    as,
    name: evening.name,
    leads,
    page,
    translation,
    chapter: await chapterOf(ctx, page, translation),
    pages,
    round: evening.roundOpen === 1 ? { n: evening.round, turns: turns.map(turnLine) } : null,
    notes: notes.map(noteLine),
    guests: leads
      ? {
          mayCome,
          address:
            mayCome && evening.token && evening.usesLeft > 0
              ? `${ctx.origin}${eveningGuestPath(evening.token)}`
              : null,
          left: evening.usesLeft,
          here: guests,
        }
      : null,
    endsAt: evening.endsAt,
    formId: newId("form", ctx.now(), ctx.random),
  };
}

const turnLine = ({ id, name, guest, mine, done }: TurnRow) => ({
  id,
  who: name === null ? null : { name, guest: guest === 1 },
  mine: mine === 1,
  done: done === 1,
});

export const noteLine = ({ shared, guest, mine, createdAt, ...note }: NoteRow): EveningNote => ({
  ...note,
  at: createdAt,
  shared: shared === 1,
  guest: guest === 1,
  mine: mine === 1,
});

/** Null where the built file does not come: the phone asks for it itself. */
export async function chapterOf(
  ctx: Pick<AppContext, "builtFile">,
  { book, chapter }: OpenedPage,
  translation: Translation,
): Promise<ChapterFile | null> {
  const found = bookByNumber(book);
  if (!found) return null;
  return readChapterFile(ctx, { translation, book: found, chapter }).catch(() => null);
}
