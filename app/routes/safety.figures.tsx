import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { figuresCopy } from "#app/features/landing/figures/copy-figures.ts";
import { FiguresPage } from "#app/features/landing/figures/figures-page.tsx";
import type { PageHandle } from "#app/platform/document-kind.ts";

export { toDocument as clientLoader } from "#app/platform/to-document.ts";

export const handle: PageHandle = { document: "static" };

export const loader = ({ context: { app } }: LoaderFunctionArgs) => ({ language: app.language });

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { title, lead } = figuresCopy[data?.language ?? "en"];
  return [{ title: `${title} · Koinonia` }, { name: "description", content: lead }];
};

export default FiguresPage;
