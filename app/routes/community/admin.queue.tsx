import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { newId } from "#app/core/id.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { AdminNav } from "#app/features/admin/parts/admin-page.tsx";
import { actOnQueue } from "#app/features/community/queue/act.server.ts";
import { queueCopy } from "#app/features/community/queue/copy-queue.ts";
import { queueQuery } from "#app/features/community/queue/model/query.ts";
import { type QueueReply, queueNotSent } from "#app/features/community/queue/model/reply.ts";
import { readQueue } from "#app/features/community/queue/read.server.ts";
import { QueueView } from "#app/features/community/queue/screen/queue-view.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { admitRole, requireMember, requireRole } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${queueCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

/** The guard reads with the frame; nothing of the queue is asked for before it has let the reader in. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { frame } = await readFramed(ctx, []);
  admitRole(ctx, frame.member, "moderator");
  const now = ctx.now();
  const page = await readQueue(ctx, queueQuery(new URL(args.request.url).searchParams));
  return {
    member: frame.member,
    page,
    now,
    timeZone: currentTimeZone(frame.profile, now),
    formId: newId("form", now, ctx.random),
  };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = await requireRole(args, "moderator");
  const reply = await actOnQueue(ctx, await args.request.formData());
  return data(reply, { status: reply.ok ? 200 : 400 });
}

export const clientAction = (args: ClientActionFunctionArgs) => sendForm<QueueReply>(args, queueNotSent);

export default function AdminQueue() {
  const { member, page, ...shown } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <MemberPage member={member}>
      <AdminNav member={member} pastoral={page.pastoral} />
      <QueueView
        page={page}
        reply={reply}
        userId={member.userId}
        isAdmin={member.role === "admin"}
        {...shown}
      />
    </MemberPage>
  );
}
