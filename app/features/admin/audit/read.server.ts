import { csvFile, jsonList } from "#app/db/export-section.ts";
import { type AdminRefusal, refusalOf } from "#app/features/admin/parts/reply.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { cleanReason } from "#app/features/member/audit/acts.ts";
import { recordAct } from "#app/features/member/audit/record.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { admitRole } from "#app/request/guards.server.ts";
import { type AuditQuery, type AuditRow, auditQueryOf, mergeLines, PAGE_LINES } from "./audit-query.ts";
import { moderationLines, staffLines } from "./store.server.ts";

export type AuditPage = { query: AuditQuery; lines: AuditRow[]; after: string | null };

/** Every log in one list, one trip to each database, in parallel. @throws Response 403 for everybody but administrators */
export async function readAudit(
  ctx: MemberContext,
  search: URLSearchParams,
): Promise<{ member: HubMember; page: AuditPage }> {
  const query = auditQueryOf(search);
  const most = PAGE_LINES + 1;
  const [{ frame, rows }, shared] = await Promise.all([
    readFramed(ctx, [staffLines(ctx.db, query, most)]),
    moderationOf(ctx, query, most),
  ]);
  admitRole(ctx, frame.member, "admin");
  const own: AuditRow[] = query.kind === "moderation" ? [] : rows[0];
  return { member: frame.member, page: { query, ...mergeLines([own, shared], PAGE_LINES) } };
}

async function staffOf(ctx: MemberContext, query: AuditQuery, most: number): Promise<AuditRow[]> {
  if (query.kind === "moderation") return [];
  const [rows] = await ctx.db.batch([staffLines(ctx.db, query, most)]);
  return rows;
}

async function moderationOf(ctx: MemberContext, query: AuditQuery, most: number): Promise<AuditRow[]> {
  if (query.kind !== "all" && query.kind !== "moderation") return [];
  const [rows] = await ctx.community.batch([moderationLines(ctx.community, query, most)]);
  return rows;
}

const EXPORT_LINES = 500;
const COLUMNS = [
  "time",
  "kind",
  "act",
  "actor",
  "whom",
  "subject",
  "amount",
  "reason",
  "outcome",
  "before",
  "after",
  "id",
];

/** Every line of the period, page by page. */
async function* allLines(ctx: MemberContext, from: AuditQuery) {
  for (let query: AuditQuery | null = from; query; ) {
    const [own, shared] = await Promise.all([
      staffOf(ctx, query, EXPORT_LINES + 1),
      moderationOf(ctx, query, EXPORT_LINES + 1),
    ]);
    const { lines, after } = mergeLines([own, shared], EXPORT_LINES);
    for (const line of lines) yield { ...line, time: new Date(line.at).toISOString() };
    const last = lines.at(-1);
    query = after && last ? { ...query, at: last.at, id: last.id } : null;
  }
}

/** The logs as a file, with a line that says so. Behind `requireRole(args, "admin")` alone. */
export async function exportAudit(
  ctx: MemberContext,
  form: URLSearchParams,
): Promise<Response | AdminRefusal> {
  const reason = cleanReason(form.get("reason") ?? "");
  if (reason === null) return "reason";
  const format = form.get("format") === "json" ? "json" : "csv";
  const query = auditQueryOf(form);
  const recorded = await recordAct(ctx, {
    act: "export_log",
    userId: null,
    requestId: form.get("formId") ?? "",
    subject: format,
    reason,
    outcome: "done",
    after: { kind: query.kind, from: query.from, to: query.to },
  });
  if (!recorded.ok) return refusalOf(recorded.refusal);
  const pieces = format === "json" ? jsonList(allLines(ctx, query)) : csvFile(COLUMNS, allLines(ctx, query));
  const day = new Date(ctx.now()).toISOString().slice(0, 10);
  return new Response(streamOf(pieces), {
    headers: {
      "content-type": format === "json" ? "application/json; charset=utf-8" : "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="koinonia-log-${day}.${format}"`,
      "cache-control": "private, no-store",
    },
  });
}

function streamOf(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const steps = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await steps.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
