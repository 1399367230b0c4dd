import { localKeys } from "#scripts/local-keys.ts";
import { freePort } from "#tests/free-port.ts";
import { serveBaseline } from "./baseline/serve.ts";
import type { Extent } from "./extent.ts";
import { measureHistory } from "./history.ts";
import { measureLongLog } from "./long-log.ts";
import { serveProduct } from "./product.ts";
import { startProvider } from "./provider.ts";
import { reported, type Section } from "./report.ts";
import { measureSearch } from "./search.ts";
import { endsWithRun } from "./stops.ts";
import { measureStreams } from "./streams.ts";
import { TALK } from "./talk.ts";

/** What the companion must reach: on a server of its own, whose vendor only keeps time. */
export async function measureCompanion(extent: Extent): Promise<Section[]> {
  const provider = await startProvider();
  const product = await serveProduct(await freePort(), { OPENAI_BASE_URL: provider.baseUrl });
  const stop = endsWithRun(product.stop);
  const room = await serveBaseline("room", await freePort(), TALK, { PROVIDER: provider.baseUrl });
  const stopRoom = endsWithRun(room.stop);
  const keys = localKeys();
  try {
    return [
      await reported(measureStreams({ product, provider, keys, bare: room.origin }, extent)),
      await reported(measureHistory(product, keys, extent)),
      await reported(measureSearch(product, keys, extent)),
      await reported(measureLongLog(product, keys)),
    ];
  } finally {
    await stop();
    await stopRoom();
    await provider.stop();
  }
}
