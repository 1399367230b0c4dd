import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { figuresCopy } from "#app/features/landing/figures/copy-figures.ts";
import { FiguresPage } from "#app/features/landing/figures/figures-page.tsx";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

export const handle: PageHandle = { document: "static" };

export const loader = ({ context: { app } }: LoaderFunctionArgs) => ({ language: app.language });

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { title, lead } = figuresCopy[data?.language ?? "en"];
  return [{ title: `${title} · Koinonia` }, { name: "description", content: lead }];
};

export default FiguresPage;
