import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { orKept } from "#app/features/bible-offline/screen/or-kept.tsx";
import { searchCopy } from "#app/features/bible-search/copy.ts";
import type { FoundVerse } from "#app/features/bible-search/model/found.ts";
import { beginIn, queryOf, searchOf } from "#app/features/bible-search/model/query.ts";
import { SearchPage } from "#app/features/bible-search/screen/search-page.tsx";
import { SERVER } from "#app/features/bible-search/screen/use-search.tsx";
import { searchBible } from "#app/features/bible-search/search.server.ts";
import { readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { LearnVerse } from "#app/features/memory/screen/learn-verse.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { requireMember } from "#app/request/guards.server.ts";
import { useLanguage } from "#app/ui/words/language.tsx";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const { title } = searchCopy[languageOf(matches)];
  return [{ title: data?.query.text ? `${data.query.text} · ${title}` : `${title} · Koinonia` }];
};

/** One trip to each database, at the same time: the member's frame, and the search. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { searchParams } = new URL(args.request.url);
  const query = beginIn(queryOf(searchParams), searchParams, ctx.translation);
  const [member, found] = await Promise.all([readMemberFrame(ctx), searchBible(ctx, query)]);
  return { member, query, found, own: ctx.translation };
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/study.search", args);

const learn = ({ verseId, translation, reference }: FoundVerse) => (
  <LearnVerse first={verseId} last={verseId} translation={translation} name={reference} />
);

export default function Search() {
  const { member, query, found, own } = useLoaderData<typeof loader>();
  const source = orKept(SERVER, { language: useLanguage(), own });
  return (
    <MemberPage member={member}>
      <SearchPage key={searchOf(query)} query={query} found={found} source={source} beside={learn} />
    </MemberPage>
  );
}
