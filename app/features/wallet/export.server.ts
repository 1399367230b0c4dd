import { eq } from "drizzle-orm";
import { csvFile, type ExportSection, jsonFile, jsonList, rowsOf } from "#app/db/export-section.ts";
import { type KeptReply, repliesAfter } from "#app/idempotency/store.server.ts";
import { movementsAfter, type StoredMovement } from "./store.server.ts";
import { userStats } from "./tables.ts";

const COLUMNS = [
  "createdAt",
  "currency",
  "amount",
  "balanceAfter",
  "cause",
  "causeId",
  "subject",
  "rewardDay",
];

/** What the member has, every movement of it, and what was answered to the last days' requests. */
export const walletExport: ExportSection = {
  tables: ["user_stats", "wallet_ledger", "member_requests"],
  async *files({ db, userId }) {
    const stats = await db.select().from(userStats).where(eq(userStats.userId, userId));
    yield { path: "wallet.json", content: jsonFile(stats[0] ?? null) };
    const movements = () =>
      rowsOf<StoredMovement>(
        async (last, most) => (await db.batch([movementsAfter(db, userId, last?.seq ?? 0, most)]))[0],
      );
    yield { path: "wallet-movements.json", content: jsonList(movements()) };
    yield { path: "wallet-movements.csv", content: csvFile(COLUMNS, movements()) };
    const answers = rowsOf<KeptReply>((last, most) => repliesAfter(db, userId, last?.requestId ?? "", most));
    yield { path: "answers.json", content: jsonList(answers) };
  },
};
