import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { wholeJourney } from "#app/features/community/journey/file.server.ts";
import { BookView } from "#app/features/community/journey/screen/book-view.tsx";
import { readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { journeyCopy } from "#app/features/journey/copy.ts";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${journeyCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

/** M4: the whole journey on one page, to print. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const [member, entries] = await Promise.all([readMemberFrame(ctx), wholeJourney(ctx)]);
  return { member, entries };
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/community.journey.book", args);

export default function JourneyBook() {
  const { member, entries } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <BookView entries={entries} name={member.fullName} />
    </MemberPage>
  );
}
