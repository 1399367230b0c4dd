import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { dashboardCopy } from "#app/features/admin/dashboard/copy-dashboard.ts";
import { DashboardView } from "#app/features/admin/dashboard/dashboard-view.tsx";
import { readDashboard } from "#app/features/admin/dashboard/read.server.ts";
import { AdminPage } from "#app/features/admin/parts/admin-page.tsx";
import { momentOf } from "#app/features/admin/parts/moment.ts";
import { requireMember } from "#app/request/guards.server.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${dashboardCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  return { ...(await readDashboard(ctx)), now: ctx.now() };
}

export default function AdminOverview() {
  const { member, safety, running, now } = useLoaderData<typeof loader>();
  const { title, text } = useCopy(dashboardCopy);
  return (
    <AdminPage member={member} title={title} text={text(momentOf(useLanguage())(now))}>
      <DashboardView safety={safety} running={running} now={now} />
    </AdminPage>
  );
}
