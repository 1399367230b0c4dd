import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { threadCopy } from "#app/features/chat/threads/copy.ts";
import { ShareList } from "#app/features/chat/threads/screen/share-list.tsx";
import { readShares } from "#app/features/chat/threads/share.server.ts";
import { requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${threadCopy[languageOf(matches)].share.listTitle} · Koinonia` },
];

/** Everything that a member has shared, each with its revocation. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  return { shares: await readShares(ctx), userId: ctx.userId };
}

export default function Shared() {
  return <ShareList {...useLoaderData<typeof loader>()} />;
}
