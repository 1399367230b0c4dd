import type { FeatureNoticeKind } from "#app/manifest/feature.ts";
import { FEATURES } from "#app/manifest/features.ts";

type KindsOf<Feature> = Feature extends { noticeKinds: infer Kinds } ? keyof Kinds & string : never;

/** What a member can be told of: each feature says its own in its `feature.ts` (decision 0092). */
export type Kind = KindsOf<(typeof FEATURES)[keyof typeof FEATURES]>;

const ALL = Object.values(FEATURES)
  .flatMap((feature): [string, FeatureNoticeKind][] =>
    "noticeKinds" in feature ? Object.entries(feature.noticeKinds) : [],
  )
  .sort(([, one], [, other]) => one.order - other.order) as [Kind, FeatureNoticeKind][];

/** In the order of the table. */
export const KINDS = ALL.map(([kind]) => kind) as readonly Kind[] as readonly [Kind, ...Kind[]];

const ofEach = <Said>(said: (kind: FeatureNoticeKind) => Said) =>
  Object.fromEntries(ALL.map(([kind, entry]) => [kind, said(entry)])) as Readonly<Record<Kind, Said>>;

export const KIND_WORDS = ofEach(({ words }) => words);
export const OUTSIDE_WORDS = ofEach(({ outside }) => outside);
export const UNSUBSCRIBE_WORDS = ofEach(({ unsubscribe }) => unsubscribe);
