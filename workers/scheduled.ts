import {
  compareSubscriptions,
  expireAccess,
  fetchMissedEvents,
} from "#app/features/billing/events/jobs.server.ts";
import { processPendingEvents } from "#app/features/billing/events/process-events.server.ts";
import { alignPausedRenewals } from "#app/features/billing/sync/pause-renewal.server.ts";
import { refundDueUnder13 } from "#app/features/billing/under-13/return.server.ts";
import { sendUnpaidMails } from "#app/features/billing/unpaid/mails.server.ts";
import { sweepRateLimits } from "#app/features/care/use/care-state.server.ts";
import { closeLostAnswers } from "#app/features/chat/answering/answer.server.ts";
import { refreshSavedVerses } from "#app/features/chat/saved-verses/refresh.server.ts";
import { purgeDeletedConversations } from "#app/features/chat/threads/purge.server.ts";
import { deliverOutbox } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { restRequests } from "#app/features/community/requests/rest.server.ts";
import { tellOfUrgentReports } from "#app/features/community/urgent/tell.server.ts";
import { remindOfDanielPlans } from "#app/features/daniel-plan/jobs/remind.server.ts";
import { purgeDeletedDanielPlans } from "#app/features/daniel-plan/jobs/sweep.server.ts";
import { publishPolls } from "#app/features/games/feud/polls/publish.server.ts";
import { clearTables } from "#app/features/games/feud/table/settle.server.ts";
import { countGroupQuests } from "#app/features/games/quests/together/count.server.ts";
import { settleTournaments } from "#app/features/games/tournaments/settle.server.ts";
import { settleDuels } from "#app/features/games/trivia/duels/settle.server.ts";
import { clearEvenings } from "#app/features/groups/evening/sweep.server.ts";
import { purgeDeletedJourneyEntries } from "#app/features/journey/sweep.server.ts";
import { recount } from "#app/features/landing/front.server.ts";
import { purgeDeletedNotes } from "#app/features/marks/sweep.server.ts";
import { deleteOldNotifications } from "#app/features/notifications/notify.server.ts";
import { finishDue } from "#app/features/pet/adventures/finish-due.server.ts";
import { settleOldPets } from "#app/features/pet/sweep.server.ts";
import { deleteOldTextSends } from "#app/features/phone/send-code.server.ts";
import { purgeDeletedPetitions } from "#app/features/prayers/sweep.server.ts";
import { sendDigests } from "#app/features/sending/digests/send-digests.server.ts";
import { sendNotices } from "#app/features/sending/send.server.ts";
import { purgeDeletedAccounts } from "#app/features/settings/deletion/deletion.server.ts";
import { deleteOldIdempotentReplies } from "#app/idempotency/sweep.server.ts";
import type { AppContext } from "#app/request/context.ts";
import { type Jobs, runJobs } from "#app/request/run-jobs.ts";
import { composeBackground } from "./compose.ts";

/** What is to be done every minute, in this order. Each is one service. */
const JOBS: Jobs<AppContext> = {
  closeLostAnswers,
  processPendingEvents,
  expireAccess,
  sendUnpaidMails,
  alignPausedRenewals,
  refundDueUnder13,
  fetchMissedEvents,
  compareSubscriptions,
  recount,
  deleteOldTextSends,
  sweepRateLimits,
  deleteOldNotifications,
  finishDue: (ctx) => finishDue(ctx, null),
  settleOldPets,
  deleteOldIdempotentReplies,
  purgeDeletedNotes,
  purgeDeletedDanielPlans,
  purgeDeletedJourneyEntries,
  purgeDeletedPetitions,
  remindOfDanielPlans,
  purgeDeletedConversations,
  refreshSavedVerses,
  restRequests,
  clearEvenings,
  clearTables,
  settleTournaments,
  settleDuels,
  publishPolls,
  countGroupQuests,
  deliverOutbox,
  tellOfUrgentReports,
  sendNotices,
  sendDigests,
  purgeDeletedAccounts,
};

/** Every minute. */
export async function scheduled(
  env: Cloudflare.Env,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<void> {
  await runJobs(await composeBackground(env, waitUntil), JOBS);
}
