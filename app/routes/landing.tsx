import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LandingPage } from "#app/features/landing/landing-page.tsx";
import type { PageHandle } from "#app/platform/document-kind.ts";

export { toDocument as clientLoader } from "#app/platform/to-document.ts";

export const handle: PageHandle = { document: "static" };

export const loader = ({ context }: LoaderFunctionArgs) => ({ signedIn: context.app.signedIn });

export default function Landing() {
  return <LandingPage signedIn={useLoaderData<typeof loader>().signedIn} />;
}
