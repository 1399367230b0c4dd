import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { newId } from "#app/core/id.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { AdminNav } from "#app/features/admin/parts/admin-page.tsx";
import { actOnPastoral } from "#app/features/community/pastoral/act.server.ts";
import { pastoralCopy } from "#app/features/community/pastoral/copy-pastoral.ts";
import { PastoralView } from "#app/features/community/pastoral/pastoral-view.tsx";
import { careQuery } from "#app/features/community/pastoral/query.ts";
import { readPastoral, requirePastoral } from "#app/features/community/pastoral/read.server.ts";
import { type PastoralReply, pastoralNotSent } from "#app/features/community/pastoral/reply.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { requireMember } from "#app/request/guards.server.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${pastoralCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

/** The pastoral team alone, whatever else the reader is: the statements ask it, too. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const query = careQuery(new URL(args.request.url).searchParams);
  const [{ frame }, page] = await Promise.all([readFramed(ctx, []), readPastoral(ctx, query)]);
  const now = ctx.now();
  return {
    member: frame.member,
    page,
    now,
    timeZone: currentTimeZone(frame.profile, now),
    formId: newId("form", now, ctx.random),
  };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  await requirePastoral(ctx);
  const reply = await actOnPastoral(ctx, await args.request.formData());
  return data(reply, { status: reply.ok ? 200 : 400 });
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  sendForm<PastoralReply>(args, pastoralNotSent);

export default function AdminPastoral() {
  const { member, page, ...shown } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  return (
    <MemberPage member={member}>
      <AdminNav member={member} pastoral />
      <PastoralView page={page} reply={reply} userId={member.userId} {...shown} />
    </MemberPage>
  );
}
