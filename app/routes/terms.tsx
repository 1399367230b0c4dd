import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { termsCopy } from "#app/features/landing/copy-terms.ts";
import { LegalPage } from "#app/features/landing/legal-page.tsx";
import type { PageHandle } from "#app/platform/document-kind.ts";

export { toDocument as clientLoader } from "#app/platform/to-document.ts";

export const handle: PageHandle = { document: "static" };

export const loader = ({ context: { app } }: LoaderFunctionArgs) => ({ language: app.language });

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { title, lead } = termsCopy[data?.language ?? "en"];
  return [{ title: `${title} · Koinonia` }, { name: "description", content: lead }];
};

export default function Terms() {
  return <LegalPage name="terms" />;
}
