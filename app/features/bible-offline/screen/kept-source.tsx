import { keptPath, OFFLINE_PATH } from "#app/features/bible-offline/model/offline-path.ts";
import { type KeptReader, searchKept } from "#app/features/bible-offline/model/search-kept.ts";
import { openAllKept } from "#app/features/bible-offline/text-store.tsx";
import type { Found } from "#app/features/bible-search/model/found.ts";
import type { SearchQuery } from "#app/features/bible-search/model/query.ts";
import type { Answer, SearchSource } from "#app/features/bible-search/screen/use-search.tsx";

/** What the texts on this device answer; null when none is kept. */
export async function askKept(query: SearchQuery, reader: KeptReader): Promise<Answer | null> {
  const texts = await openAllKept();
  const searched = texts.filter(({ translation }) => (query.translation ?? translation) === translation);
  if (searched.length === 0) return null;
  const found = withKeptPaths(searchKept(searched, query, reader));
  return { ok: true, found, here: searched.map(({ translation }) => translation) };
}

const withKeptPaths = (found: Found): Found => ({
  ...found,
  place: found.place && { ...found.place, path: keptPath(found.place.path) },
  verses: found.verses.map((verse) => ({ ...verse, path: keptPath(verse.path) })),
});

/** Searches what is kept here, and nothing else. */
export const keptSource = (reader: KeptReader): SearchSource => ({
  path: OFFLINE_PATH,
  ask: async (query) => (await askKept(query, reader)) ?? { ok: false, failure: "notKept" },
});
