import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { newId } from "#app/core/id.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { AuditView } from "#app/features/admin/audit/audit-view.tsx";
import { auditCopy } from "#app/features/admin/audit/copy-audit.ts";
import { readAudit } from "#app/features/admin/audit/read.server.ts";
import { AdminPage } from "#app/features/admin/parts/admin-page.tsx";
import { adminRefusalCopy } from "#app/features/admin/parts/copy-refusals.ts";
import { isAdminRefusal } from "#app/features/admin/parts/reply.ts";
import { requireMember } from "#app/request/guards.server.ts";
import { useCopy } from "#app/ui/words/language.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${auditCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { searchParams } = new URL(args.request.url);
  const { member, page } = await readAudit(ctx, searchParams);
  return {
    member,
    ...page,
    refused: searchParams.get("refused"),
    formId: newId("form", ctx.now(), ctx.random),
  };
}

export default function AdminAudit() {
  const { member, refused, ...page } = useLoaderData<typeof loader>();
  const { title, text } = useCopy(auditCopy);
  const refusals = useCopy(adminRefusalCopy);
  return (
    <AdminPage member={member} title={title} text={text}>
      <AuditView
        {...page}
        userId={member.userId}
        refused={isAdminRefusal(refused) ? refusals[refused] : null}
      />
    </AdminPage>
  );
}
