import type { KeptReader } from "#app/features/bible-offline/model/search-kept.ts";
import type { SearchSource } from "#app/features/bible-search/screen/use-search.tsx";

/**
 * Asks the server; where it cannot be reached, what is kept on this device. That part is large and comes when it is
 * needed: the service worker has it, with the page of the kept texts.
 */
export const orKept = (source: SearchSource, reader: KeptReader): SearchSource => ({
  ...source,
  async ask(query, signal) {
    const answer = await source.ask(query, signal);
    if (answer.ok || answer.failure !== "offline") return answer;
    const kept = async () => (await import("./kept-source.tsx")).askKept(query, reader);
    return (await kept().catch(() => null)) ?? answer;
  },
});
