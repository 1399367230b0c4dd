import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { newId } from "#app/core/id.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { AdminPage } from "#app/features/admin/parts/admin-page.tsx";
import { STATUS_OF } from "#app/features/admin/parts/reply.ts";
import { termsAdminCopy } from "#app/features/admin/terms/copy-terms-admin.ts";
import { actOnTermsVersions, readTermsVersions } from "#app/features/admin/terms/terms.server.ts";
import { TermsAdminView } from "#app/features/admin/terms/terms-view.tsx";
import { badForm, requireMember, requireRole } from "#app/request/guards.server.ts";
import { useCopy } from "#app/ui/words/language.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${termsAdminCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const page = await readTermsVersions(ctx);
  return { ...page, now: ctx.now(), formId: newId("form", ctx.now(), ctx.random) };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = await requireRole(args, "admin");
  const reply = await actOnTermsVersions(ctx, await args.request.formData());
  if (!reply) throw badForm();
  return data(reply, { status: reply.ok ? 200 : STATUS_OF[reply.refusal] });
}

export default function AdminTerms() {
  const { member, versions, now, formId } = useLoaderData<typeof loader>();
  const { title, text } = useCopy(termsAdminCopy);
  return (
    <AdminPage member={member} title={title} text={text}>
      <TermsAdminView versions={versions} now={now} userId={member.userId} formId={formId} />
    </AdminPage>
  );
}
