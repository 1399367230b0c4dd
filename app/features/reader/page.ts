import type { ReaderPlace } from "./address.ts";
import type { ChapterFile } from "./chapters/chapter-file.ts";

/** What the reader's page shows. */
export type ReaderPage = {
  userId: string;
  at: ReaderPlace;
  /** Null when it could not be fetched. */
  chapter: ChapterFile | null;
};
