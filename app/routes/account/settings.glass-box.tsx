import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { actOnGlassBox } from "#app/features/settings/glass-box/act.server.ts";
import { glassBoxCopy } from "#app/features/settings/glass-box/copy-glass-box.ts";
import { GlassBoxView } from "#app/features/settings/glass-box/glass-box-view.tsx";
import { readGlassBox } from "#app/features/settings/glass-box/read.server.ts";
import { badForm, requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${glassBoxCopy[languageOf(matches)].title} · Koinonia` },
];

export const loader = async (args: LoaderFunctionArgs) => readGlassBox(requireMember(args));

export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const reply = await actOnGlassBox(ctx, await args.request.formData());
  if (!reply) throw badForm();
  return data(reply, { status: reply.ok ? 200 : 404 });
}

export default function GlassBox() {
  const { member, page } = useLoaderData<typeof loader>();
  return (
    <MemberPage member={member}>
      <GlassBoxView page={page} userId={member.userId} />
    </MemberPage>
  );
}
