import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { SharedCopy } from "#app/features/chat/threads/screen/shared-copy.tsx";
import { readShared } from "#app/features/chat/threads/share.server.ts";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

/** Read by anybody, without a script of Remix; its address differs by link, so no copy of it is kept. */
export const handle: PageHandle = { document: "static" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.page?.title ?? "404"} · Koinonia` },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

/** Nothing on the way keeps it: revoked, it is gone with the next request. */
const HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" };

/** Asked of the primary each time. Guessed, revoked and erased links are answered alike. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await readShared(context.app.db, params.token ?? "");
  return data({ page, language: context.app.language }, { status: page ? 200 : 404, headers: HEADERS });
}

export const headers: HeadersFunction = () => HEADERS;

export default function SharedRoute() {
  return <SharedCopy page={useLoaderData<typeof loader>().page} />;
}
