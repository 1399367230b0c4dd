import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { actOnNotifications } from "#app/features/notifications/act.server.ts";
import { notificationsCopy } from "#app/features/notifications/copy.ts";
import { pageBefore } from "#app/features/notifications/forms.ts";
import { NoticesView } from "#app/features/notifications/list/notices-page.tsx";
import { noticePage, noticeReads } from "#app/features/notifications/read.server.ts";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${notificationsCopy[languageOf(matches)].title} · Koinonia` },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const before = pageBefore(new URL(args.request.url).searchParams.get("before"));
  const { frame, rows } = await readFramed(ctx, [noticeReads(ctx, before)]);
  const page = noticePage(ctx, { ...frame, rows: rows[0] });
  return { member: frame.member, page, isFirst: before === null };
}

/** Forms without script; the sheet's are sent to `/notifications/recent`. */
export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const to = await actOnNotifications(ctx, await args.request.formData());
  if (to === null) throw new Response("Bad Request", { status: 400 });
  return redirect(to, 303);
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/notifications", args);

export default function Notifications() {
  const { member, page, isFirst } = useLoaderData<typeof loader>();
  useRereadOn(member.userId, "notifications.changed");
  return (
    <MemberPage member={member}>
      <NoticesView page={page} userId={member.userId} isFirst={isFirst} />
    </MemberPage>
  );
}
