import { faultText } from "#app/core/fault-text.ts";
import type { AppContext } from "./context.ts";

const WAITS_MS = [50, 400];

/**
 * Tells a room in the background, three tries in all. What is lost here is not lost for good: pages read D1,
 * and the sweep closes answers that no room writes.
 */
export function deliver(
  ctx: Pick<AppContext, "waitUntil" | "requestId">,
  call: () => Promise<unknown>,
): void {
  ctx.waitUntil(
    (async () => {
      for (const wait of [...WAITS_MS, null]) {
        try {
          await call();
          return;
        } catch (error) {
          if (wait === null) {
            console.error(
              JSON.stringify({
                level: "error",
                at: "deliver",
                requestId: ctx.requestId,
                error: faultText(error),
              }),
            );
            return;
          }
          await new Promise((resolve) => setTimeout(resolve, wait));
        }
      }
    })(),
  );
}
