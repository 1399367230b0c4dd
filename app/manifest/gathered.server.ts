import type { ExportSection } from "#app/db/export-section.ts";
import { deleteOldIdempotentReplies } from "#app/idempotency/sweep.server.ts";
import type { ErasureStep } from "#app/request/context.ts";
import { SERVER_FEATURES } from "./features.server.ts";
import type { Job, ServerFeature } from "./server-feature.server.ts";

type Features = Readonly<Record<string, ServerFeature>>;

const byOrder = (one: { order: number }, other: { order: number }): number => one.order - other.order;

/** Of no feature. */
const SITE_JOBS: Readonly<Record<string, Job>> = {
  deleteOldIdempotentReplies: { order: 150, run: deleteOldIdempotentReplies },
};

export const jobsOf = (features: Features): Readonly<Record<string, Job["run"]>> =>
  Object.fromEntries(
    [SITE_JOBS, ...Object.values(features).map(({ jobs = {} }) => jobs)]
      .flatMap((jobs) => Object.entries(jobs))
      .sort(([, one], [, other]) => byOrder(one, other))
      .map(([name, { run }]) => [name, run]),
  );

export const sectionsOf = (features: Features): ExportSection[] =>
  Object.values(features)
    .flatMap(({ exports = [] }) => exports)
    .sort(byOrder)
    .map(({ section }) => section);

export const erasureOf = (features: Features): ErasureStep[] =>
  Object.values(features)
    .flatMap(({ erasure }) => erasure ?? [])
    .sort(byOrder);

export const retainedTablesOf = (features: Features): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.values(features).map(({ retainedTables }) => retainedTables));

/** What is to be done every minute, in this order. Each is one service. */
export const JOBS = jobsOf(SERVER_FEATURES);

/** What "download everything" is made of, in this order. */
export const EXPORT_SECTIONS: readonly ExportSection[] = sectionsOf(SERVER_FEATURES);

/** What an account's erasure is made of before its profile goes, in this order. */
export const ERASURE: readonly ErasureStep[] = erasureOf(SERVER_FEATURES);

/** What is in no archive, and stays when an account is erased, each with its reason. */
export const RETAINED_TABLES = retainedTablesOf(SERVER_FEATURES);
