import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { newId } from "#app/core/id.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { actOnQueue } from "#app/features/community/queue/act.server.ts";
import { queueCopy } from "#app/features/community/queue/copy-queue.ts";
import { QueueView } from "#app/features/community/queue/queue-view.tsx";
import { readQueue } from "#app/features/community/queue/read.server.ts";
import { actOnGroupQueue, isOfGroups, readGroupQueue } from "#app/features/groups/queue/queue.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
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
  const [queue, ofGroups] = await Promise.all([readQueue(ctx), readGroupQueue(ctx)]);
  const page = {
    ...queue,
    waiting: [...queue.waiting, ...ofGroups.waiting].sort((one, other) => other.urgent - one.urgent),
    hidden: [...queue.hidden, ...ofGroups.hidden],
    now,
    timeZone: currentTimeZone(frame.profile, now),
  };
  return { member: frame.member, page, formId: newId("form", now, ctx.random) };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = await requireRole(args, "moderator");
  const form = await args.request.formData();
  const reply = await (isOfGroups(String(form.get("id") ?? "")) ? actOnGroupQueue : actOnQueue)(ctx, form);
  return data(reply, { status: reply.ok ? 200 : 400 });
}

export default function AdminQueue() {
  const { member, page, formId } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <QueueView page={page} userId={member.userId} formId={formId} />
    </MemberPage>
  );
}
