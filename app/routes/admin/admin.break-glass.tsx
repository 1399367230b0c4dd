import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { newId } from "#app/core/id.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { actOnBreakGlass } from "#app/features/admin/break-glass/act.server.ts";
import { BreakGlassView } from "#app/features/admin/break-glass/break-glass-view.tsx";
import { breakGlassCopy } from "#app/features/admin/break-glass/copy-break-glass.ts";
import { readBreakGlass } from "#app/features/admin/break-glass/read.server.ts";
import { AdminPage } from "#app/features/admin/parts/admin-page.tsx";
import { STATUS_OF } from "#app/features/admin/parts/reply.ts";
import { badForm, requireMember, requireRole } from "#app/request/guards.server.ts";
import { useCopy } from "#app/ui/words/language.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${breakGlassCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const page = await readBreakGlass(ctx);
  return { ...page, now: ctx.now(), formId: newId("form", ctx.now(), ctx.random) };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = await requireRole(args, "admin");
  const answer = await actOnBreakGlass(ctx, await args.request.formData());
  if (!answer) throw badForm();
  return data(answer, { status: answer.reply.ok ? 200 : STATUS_OF[answer.reply.refusal] });
}

export default function AdminBreakGlass() {
  const { member, items, now, formId } = useLoaderData<typeof loader>();
  const { title, text } = useCopy(breakGlassCopy);
  return (
    <AdminPage member={member} title={title} text={text}>
      <BreakGlassView items={items} userId={member.userId} now={now} formId={formId} />
    </AdminPage>
  );
}
