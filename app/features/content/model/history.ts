import { type SavedVersion, versionOn } from "#app/core/content/held-content.ts";
import type { LocalDay } from "#app/core/local-day.ts";

/** `holds`: it is what members read. `waits`: its day comes, if nothing later is saved for an earlier day. `over`: something later holds. */
export type VersionState = "holds" | "waits" | "over";

export function statesOf(
  versions: readonly Pick<SavedVersion, "version" | "from">[],
  today: LocalDay,
): ReadonlyMap<number, VersionState> {
  const holding = versionOn(versions, today)?.version ?? 0;
  return new Map(
    versions.map(({ version, from }) => [
      version,
      version === holding
        ? "holds"
        : from > today && !isSuperseded(versions, { version, from })
          ? "waits"
          : "over",
    ]),
  );
}

/** A later version holds from the same day or an earlier one. */
const isSuperseded = (
  versions: readonly Pick<SavedVersion, "version" | "from">[],
  { version, from }: Pick<SavedVersion, "version" | "from">,
): boolean => versions.some((later) => later.version > version && later.from <= from);
