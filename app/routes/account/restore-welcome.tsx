import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { PLANS } from "#app/features/billing/model/plans.ts";
import { readOwnPlan } from "#app/features/billing/pricing/plan.server.ts";
import { welcomeCopy } from "#app/features/billing/welcome/copy-welcome.ts";
import { RestoreWelcomePage } from "#app/features/billing/welcome/restore-welcome-page.tsx";
import { PublicPage } from "#app/features/landing/frame/public-page.tsx";
import { isWaitingToPay, keepRegistration } from "#app/features/settings/registration/service.server.ts";

import { requireMember } from "#app/request/guards.server.ts";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

export const handle: PageHandle = { document: "static", personal: true, query: { plan: PLANS } };

export async function loader(args: LoaderFunctionArgs) {
  const { app } = args.context;
  const named = new URL(args.request.url).searchParams.get("plan");
  return {
    pending: app.session !== null && (await isWaitingToPay(requireMember(args))),
    own: await readOwnPlan(app),
    userId: app.session?.userId ?? null,
    signedIn: app.signedIn,
    chosen: PLANS.find((plan) => plan === named) ?? null,
    language: app.language,
  };
}

/** On with Free: a plan that was chosen with the account is waited for no longer (D8). */
export async function action(args: ActionFunctionArgs) {
  await keepRegistration(requireMember(args));
  return redirect("/chatbot", 303);
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
