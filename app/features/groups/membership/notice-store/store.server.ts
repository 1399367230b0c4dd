import type { Database, Statement } from "#app/db/database.ts";
import { outboxFrom } from "#app/features/community/outbox/store.server.ts";
import { notBlocked } from "#app/features/community/visibility/store.server.ts";

type OutboxNotice = { effect: string; at: number; nextTryAt: number };

/** Only where the request was taken in the same commit. */
export const noticeToHelpers = (
  db: Database,
  row: OutboxNotice & { groupId: string; requestId: string },
): Statement =>
  db.written(
    outboxFrom(`SELECT ?1 || ':' || m.id, 'group.asked:' || ?1 || ':' || m.id, m.user_id, ?3, ?4, ?5
    FROM group_members m JOIN group_requests r ON r.id = ?1
    WHERE m.group_id = ?2 AND m.role IN ('leader', 'helper') AND ${notBlocked("m.user_id", "r.user_id")}`),
    row.requestId,
    row.groupId,
    row.effect,
    row.at,
    row.nextTryAt,
  );

/** Whoever has blocked the writer, or is blocked by them, hears nothing. */
export const noticeToMembers = (
  db: Database,
  row: OutboxNotice & { groupId: string; userId: string; causeId: string },
): Statement =>
  db.written(
    outboxFrom(`SELECT ?1 || ':' || m.id, 'group.announced:' || ?1 || ':' || m.id, m.user_id, ?3, ?4, ?5
    FROM group_members m WHERE m.group_id = ?2 AND m.user_id <> ?6 AND ${notBlocked("m.user_id", "?6")}`),
    row.causeId,
    row.groupId,
    row.effect,
    row.at,
    row.nextTryAt,
    row.userId,
  );
