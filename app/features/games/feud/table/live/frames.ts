import type { Board } from "#app/features/games/feud/table/model/table.ts";
import type { TableView } from "#app/features/games/feud/table/model/view.ts";

/** What the Worker lays on a table when it is opened; it never leaves the room. */
export type LaidTable = { seed: string; boards: Board[]; language: "en" | "es"; endsAt: number };

/** Room to phone: the table as this phone may see it, or a question that measures its trip. */
export type TableFrame = { t: "table"; table: TableView; now: number } | { t: "measure"; n: number };
