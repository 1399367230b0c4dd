import { compareSubscriptions, endAccess, listMissed } from "#app/features/billing/events/rounds.server.ts";
import { workPending } from "#app/features/billing/events/work.server.ts";
import { alignRests } from "#app/features/billing/sync/rest.server.ts";
import { returnDueMoneyOfUnder13 } from "#app/features/billing/under-13/return.server.ts";
import { sendUnpaidMails } from "#app/features/billing/unpaid/mails.server.ts";
import { sweepSends } from "#app/features/care/use/standing.server.ts";
import { sweepAnswers } from "#app/features/chat/answering/answer.server.ts";
import { refreshSavedVerses } from "#app/features/chat/saved-verses/refresh.server.ts";
import { eraseDeletedConversations } from "#app/features/chat/threads/purge.server.ts";
import { recount } from "#app/features/landing/front.server.ts";
import { sweepNotifications } from "#app/features/notifications/notify.server.ts";
import { finishDue } from "#app/features/pet/adventures/finish-due.server.ts";
import { sweepPets } from "#app/features/pet/sweep.server.ts";
import { sweepTexts } from "#app/features/phone/send-code.server.ts";
import { purgeDeletedAccounts } from "#app/features/settings/deletion/deletion.server.ts";
import { sweepRequests } from "#app/idempotency/sweep.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { type Jobs, runJobs } from "#app/request/run-jobs.ts";
import { composeUnattended } from "./compose.ts";

/** What is to be done every minute, in this order. Each is one service. */
const JOBS: Jobs<AppContext> = {
  sweepAnswers,
  workPending,
  endAccess,
  sendUnpaidMails,
  alignRests,
  returnDueMoneyOfUnder13,
  listMissed,
  compareSubscriptions,
  recount,
  sweepTexts,
  sweepSends,
  sweepNotifications,
  finishDue: (ctx) => finishDue(ctx, null),
  sweepPets,
  sweepRequests,
  eraseDeletedConversations,
  refreshSavedVerses,
  purgeDeletedAccounts,
};

/** Every minute. */
export async function scheduled(
  env: Cloudflare.Env,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<void> {
  await runJobs(await composeUnattended(env, waitUntil), JOBS);
}
