import { dateFormat } from "#app/core/text/date-format.ts";
import { type ExportFile, type ExportFor, type ExportSection, jsonFile } from "#app/db/export-section.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { Account } from "#app/vendors/ports.ts";
import { zipOf } from "./archive.server.ts";
import { archiveCopy } from "./archive-copy.ts";

/** G20: everything that is stored of the member, as one archive: JSON and CSV for programs, Markdown for people. */
export async function downloadEverything(ctx: MemberContext): Promise<Response> {
  const [found] = await profileOf(ctx.db, ctx.userId);
  const profile = await ensureProfile(ctx, found);
  const account = await ctx.accounts.find(ctx.userId);
  const now = ctx.now();
  const reader = {
    db: ctx.db,
    community: ctx.community,
    userId: ctx.userId,
    language: ctx.language,
    timeZone: currentTimeZone(profile, now),
  };
  const day = dateFormat("en-CA", { timeZone: reader.timeZone }).format(now);
  return new Response(zipOf(filesOf(reader, account, ctx.wholeAccount.exports, now), now), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="koinonia-${day}.zip"`,
      "cache-control": "private, no-store",
    },
  });
}

async function* filesOf(
  reader: ExportFor,
  account: Account | null,
  sections: readonly ExportSection[],
  now: number,
): AsyncGenerator<ExportFile> {
  const { fileName, text } = archiveCopy[reader.language];
  const made = dateFormat(reader.language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: reader.timeZone,
  }).format(now);
  yield {
    path: fileName,
    content: (async function* () {
      yield text(made);
    })(),
  };
  yield { path: "sign-in.json", content: jsonFile(account) };
  for (const section of sections) yield* section.files(reader);
}
