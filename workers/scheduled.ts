import { compareSubscriptions, endAccess, listMissed } from "#app/features/billing/events/rounds.server.ts";
import { workPending } from "#app/features/billing/events/work.server.ts";
import { alignRests } from "#app/features/billing/rest.server.ts";
import { sendUnpaidMails } from "#app/features/billing/unpaid/mails.server.ts";
import { sweepSends } from "#app/features/care/standing.server.ts";
import { sweepAnswers } from "#app/features/chat/answer.server.ts";
import { eraseDeletedConversations } from "#app/features/chat/threads/purge.server.ts";
import { recount } from "#app/features/landing/front.server.ts";
import { sweepNotifications } from "#app/features/notifications/notify.server.ts";
import { finishDue } from "#app/features/pet/finish-due.server.ts";
import { sweepPets } from "#app/features/pet/sweep.server.ts";
import { sweepTexts } from "#app/features/phone/send-code.server.ts";
import { purgeDeletedAccounts } from "#app/features/settings/deletion.server.ts";
import { sweepRequests } from "#app/features/wallet/sweep.server.ts";
import { composeUnattended } from "./compose.ts";

/** Every minute. Each line is one service. */
export async function scheduled(
  env: Cloudflare.Env,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<void> {
  const ctx = await composeUnattended(env, waitUntil);
  await sweepAnswers(ctx);
  await workPending(ctx);
  await endAccess(ctx);
  await sendUnpaidMails(ctx);
  await alignRests(ctx);
  await listMissed(ctx);
  await compareSubscriptions(ctx);
  await recount(ctx);
  await sweepTexts(ctx);
  await sweepSends(ctx);
  await sweepNotifications(ctx);
  await finishDue(ctx, null);
  await sweepPets(ctx);
  await sweepRequests(ctx);
  await eraseDeletedConversations(ctx);
  await purgeDeletedAccounts(ctx);
}
