import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { hubCopy } from "#app/features/home/copy.ts";
import { HubView } from "#app/features/home/hub/hub-page.tsx";
import { readHub } from "#app/features/home/hub/read.server.ts";
import { requireMember } from "#app/request/guards.server.ts";
import "#app/features/home/hub/hub.css";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

export const handle: PageHandle = { document: "static", personal: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${hubCopy[data?.language ?? "en"].title} · Koinonia` },
];

/** D1: visitors see the shell, and nothing of anybody; `HUB_VISITOR_PREVIEW=false` makes it a member's page (R11). */
export async function loader(args: LoaderFunctionArgs) {
  const { app } = args.context;
  const ctx = app.session || !app.visitorHub ? requireMember(args) : app;
  return { page: await readHub(ctx), language: ctx.language };
}

export default function Welcome() {
  const { page } = useLoaderData<typeof loader>();
  return <HubView page={page} />;
}
