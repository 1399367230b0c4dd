import type { RawQuery } from "#app/db/database.ts";
import type { ChapterAddress } from "#app/features/bible/chapter/chapter.ts";
import { isTranslation, ownTranslation } from "#app/features/bible/translations.ts";
import { settingsOf } from "#app/features/member/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { addressAt, placeOf as asPlace, type ReaderPlace, readerPath } from "./address.ts";
import { readChapterFile } from "./chapters/read.server.ts";
import { besideOf, type Look, lookIn } from "./look/look.ts";
import type { ReaderPage } from "./page.ts";
import { placeOf } from "./place/store.server.ts";

/** Where somebody begins who has read nothing here: the Gospel of John. */
const JOHN = 43;

type Params = Partial<Record<string, string>>;
/** `marks`: how the chapter's verses are marked, by verse `BBCCCVVV`. */
type Read = { page: ReaderPage; marks: [verse: number, mark: string][] } | { leadTo: string } | null;

/** Another feature's part of the page's trip. @param chapter `BBCCC` */
export type MarksRead<Row> = {
  statement(ctx: MemberContext, chapter: number): RawQuery<Row>;
  read(rows: readonly Row[]): [verse: number, mark: string][];
};

/**
 * The chapter that an address names: its text from the built files, the member's own in the page's one D1 trip. Null
 * when it names what there is not; another spelling leads to the chapter's one address.
 */
export async function readReader<Row>(
  ctx: MemberContext,
  params: Params,
  request: Request,
  marks: MarksRead<Row>,
): Promise<Read> {
  const { db, userId, language } = ctx;
  const { pathname, search } = new URL(request.url);
  const look = lookIn(request.headers.get("cookie"));
  // what stands in the address itself is fetched meanwhile
  const named = addressAt(params, { translation: "WEB", book: JOHN, chapter: 1 });
  const text = named && params.chapter ? readTexts(ctx, named, look).catch(() => null) : null;
  const whole = named && params.chapter ? asPlace(named) : null;
  const [places, settings, marked] = await db.batch([
    placeOf(db, userId),
    settingsOf(db, userId),
    // of an address that leads to another one nothing is painted
    marks.statement(ctx, whole ? whole.book * 1_000 + whole.chapter : 0),
  ]);
  const chosen = settings[0]?.translation ?? ctx.translation;
  const own = chosen && isTranslation(chosen) ? chosen : null;
  const before: ReaderPlace = places[0] ?? {
    translation: ownTranslation(own, language),
    book: JOHN,
    chapter: 1,
  };
  const at = addressAt(params, before);
  if (!at) return null;
  const path = readerPath(at);
  if (pathname.replace(/\.data$/, "") !== path) return { leadTo: path + search };
  const texts = (await text) ?? (await readTexts(ctx, at, look));
  return { page: { userId, at: asPlace(at), ...texts, look, own }, marks: marks.read(marked) };
}

async function readTexts(ctx: MemberContext, at: ChapterAddress, look: Look) {
  const second = besideOf(look, at.translation);
  const [chapter, beside] = await Promise.all([
    readChapterFile(ctx, at),
    second ? readChapterFile(ctx, { ...at, translation: second }) : null,
  ]);
  return { chapter, beside };
}
