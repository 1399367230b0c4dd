import type { Copy } from "#app/core/language.ts";
import type { Limit, RateLimitRule } from "#app/rate-limit/tiers.ts";

/** An address, and how often it may be read and acted on. */
export type FeatureRoute = RateLimitRule & {
  /** As Remix writes it, without the first slash. */
  path: string;
  /** Below `app/`. */
  file: string;
  /** Where one file serves several addresses; otherwise the file's name is the route's. */
  id?: string;
};

/** A part of the product with a page of its own, which a deployment or an administrator may keep closed. */
export type FeatureRoom = {
  /** Among the rooms of all features, lowest first. */
  order: number;
  /** Where it is entered. All below it is the room's, but for what is another room's. */
  path: string;
  /** What of it stands at other addresses than below its entrance. */
  further?: readonly string[];
  /** Of what members share: `COMMUNITY_OPEN` opens it. */
  shared?: true;
  /** What administrators call it. */
  name: Copy<string>;
};

/** A line of the table of notices in `/settings`: what a member chooses to be told of. */
export type FeatureNoticeKind = {
  /** Among the kinds of all features, lowest first. */
  order: number;
  /** What it is called there, and what it is about. */
  words: Copy<readonly [title: string, text: string]>;
  /** What is seen of its notices without opening anything: a subject, a push, a text. */
  outside: Copy<string>;
  /** What the link of its e-mails asks. */
  unsubscribe: Copy<string>;
};

/**
 * What a feature says of itself in its `feature.ts`: data alone, for Remix's configuration reads it in Node. What needs
 * services stands in `feature.server.ts`; decision 0092 has the other files.
 */
export type Feature = {
  /** The features that its files import, no more and no fewer (`tests/architecture.test.ts`). */
  dependsOn: readonly string[];
  routes?: readonly FeatureRoute[];
  /** How often each of its server functions may be called, by the name that it has in its `functions.server.ts`. */
  functions?: Readonly<Record<string, Limit>>;
  /** By the names that rows of the database know them by; no two features have one of the same name. */
  rooms?: Readonly<Record<string, FeatureRoom>>;
  /** By the names that rows of the database know them by. A topic of any feature may be of any kind. */
  noticeKinds?: Readonly<Record<string, FeatureNoticeKind>>;
};
