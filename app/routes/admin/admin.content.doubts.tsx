import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { newId } from "#app/core/id.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { contentCopy } from "#app/features/admin/content/copy-content.ts";
import { actOnDoubts, readDoubts } from "#app/features/admin/content/doubts.server.ts";
import { DoubtsView } from "#app/features/admin/content/doubts-view.tsx";
import { AdminPage } from "#app/features/admin/parts/admin-page.tsx";
import { STATUS_OF } from "#app/features/admin/parts/reply.ts";
import { SHIPPED_CONTENT as shippedContent } from "#app/manifest/shipped.server.ts";
import { badForm, requireMember, requireRole } from "#app/request/guards.server.ts";
import { useCopy } from "#app/ui/words/language.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${contentCopy[languageOf(matches)].doubts.title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = { ...requireMember(args), shippedContent };
  return { ...(await readDoubts(ctx)), formId: newId("form", ctx.now(), ctx.random) };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = await requireRole(args, "admin");
  const reply = await actOnDoubts(ctx, await args.request.formData());
  if (!reply) throw badForm();
  return data(reply, { status: reply.ok ? 200 : STATUS_OF[reply.refusal] });
}

export default function AdminContentDoubts() {
  const { member, doubts, formId } = useLoaderData<typeof loader>();
  const { title, text } = useCopy(contentCopy).doubts;
  return (
    <AdminPage member={member} title={title} text={text}>
      <DoubtsView doubts={doubts} userId={member.userId} formId={formId} />
    </AdminPage>
  );
}
