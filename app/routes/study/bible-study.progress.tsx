import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { rhythmIn } from "#app/features/rhythm/read.server.ts";
import { studyCopy } from "#app/features/study/copy.ts";
import { ProgressView } from "#app/features/study/progress/progress-page.tsx";
import { progressPage, progressReads } from "#app/features/study/progress/read.server.ts";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${studyCopy[languageOf(matches)].title} · Koinonia` },
];

/** One D1 trip. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { frame, rows } = await readFramed(ctx, progressReads(ctx));
  const [[progress], [rhythm]] = rows;
  const page = progressPage(ctx, frame.profile, progress?.found ?? "null", rhythmIn(rhythm));
  return { member: frame.member, page };
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/bible-study.progress", args);

export default function Progress() {
  const { member, page } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "study.changed", "rhythm.changed");
  return (
    <MemberPage member={member}>
      <ProgressView page={page} />
    </MemberPage>
  );
}
