import type { ImportRefusal } from "#app/features/marks/exchange/formats.ts";
import type { JournalPage } from "./page.ts";

export type JournalReply =
  | { intent: "search"; page: JournalPage }
  | { intent: "import"; ok: true; notes: number; marks: number }
  | { intent: "import"; ok: false; refusal: ImportRefusal };
