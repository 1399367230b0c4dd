import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { contentCopy } from "#app/features/admin/content/copy-content.ts";
import { KindsView } from "#app/features/admin/content/kinds-view.tsx";
import { readKinds } from "#app/features/admin/content/read.server.ts";
import { AdminPage } from "#app/features/admin/parts/admin-page.tsx";
import { SHIPPED_CONTENT as shippedContent } from "#app/manifest/shipped.server.ts";
import { requireMember } from "#app/request/guards.server.ts";
import { useCopy } from "#app/ui/words/language.tsx";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${contentCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export const loader = (args: LoaderFunctionArgs) => readKinds({ ...requireMember(args), shippedContent });

export default function AdminContent() {
  const { member, kinds, doubts, words } = useLoaderData<typeof loader>();
  const { title, text } = useCopy(contentCopy);
  return (
    <AdminPage member={member} title={title} text={text}>
      <KindsView kinds={kinds} doubts={doubts} words={words} />
    </AdminPage>
  );
}
