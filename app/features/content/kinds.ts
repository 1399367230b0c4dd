import type { FeatureContentKind } from "#app/manifest/content-kind.ts";
import { CONTENT_KINDS as SAID } from "#app/manifest/content-kinds.ts";

/** A kind of content: each feature says its own in its `content-kinds.ts` (decision 0092). */
export type KindId = keyof typeof SAID;

export type ContentKind = FeatureContentKind & { id: KindId };

/** In the order in which they are listed. */
export const CONTENT_KINDS: readonly ContentKind[] = Object.entries<FeatureContentKind>(SAID)
  .map(([id, kind]) => ({ ...kind, id: id as KindId }))
  .sort((one, other) => one.order - other.order);

export const isKind = (id: string): id is KindId => Object.hasOwn(SAID, id);

export const contentKind = (id: KindId): FeatureContentKind => SAID[id];
