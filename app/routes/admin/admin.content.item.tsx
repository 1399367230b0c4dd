import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { newId } from "#app/core/id.ts";
import { actOnItem } from "#app/features/admin/content/edit.server.ts";
import { ItemView } from "#app/features/admin/content/item-view.tsx";
import { readItem } from "#app/features/admin/content/read.server.ts";
import { AdminPage } from "#app/features/admin/parts/admin-page.tsx";
import { STATUS_OF } from "#app/features/admin/parts/reply.ts";
import { SHIPPED_CONTENT as shippedContent } from "#app/manifest/shipped.server.ts";
import { badForm, requireMember, requireRole } from "#app/request/guards.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? `${page.page.title} · ` : ""}Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = { ...requireMember(args), shippedContent };
  const { kind, item } = args.params;
  return { ...(await readItem(ctx, { kind, item })), formId: newId("form", ctx.now(), ctx.random) };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = { ...(await requireRole(args, "admin")), shippedContent };
  const { kind, item } = args.params;
  const reply = await actOnItem(ctx, { kind, item }, await args.request.formData());
  if (!reply) throw badForm();
  return data(reply, { status: reply.ok ? 200 : STATUS_OF[reply.refusal] });
}

export default function AdminContentItem() {
  const { member, page, formId } = useLoaderData<typeof loader>();
  return (
    <AdminPage member={member} title={page.title}>
      <ItemView key={`${page.kind} ${page.id}`} page={page} userId={member.userId} formId={formId} />
    </AdminPage>
  );
}
