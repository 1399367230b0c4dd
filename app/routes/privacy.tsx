import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { privacyCopy } from "#app/features/landing/copy-privacy.ts";
import { LegalPage } from "#app/features/landing/legal-page.tsx";
import type { PageHandle } from "#app/platform/document-kind.ts";

export { toDocument as clientLoader } from "#app/platform/to-document.ts";

export const handle: PageHandle = { document: "static" };

export const loader = ({ context: { app } }: LoaderFunctionArgs) => ({ language: app.language });

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { title, lead } = privacyCopy[data?.language ?? "en"];
  return [{ title: `${title} · Koinonia` }, { name: "description", content: lead }];
};

export default function Privacy() {
  return <LegalPage name="privacy" />;
}
