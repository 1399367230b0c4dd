import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { readFront } from "#app/features/landing/front.server.ts";
import { frontMeta } from "#app/features/landing/variants/front-meta.ts";
import { NetflixPage } from "#app/features/landing/variants/netflix/netflix-page.tsx";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

export const handle: PageHandle = { document: "static" };

export const loader = async ({ context: { app } }: LoaderFunctionArgs) => ({
  front: await readFront(app),
  language: app.language,
});

export const meta = frontMeta;

export default function Netflix() {
  return <NetflixPage front={useLoaderData<typeof loader>().front} />;
}
