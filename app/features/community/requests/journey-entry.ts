import type { JourneyEffect, Kind } from "#app/features/journey/model/entry.ts";

type Words = { title?: string; body: string };

/**
 * M4: what of a request belongs into its author's journey.
 * @param step what tells it from the request's other entries
 */
export const requestEntry = (
  requestId: string,
  kind: Kind,
  { title = "", body }: Words,
  { version = 1, step = kind }: { version?: number; step?: string } = {},
): Omit<JourneyEffect, "at"> => ({
  id: `${requestId}:${step}`,
  thread: requestId,
  kind,
  title,
  body,
  reference: "",
  version,
});
