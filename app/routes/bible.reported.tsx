import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { misprintCopy } from "#app/features/bible/misprints/copy.ts";
import { ReportedPage } from "#app/features/bible/misprints/report-page.tsx";
import type { PageHandle } from "#app/platform/document-kind.ts";

export { toDocument as clientLoader } from "#app/platform/to-document.ts";

export const handle: PageHandle = { document: "static" };

export const loader = ({ context: { app } }: LoaderFunctionArgs) => ({ language: app.language });

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${misprintCopy[data?.language ?? "en"].sent.title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export default ReportedPage;
