import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { newId } from "#app/core/id.ts";
import { minuteStart } from "#app/core/local-day.ts";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { embedJson } from "#app/document/remembered/embed-json.server.ts";
import { useEmbeddedJson } from "#app/document/remembered/embedded-json.ts";
import { AdminNav } from "#app/features/admin/parts/admin-page.tsx";
import { actOnQueue } from "#app/features/community/queue/act.server.ts";
import { queueCopy } from "#app/features/community/queue/copy-queue.ts";
import { ITEM_KINDS } from "#app/features/community/queue/model/acts.ts";
import { QUEUE_SHOWS, queueQuery } from "#app/features/community/queue/model/query.ts";
import { type QueueReply, queueNotSent } from "#app/features/community/queue/model/reply.ts";
import { readQueue } from "#app/features/community/queue/read.server.ts";
import { QueueView } from "#app/features/community/queue/screen/queue-view.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { admitRole, requireMember, requireRole } from "#app/request/guards.server.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";

export const handle: PageHandle = {
  document: "app",
  remembered: "document",
  query: { show: QUEUE_SHOWS, kind: ITEM_KINDS },
};

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
  const shown = {
    member: frame.member,
    page,
    // no finer than what is shown, so that a document holds for a minute
    now: minuteStart(now),
    timeZone: currentTimeZone(frame.profile, now),
    formId: newId("form", now, ctx.random),
  };
  return embedJson(args.context, shown, { fresh: ["formId"] });
}

export async function action(args: ActionFunctionArgs) {
  const ctx = await requireRole(args, "moderator");
  const reply = await actOnQueue(ctx, await args.request.formData());
  return data(reply, { status: reply.ok ? 200 : 400 });
}

export const clientAction = (args: ClientActionFunctionArgs) => sendForm<QueueReply>(args, queueNotSent);

export default function AdminQueue() {
  const { member, page, ...shown } = useEmbeddedJson(useLoaderData<typeof loader>());
  const reply = useActionReply<typeof action>();
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
