import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { devotionalCopy } from "#app/features/devotional/copy.ts";
import { devotionalPage } from "#app/features/devotional/read.server.ts";
import { DevotionalView } from "#app/features/devotional/screen/devotional-view.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { notFound, requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const { title } = devotionalCopy[languageOf(matches)];
  return [{ title: `${data ? `${data.page.title} · ` : ""}${title} · Koinonia` }];
};

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { frame } = await readFramed(ctx, []);
  const page = await devotionalPage(ctx, frame, args.params.date);
  if (!page) throw notFound();
  return { member: frame.member, page };
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/devotional", args);

export default function Devotional() {
  const { member, page } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <DevotionalView key={page.day} page={page} />
    </MemberPage>
  );
}
