import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { actOnMembers } from "#app/features/admin/members/act.server.ts";
import { membersCopy } from "#app/features/admin/members/copy-members.ts";
import { MembersView } from "#app/features/admin/members/members-view.tsx";
import { AdminPage } from "#app/features/admin/parts/admin-page.tsx";
import { STATUS_OF } from "#app/features/admin/parts/reply.ts";
import { readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { admitRole, badForm, requireMember, requireRole } from "#app/request/guards.server.ts";
import { useCopy } from "#app/ui/words/language.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${membersCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const member = await readMemberFrame(ctx);
  admitRole(ctx, member, "admin");
  return { member };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = await requireRole(args, "admin");
  const answer = await actOnMembers(ctx, await args.request.formData());
  if (!answer) throw badForm();
  return data(answer, { status: answer.reply.ok ? 200 : STATUS_OF[answer.reply.refusal] });
}

export default function AdminMembers() {
  const { member } = useLoaderData<typeof loader>();
  const { title, text } = useCopy(membersCopy);
  return (
    <AdminPage member={member} title={title} text={text}>
      <MembersView userId={member.userId} />
    </AdminPage>
  );
}
