import { ownTranslation } from "#app/features/bible/translations.ts";
import { settingsOf } from "#app/features/member/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { addressAt, placeOf as asPlace, type ReaderPlace, readerPath } from "./address.ts";
import { readChapterFile } from "./chapters/read.server.ts";
import type { ReaderPage } from "./page.ts";
import { placeOf } from "./place/store.server.ts";

/** Where somebody begins who has read nothing here: the Gospel of John. */
const JOHN = 43;

type Params = Partial<Record<string, string>>;
type Read = { page: ReaderPage } | { leadTo: string } | null;

/**
 * The chapter that an address names: its text from the built files, the member's place in the page's one D1 trip.
 * Null when it names what there is not; another spelling leads to the chapter's one address.
 */
export async function readReader(ctx: MemberContext, params: Params, url: URL): Promise<Read> {
  const { db, userId, language } = ctx;
  const [places, settings] = await db.batch([placeOf(db, userId), settingsOf(db, userId)]);
  const own = ownTranslation(settings[0]?.translation, language);
  const before: ReaderPlace = places[0] ?? { translation: own, book: JOHN, chapter: 1 };
  const at = addressAt(params, before);
  if (!at) return null;
  const path = readerPath(at);
  if (url.pathname.replace(/\.data$/, "") !== path) return { leadTo: path + url.search };
  return { page: { userId, at: asPlace(at), chapter: await readChapterFile(ctx, at) } };
}
