import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { actOnEvening } from "#app/features/groups/evening/act.server.ts";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import { readEvening } from "#app/features/groups/evening/read.server.ts";
import { EveningsView } from "#app/features/groups/evening/screen/evenings-view.tsx";
import { sendEvening } from "#app/features/groups/evening/send.tsx";
import { eveningPath } from "#app/features/groups/paths.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { notFound } from "#app/request/guards.server.ts";

/** No group is named in a title, which browsers keep. */
export const meta: MetaFunction = ({ matches }) => [
  { title: `${eveningCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireCommunity(args);
  const framed = readFramed(ctx, []).then(({ frame }) => frame);
  const { frame, page } = await readEvening(ctx, framed, args.params.slug ?? "");
  if (!page) throw notFound();
  return { member: frame.member, page };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireCommunity(args);
  const slug = args.params.slug ?? "";
  const reply = await actOnEvening(ctx, await args.request.formData(), slug);
  if (!reply.ok) return data(reply, { status: 400 });
  if (args.request.headers.get("sec-fetch-dest") === "document") throw redirect(eveningPath(slug), 303);
  return data(reply);
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/study-groups.evening", args);

export const clientAction = (args: ClientActionFunctionArgs) => sendEvening(args);

export default function StudyGroupEvening() {
  const { member, page } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <EveningsView key={page.evening?.id ?? "none"} page={page} userId={member.userId} />
    </MemberPage>
  );
}
