import { verifyWebhook } from "@clerk/backend/webhooks";
import type { Context } from "hono";
import { mirrorAccount } from "#app/features/member/service.server.ts";
import { forgetDevicesOfSession } from "#app/features/sending/push/act.server.ts";
import { eraseDeletedAccount } from "#app/features/settings/deletion/deletion.server.ts";
import { sendWelcome } from "#app/mail/mails.server.ts";
import { accountFromWebhook } from "#app/vendors/clerk/webhook-account.ts";
import type { AppEnv } from "#workers/app-env.ts";
import { composeBackground, settingsOf } from "#workers/compose.ts";

const MAX_BYTES = 256 * 1024;

/** Users mirrored to `profiles`: verified, worked once, whatever order they come in. */
export async function clerkWebhook(c: Context<AppEnv>): Promise<Response> {
  if (Number(c.req.header("content-length") ?? 0) > MAX_BYTES) return c.text("too large", 413);
  const event = await verifyWebhook(c.req.raw, {
    signingSecret: settingsOf(c.env).CLERK_WEBHOOK_SIGNING_SECRET,
  }).catch(() => null);
  const id = c.req.header("svix-id");
  if (!event || !id) return c.text("signature not accepted", 400);
  const ctx = await composeBackground(c.env, (work) => c.executionCtx.waitUntil(work));
  switch (event.type) {
    case "user.created": {
      const account = accountFromWebhook(event.data);
      await mirrorAccount(ctx, { id, type: event.type, account });
      const welcome = await sendWelcome(ctx, account, new URL(c.req.url).origin, ctx.language);
      // delivered again later, when the profile is there already and the mail goes out
      if (!welcome.ok) return c.text("the welcome was not sent", 503);
      break;
    }
    case "user.updated":
      await mirrorAccount(ctx, { id, type: event.type, account: accountFromWebhook(event.data) });
      break;
    case "user.deleted":
      // what throws is sent again
      if (event.data.id) await eraseDeletedAccount(ctx, event.data.id);
      break;
    case "session.ended":
    case "session.removed":
    case "session.revoked":
      // signed out here or anywhere: the other tabs hear nothing more
      await ctx.rooms.disconnect(event.data.user_id, event.data.id);
      await forgetDevicesOfSession(ctx, event.data.id);
      break;
    default:
  }
  return c.json({ received: true });
}
