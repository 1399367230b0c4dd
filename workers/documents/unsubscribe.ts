import type { Context } from "hono";
import { turnOff } from "#app/features/sending/unsubscribe/unsubscribe.server.ts";
import type { AppEnv } from "#workers/app-env.ts";
import { composeBackground } from "#workers/compose.ts";

const STATUS = { forged: 400, old: 410 } as const;

/**
 * RFC 8058: what a mail program's own button posts. It comes from no page of ours and with no cookie; the signed token
 * alone says for whom, and what.
 */
export async function oneClickUnsubscribe(c: Context<AppEnv>): Promise<Response> {
  const ctx = await composeBackground(c.env, (work) => c.executionCtx.waitUntil(work));
  const link = await turnOff(ctx, c.req.param("token") ?? "");
  if (!link.ok)
    return c.text(
      `This link is ${link.refusal === "old" ? "too old" : "not ours"}. Nothing was changed.`,
      STATUS[link.refusal],
    );
  return c.text("Turned off.", 200);
}

/** Read, it leads to the page that asks: reading changes nothing. */
export const unsubscribePage = (c: Context<AppEnv>): Response =>
  c.redirect(`/unsubscribe/${encodeURIComponent(c.req.param("token") ?? "")}`, 303);
