import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LandingPage } from "#app/features/landing/landing-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({ signedIn: context.app.session !== null });

export default function Landing() {
  return <LandingPage signedIn={useLoaderData<typeof loader>().signedIn} />;
}
