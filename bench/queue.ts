import { localKeys } from "#scripts/local-keys.ts";
import { freePort } from "#tests/free-port.ts";
import { serveBaseline } from "./baseline/serve.ts";
import type { Extent } from "./extent.ts";
import { inTurn } from "./in-turn.ts";
import { addMember } from "./members.ts";
import { serveProduct } from "./product.ts";
import { fillBareQueue, fillQueue, WORDS } from "./queue-rows.ts";
import type { Section } from "./report.ts";
import { endsWithRun } from "./stops.ts";
import { TALK } from "./talk.ts";

/** The moderators' queue after years: decision 0063. */
export async function measureQueue(extent: Extent): Promise<Section> {
  const { past, open } = extent.queue;
  const product = await serveProduct(await freePort());
  const stop = endsWithRun(product.stop);
  const bare = await serveBaseline("remix", await freePort(), TALK, {}, fillBareQueue(extent.queue));
  const stopBare = endsWithRun(bare.stop);
  try {
    const { origin, db, community } = product;
    const moderator = await addMember(db, {
      keys: localKeys(),
      origin,
      titles: ["Today"],
      mfaVerified: true,
    });
    await db.prepare("INSERT INTO user_roles VALUES (?, 'moderator')").bind(moderator.userId).run();
    await fillQueue(community, moderator.userId, extent.queue);
    const page = (path: string, contains = WORDS) => ({ origin, path, cookie: moderator.cookie, contains });
    const plain = (path: string) => ({ origin: bare.origin, path, contains: WORDS });
    return {
      title: `The moderators' queue with ${past.toLocaleString("en")} past items and ${open.toLocaleString("en")} open`,
      head: ["what", "measured", "target"],
      rows: [
        await inTurn("open items", page("/admin/queue"), plain("/queue"), extent),
        await inTurn(
          "past items",
          page("/admin/queue?show=closed", "queue-items"),
          plain("/queue?past"),
          extent,
        ),
      ],
    };
  } finally {
    await stop();
    await stopBare();
  }
}
