import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { pricingCopy } from "#app/features/billing/pricing/copy.ts";
import { readOwnPlan } from "#app/features/billing/pricing/plan.server.ts";
import { PricingPage } from "#app/features/billing/pricing/pricing-page.tsx";
import { PublicPage } from "#app/features/landing/frame/public-page.tsx";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

export const handle: PageHandle = { document: "static", personal: true, query: { premium: ["required"] } };

export async function loader({ request, context: { app } }: LoaderFunctionArgs) {
  return {
    own: await readOwnPlan(app),
    userId: app.session?.userId ?? null,
    signedIn: app.signedIn,
    timeZone: app.browserZone ?? "UTC",
    language: app.language,
    coaching: app.coaching,
    premiumRequired: new URL(request.url).searchParams.get("premium") === "required",
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { title, description } = pricingCopy[data?.language ?? "en"];
  return [{ title: `${title} · Koinonia` }, { name: "description", content: description }];
};

export default function Pricing() {
  const page = useLoaderData<typeof loader>();
  return (
    <PublicPage signedIn={page.signedIn}>
      <PricingPage {...page} />
    </PublicPage>
  );
}
