import type { OpenedPage } from "#app/features/groups/evening/model/opened-page.ts";

/** What of an evening has changed. The page is told itself; all else each phone reads, as it may. */
export type EveningEvent =
  | { changed: "page"; page: OpenedPage }
  | { changed: "round" }
  | { changed: "notes" }
  | { changed: "people" }
  | { changed: "ended" };
