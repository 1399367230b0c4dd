import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { landingCopy } from "#app/features/landing/copy.ts";
import { LandingPage } from "#app/features/landing/front/landing-page.tsx";
import { readFront } from "#app/features/landing/front.server.ts";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

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
