import { importJournal } from "#app/features/marks/exchange/import.server.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { queryIn } from "./query.ts";
import { journalPage, journalReads } from "./read.server.ts";
import type { JournalReply } from "./reply.ts";

/** A search, or a file that is brought in. */
export async function actOnJournal(ctx: MemberContext, form: FormData): Promise<JournalReply> {
  if (form.get("intent") === "import") {
    const done = await importJournal(ctx, form.get("file"));
    return { intent: "import", ...(done.ok ? { ok: true, ...done.value } : done) };
  }
  const query = queryIn((name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : null;
  });
  const [profiles, ...rows] = await ctx.db.batch([
    profileOf(ctx.db, ctx.userId),
    ...journalReads(ctx, query),
  ]);
  const profile = await ensureProfile(ctx, profiles[0]);
  return { intent: "search", page: await journalPage(ctx, profile, query, rows) };
}
