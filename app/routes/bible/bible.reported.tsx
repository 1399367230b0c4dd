import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { misprintCopy } from "#app/features/bible/misprints/copy.ts";
import { ReportedPage } from "#app/features/bible/misprints/report-page.tsx";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

export const handle: PageHandle = { document: "static" };

export const loader = ({ context: { app } }: LoaderFunctionArgs) => ({ language: app.language });

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${misprintCopy[data?.language ?? "en"].sent.title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export default ReportedPage;
