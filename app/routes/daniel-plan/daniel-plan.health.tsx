import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { admitToPlan } from "#app/features/daniel-plan/admit.server.ts";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { healthNotice } from "#app/features/daniel-plan/read.server.ts";
import { HealthView } from "#app/features/daniel-plan/screen/health-view.tsx";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${danielCopy[languageOf(matches)].title} · Koinonia` },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { frame } = await readFramed(ctx, []);
  admitToPlan(frame.profile, frame.member);
  return { member: frame.member, notice: healthNotice(ctx) };
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/daniel-plan.health", args);

export default function DanielPlanHealth() {
  const { member, notice } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <HealthView notice={notice} />
    </MemberPage>
  );
}
