import { faultText } from "#app/core/fault-text.ts";
import type { AppContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";

/** A person who leaves does not wait longer for the vendor, ms; the rest is done behind the answer. */
const PATIENCE_MS = 3_000;

/**
 * S9 on the server: the session ends at the identity vendor, and its tabs' sockets close, whether or not the
 * vendor's script ever came to the browser. A vendor that does not answer keeps nobody here.
 */
export async function endSession(ctx: AppContext): Promise<void> {
  const { session } = ctx;
  if (!session) return;
  deliver(ctx, () => ctx.rooms.disconnect(session.userId, session.sessionId));
  const ended = ctx.accounts.endSession(session.sessionId).catch((error: unknown) => {
    const { requestId } = ctx;
    console.error(JSON.stringify({ level: "error", at: "sign-out", requestId, error: faultText(error) }));
  });
  ctx.waitUntil(ended);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([ended, late]);
  clearTimeout(timer);
}
