import type { ContentValues } from "#app/core/content/held-content.ts";
import type { Language } from "#app/core/language.ts";
import type { AdminRefusal, Typed } from "#app/features/admin/parts/reply.ts";
import type { KindId } from "#app/features/content/kinds.ts";
import type { Stretch } from "#app/features/content/model/difference.ts";
import type { VersionState } from "#app/features/content/model/history.ts";
import type { Faults } from "#app/features/content/model/typed.ts";
import type { Finding, ShownPassages } from "#app/features/content/scripture/finding.ts";
import type { FeatureContentKind } from "#app/manifest/content-kind.ts";

export const CONTENT_PATH = "/admin/content";
export const DOUBTS_PATH = "/admin/content/doubts";
export const WORDS_PATH = "/admin/content/words";
export const kindPath = (kind: string): string => `${CONTENT_PATH}/${kind}`;
export const itemPath = (kind: string, item: string): string =>
  `${CONTENT_PATH}/${kind}/${encodeURIComponent(item)}`;

export type KindLine = { kind: KindId; items: number; changed: number };

export type ItemLine = {
  id: string;
  title: string;
  /** The newest version's number; 0 where it is as it ships. */
  version: number;
};

export const ITEMS_A_PAGE = 40;
export type ItemsPage = {
  kind: KindId;
  /** The kind's own, in the reader's language. */
  words: FeatureContentKind["words"][Language];
  lines: ItemLine[];
  page: number;
  pages: number;
};
export type SearchReply = { intent: "search"; query: string; lines: ItemLine[]; more: boolean };

/** One version beside the one before it, field by field. */
export type VersionLine = {
  version: number;
  state: VersionState;
  /** Null for what holds since it was saved. */
  from: string | null;
  at: number | null;
  by: string | null;
  reason: string;
  changes: { field: string; stretches: Stretch[] }[];
  isShipped: boolean;
};

export type ItemPage = {
  kind: KindId;
  id: string;
  title: string;
  /** The newest version's number, which a form is based on. */
  base: number;
  /** As the fields show it. */
  typed: Record<string, string>;
  /** What is read now. */
  values: ContentValues;
  passages: ShownPassages;
  history: VersionLine[];
  today: string;
  /** A version that waits for its day, and that a new one for an earlier day takes the place of. */
  waiting: { version: number; from: string } | null;
  /** What is left in stock. */
  stockSeen: string;
};

/** What was saved while a form was open. */
export type OtherVersion = { version: number; by: string | null; changes: VersionLine["changes"] };

export type EditorReply = {
  intent: string;
  typed: Typed;
  faults: Faults;
  findings: Finding[];
  passages: ShownPassages;
  /** The values that the typed fields come to. */
  values: ContentValues;
  other: OtherVersion | null;
} & ({ ok: true } | { ok: false; refusal: AdminRefusal });

/** A word that members gave in a poll, and that nobody has let in or refused. */
export type WordLine = {
  poll: string;
  question: string;
  language: "en" | "es";
  word: string;
  count: number;
};

export type DoubtLine = {
  item: string;
  title: string;
  isThere: boolean;
  count: number;
  oldest: number;
  reasons: { reason: string; count: number }[];
};
