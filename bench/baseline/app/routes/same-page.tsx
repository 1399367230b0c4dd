import { useLoaderData } from "@remix-run/react";
import { LandingPage } from "#app/features/landing/front/landing-page.tsx";
import type { Front } from "#app/features/landing/front.ts";
import "#app/ui/styles/app.css";

/** Baseline: the product's front page as Remix does it by itself, drawn for each visitor and hydrated. */
export const loader = (): { front: Front } => ({ front: { signedIn: false, counters: null } });

export const meta = () => [{ title: "Koinonia" }, { name: "description", content: "The same content." }];

export default function SamePage() {
  return <LandingPage front={useLoaderData<typeof loader>().front} />;
}
