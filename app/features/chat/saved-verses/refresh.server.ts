import { commit } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { readVerses } from "#app/features/bible/service.server.ts";
import { textRevision } from "#app/features/bible/store.server.ts";
import { isTranslation, type Translation } from "#app/features/bible/translations.ts";
import { type Part, plainText, type VersePart } from "#app/features/chat/model/parts.ts";
import type { SharedMessage } from "#app/features/chat/threads/shared.ts";
import type { AppContext } from "#app/request/context.ts";
import {
  type Holder,
  nextHolders,
  type Revision,
  readRevision,
  replaceParts,
  replaceShared,
  saveRevision,
} from "./store.server.ts";
import { excerptOf } from "./verse-range.ts";

/** Rows looked at in one step, and steps in one run of the cron. */
const ROWS = 200;
const STEPS = 10;

/**
 * By cron: when the shipped text of the Bible is newer than the verses in members' conversations, those are read again.
 * A verse is always the shipped text, also one that was answered before a misprint was corrected.
 */
export async function refreshSavedVerses(ctx: AppContext): Promise<void> {
  const shipped = await textRevision(ctx.bible);
  if (shipped === null) return;
  let revision = await readRevision(ctx.db);
  if (revision?.hash === shipped) return;
  if (revision?.pending !== shipped)
    revision = { hash: revision?.hash ?? "", pending: shipped, stage: "messages", afterId: "" };
  for (let step = 0; step < STEPS && revision.pending !== null; step++)
    revision = await refreshNext(ctx, revision);
}

/** Reads the verses of the next rows again; where the text differs they are written with what is done so far. */
async function refreshNext(ctx: AppContext, revision: Revision): Promise<Revision> {
  const [found] = await ctx.db.batch([nextHolders(ctx.db, revision, ROWS)]);
  const rows: Holder[] = found;
  const next = revisionAfter(revision, rows);
  const texts = await shippedTexts(
    ctx.bible,
    rows.flatMap(({ json }) => (json === null ? [] : versesIn(JSON.parse(json)))),
  );
  const writes = rows.flatMap((row) => writesFor(ctx, revision, row, texts));
  const written = await commit(ctx.db, [...writes, saveRevision(ctx.db, next)]);
  if (!written.ok) throw new Error(`verses not refreshed: ${written.constraint}`);
  return next;
}

function revisionAfter(revision: Revision, rows: readonly Holder[]): Revision {
  const last = rows.at(-1);
  if (last && rows.length === ROWS) return { ...revision, afterId: last.id };
  if (revision.stage === "messages") return { ...revision, stage: "shares", afterId: "" };
  return { hash: revision.pending ?? "", pending: null, stage: "messages", afterId: "" };
}

type Kept = Part[] | SharedMessage[];

const versesIn = (kept: Kept): VersePart[] =>
  kept.flatMap((item) => {
    if ("parts" in item) return versesIn(item.parts);
    return item.kind === "verse" ? [item] : [];
  });

const keyOf = ({ translation, reference, verseId }: VersePart): string =>
  `${translation} ${verseId} ${reference}`;

/** What the shipped text says in each verse's place. */
async function shippedTexts(
  bible: D1Database,
  verses: readonly VersePart[],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const byTranslation = Map.groupBy(verses, ({ translation }) => translation);
  for (const [translation, all] of byTranslation) {
    if (!isTranslation(translation)) continue;
    const different = [...new Map(all.map((verse) => [keyOf(verse), verse])).values()];
    for (const [key, text] of await textsOf(bible, translation, different)) texts.set(key, text);
  }
  return texts;
}

async function textsOf(bible: D1Database, translation: Translation, verses: readonly VersePart[]) {
  const known = verses.flatMap((verse) => {
    const excerpt = excerptOf(verse);
    return excerpt ? [{ verse, excerpt }] : [];
  });
  const found = await readVerses(
    bible,
    known.map(({ excerpt }) => excerpt),
    translation,
  );
  return known.flatMap(({ verse }, at): [string, string][] => {
    const text = found[at]?.text;
    return text === undefined ? [] : [[keyOf(verse), text]];
  });
}

function writesFor(
  ctx: AppContext,
  { stage }: Revision,
  { id, json }: Holder,
  texts: ReadonlyMap<string, string>,
): Statement[] {
  if (json === null) return [];
  if (stage === "messages") {
    const parts = renewed(JSON.parse(json) as Part[], texts);
    const row = { id, was: json, parts: JSON.stringify(parts), content: plainText(parts) };
    return row.parts === json ? [] : [replaceParts(ctx.db, row)];
  }
  const shared = (JSON.parse(json) as SharedMessage[]).map((message) => ({
    ...message,
    parts: renewed(message.parts, texts),
  }));
  const messages = JSON.stringify(shared);
  return messages === json ? [] : [replaceShared(ctx.db, { id, was: json, messages })];
}

const renewed = (parts: readonly Part[], texts: ReadonlyMap<string, string>): Part[] =>
  parts.map((part) =>
    part.kind === "verse" ? { ...part, text: texts.get(keyOf(part)) ?? part.text } : part,
  );
