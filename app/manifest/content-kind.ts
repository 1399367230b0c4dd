import type { Copy } from "#app/core/language.ts";
import type { Field } from "#app/features/content/model/field.ts";
import type { ReadsShipped } from "#app/features/content/model/shipped.ts";

/** A kind of content that administrators see, and change where it can be changed (decision 0075). */
export type FeatureContentKind = {
  /** Among the kinds of all features, lowest first. */
  order: number;
  fields: readonly Field[];
  /**
   * `day`: a version may wait for a day. `at_once`: it changes the database and holds from its saving on.
   * `never`: it is shown, and cannot be changed without a deployment; its words say why.
   */
  changes: "day" | "at_once" | "never";
  words: Copy<{ name: string; about: string; never?: string }>;
};

/** What a feature says in its `content-kinds.ts`, by ids that are for good: rows of the database name them. */
export type ContentKinds = Readonly<Record<string, FeatureContentKind>>;

/** How the first version of each of these kinds is read, said in `content/shipped.server.ts`. */
export type ShippedContent<Kinds extends ContentKinds = ContentKinds> = Readonly<
  Record<keyof Kinds & string, ReadsShipped>
>;
