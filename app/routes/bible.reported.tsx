import type { MetaFunction } from "@remix-run/cloudflare";
import { misprintCopy } from "#app/features/bible/misprints/copy.ts";
import { ReportedPage } from "#app/features/bible/misprints/report-page.tsx";
import type { PageHandle } from "#app/platform/document-kind.ts";
import { languageOf } from "#app/platform/page-language.ts";

export { toDocument as clientLoader } from "#app/platform/to-document.ts";

export const handle: PageHandle = { document: "static" };

export const meta: MetaFunction = ({ matches }) => [
  { title: `${misprintCopy[languageOf(matches)].sent.title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

export default ReportedPage;
