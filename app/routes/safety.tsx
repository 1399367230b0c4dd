import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { safetyCopy } from "#app/features/landing/copy-safety.ts";
import { SafetyPage } from "#app/features/landing/safety-page.tsx";
import type { PageHandle } from "#app/platform/document-kind.ts";

export { toDocument as clientLoader } from "#app/platform/to-document.ts";

export const handle: PageHandle = { document: "static" };

export const loader = ({ context: { app } }: LoaderFunctionArgs) => ({ language: app.language });

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { title, lead } = safetyCopy[data?.language ?? "en"];
  return [{ title: `${title} · Koinonia` }, { name: "description", content: lead }];
};

export default SafetyPage;
