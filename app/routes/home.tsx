import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { HomePage } from "#app/features/home/home-page.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({ signedIn: context.app.session !== null });

export default function Home() {
  return <HomePage signedIn={useLoaderData<typeof loader>().signedIn} />;
}
