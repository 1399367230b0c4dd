import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { newId } from "#app/core/id.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { actOnAnnouncements, readAnnouncements } from "#app/features/admin/announcements/announce.server.ts";
import { AnnounceView } from "#app/features/admin/announcements/announce-view.tsx";
import { announceCopy } from "#app/features/admin/announcements/copy-announce.ts";
import { AdminPage } from "#app/features/admin/parts/admin-page.tsx";
import { STATUS_OF } from "#app/features/admin/parts/reply.ts";
import { badForm, requireMember, requireRole } from "#app/request/guards.server.ts";
import { useCopy } from "#app/ui/words/language.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${announceCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const page = await readAnnouncements(ctx);
  return { ...page, now: ctx.now(), formId: newId("form", ctx.now(), ctx.random) };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = await requireRole(args, "admin");
  const reply = await actOnAnnouncements(ctx, await args.request.formData());
  if (!reply) throw badForm();
  return data(reply, { status: reply.ok ? 200 : STATUS_OF[reply.refusal] });
}

export default function AdminAnnouncements() {
  const { member, lines, now, formId } = useLoaderData<typeof loader>();
  const { title, text } = useCopy(announceCopy);
  return (
    <AdminPage member={member} title={title} text={text}>
      <AnnounceView lines={lines} now={now} userId={member.userId} formId={formId} />
    </AdminPage>
  );
}
