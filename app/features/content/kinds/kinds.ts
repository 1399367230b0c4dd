import type { ContentKind, KindId } from "#app/features/content/model/kind.ts";
import { GAMES_CONTENT } from "./games.ts";
import { PET_CONTENT } from "./pet.ts";
import { READING_KINDS } from "./reading.ts";

export const CONTENT_KINDS: readonly ContentKind[] = [...READING_KINDS, ...PET_CONTENT, ...GAMES_CONTENT];

const BY_ID = new Map(CONTENT_KINDS.map((kind) => [kind.id, kind]));

/** @throws RangeError for a kind without an entry, which a test looks for */
export function contentKind(id: KindId): ContentKind {
  const kind = BY_ID.get(id);
  if (!kind) throw new RangeError(`no kind of content: ${id}`);
  return kind;
}
