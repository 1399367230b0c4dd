import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { landingCopy } from "#app/features/landing/copy.ts";
import { readFront } from "#app/features/landing/front.server.ts";
import { LandingPage } from "#app/features/landing/landing-page.tsx";
import type { PageHandle } from "#app/platform/document-kind.ts";

export { toDocument as clientLoader } from "#app/platform/to-document.ts";

export const handle: PageHandle = { document: "static" };

export const loader = async ({ context: { app } }: LoaderFunctionArgs) => ({
  front: await readFront(app),
  language: app.language,
});

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { title, description } = landingCopy[data?.language ?? "en"].meta;
  return [{ title }, { name: "description", content: description }];
};

export default function Landing() {
  return <LandingPage front={useLoaderData<typeof loader>().front} />;
}
