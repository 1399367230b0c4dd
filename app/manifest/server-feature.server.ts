import type { ExportSection } from "#app/db/export-section.ts";
import type { AppContext, ErasureStep } from "#app/request/context.ts";

/** What the cron does every minute. `order`: among the jobs of all features, lowest first. */
export type Job = { order: number; run(ctx: AppContext): Promise<unknown> };

/** What a feature has of services, said in its `feature.server.ts`. Beside it stands `feature.ts`, which is data alone. */
export type ServerFeature = {
  /** By the names that the log and `docs/operating.md` know them by. */
  jobs?: Readonly<Record<string, Job>>;
  /** What it puts into "download everything". `order`: among the sections of all features, lowest first. */
  exports?: readonly { order: number; section: ExportSection }[];
  /**
   * Its tables that are in no archive and stay when an account is erased, each with its reason. A test walks the schema:
   * a table with a `user_id` that is neither here nor in a section fails it.
   */
  retainedTables?: Readonly<Record<string, string>>;
  /** What is to be done beside the rows that go with the member's profile by their foreign keys. */
  erasure?: ErasureStep;
};
