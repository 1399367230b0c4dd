import type { Translation } from "#app/features/bible/translations.ts";
import type { ReaderPlace } from "./address.ts";
import type { ChapterFile } from "./chapters/chapter-file.ts";
import type { Look } from "./look/look.ts";

/** What the reader's page shows. */
export type ReaderPage = {
  userId: string;
  at: ReaderPlace;
  /** Null when it could not be fetched. */
  chapter: ChapterFile | null;
  /** The same chapter in the second translation; null where none is shown, or it could not be fetched. */
  beside: ChapterFile | null;
  look: Look;
  /** One's own Bible; null: it is asked for. */
  own: Translation | null;
  /** The router is still on its way to this chapter: the address says nothing of it yet. */
  isAhead?: true;
};
