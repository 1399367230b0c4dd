import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { actOnBilling } from "#app/features/admin/act.server.ts";
import { AdminBillingView } from "#app/features/admin/billing-page.tsx";
import { adminBillingCopy } from "#app/features/admin/copy-billing.ts";
import { readAdminBilling } from "#app/features/admin/read.server.ts";
import { STATUS } from "#app/features/billing/model/refusals.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { requireMember, requireRole } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${adminBillingCopy[languageOf(matches)].title} · Koinonia` },
];

/** The guard reads with the page: one D1 trip. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { member, log } = await readAdminBilling(ctx);
  return { member, log };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = await requireRole(args, "admin");
  const reply = await actOnBilling(ctx, await args.request.formData());
  if (!reply) throw new Response("This form could not be read.", { status: 400, statusText: "Bad Request" });
  return data(reply, { status: reply.refusal ? STATUS[reply.refusal] : 200 });
}

export default function AdminBilling() {
  const { member, log } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <AdminBillingView userId={member.userId} log={log} />
    </MemberPage>
  );
}
