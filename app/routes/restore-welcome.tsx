import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { welcomeCopy } from "#app/features/billing/copy-welcome.ts";
import { readOwnPlan } from "#app/features/billing/plan.server.ts";
import { PLANS } from "#app/features/billing/plans.ts";
import { RestoreWelcomePage } from "#app/features/billing/restore-welcome-page.tsx";
import { PublicPage } from "#app/features/landing/public-page.tsx";
import type { PageHandle } from "#app/platform/document-kind.ts";

export { toDocument as clientLoader } from "#app/platform/to-document.ts";

export const handle: PageHandle = { document: "static", personal: true, query: ["plan"] };

export async function loader({ request, context: { app } }: LoaderFunctionArgs) {
  const named = new URL(request.url).searchParams.get("plan");
  return {
    own: await readOwnPlan(app),
    signedIn: app.signedIn,
    chosen: PLANS.find((plan) => plan === named) ?? null,
    language: app.language,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { title, description } = welcomeCopy[data?.language ?? "en"];
  return [{ title: `${title} · Koinonia` }, { name: "description", content: description }];
};

export default function RestoreWelcome() {
  const page = useLoaderData<typeof loader>();
  return (
    <PublicPage signedIn={page.signedIn}>
      <RestoreWelcomePage {...page} />
    </PublicPage>
  );
}
