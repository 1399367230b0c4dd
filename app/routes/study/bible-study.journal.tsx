import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { marksCopy } from "#app/features/marks/copy.ts";
import { actOnJournal } from "#app/features/marks/journal/act.server.ts";
import { JournalView } from "#app/features/marks/journal/journal-page.tsx";
import { EVERYTHING } from "#app/features/marks/journal/query.ts";
import { journalPage, journalReads } from "#app/features/marks/journal/read.server.ts";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${marksCopy[languageOf(matches)].journal.title} · Koinonia` },
];

/** One trip to the product's database, and one to the Bible's for each translation that is shown. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { frame, rows } = await readFramed(ctx, journalReads(ctx, EVERYTHING));
  const page = await journalPage(ctx, frame.profile, EVERYTHING, rows);
  return { member: frame.member, page };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const reply = await actOnJournal(ctx, await args.request.formData());
  return data(reply, { status: reply.intent === "import" && !reply.ok ? 400 : 200 });
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/bible-study.journal", args);

export default function Journal() {
  const { member, page } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <JournalView page={page} userId={member.userId} />
    </MemberPage>
  );
}
