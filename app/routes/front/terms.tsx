import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { termsCopy } from "#app/features/landing/legal/copy-terms.ts";
import { LegalPage } from "#app/features/landing/pages/legal-page.tsx";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

export const handle: PageHandle = { document: "static" };

export const loader = ({ context: { app } }: LoaderFunctionArgs) => ({ language: app.language });

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { title, lead } = termsCopy[data?.language ?? "en"];
  return [{ title: `${title} · Koinonia` }, { name: "description", content: lead }];
};

export default function Terms() {
  return <LegalPage name="terms" />;
}
