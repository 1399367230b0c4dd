import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { ItemsView } from "#app/features/admin/content/items-view.tsx";
import { readItems } from "#app/features/admin/content/read.server.ts";
import { searchItems } from "#app/features/admin/content/search.server.ts";
import { AdminPage } from "#app/features/admin/parts/admin-page.tsx";
import { SHIPPED_CONTENT as shippedContent } from "#app/manifest/shipped.server.ts";
import { badForm, requireMember, requireRole } from "#app/request/guards.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `${data.page.words.name} · ` : ""}Koinonia` },
  { name: "robots", content: "noindex" },
];

export function loader(args: LoaderFunctionArgs) {
  const page = Number(new URL(args.request.url).searchParams.get("page") ?? 1);
  return readItems({ ...requireMember(args), shippedContent }, args.params.kind, page);
}

export async function action(args: ActionFunctionArgs) {
  const ctx = { ...(await requireRole(args, "admin")), shippedContent };
  const reply = await searchItems(ctx, args.params.kind, await args.request.formData());
  if (!reply) throw badForm();
  return reply;
}

export default function AdminContentKind() {
  const { member, page } = useLoaderData<typeof loader>();
  const { name, about } = page.words;
  return (
    <AdminPage member={member} title={name} text={about}>
      <ItemsView page={page} userId={member.userId} />
    </AdminPage>
  );
}
