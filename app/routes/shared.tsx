import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { threadCopy } from "#app/features/chat/threads/copy.ts";
import { readShares } from "#app/features/chat/threads/share.server.ts";
import { ShareList } from "#app/features/chat/threads/share-list.tsx";
import { requireMember } from "#app/platform/guards.server.ts";
import { languageOf } from "#app/platform/page-language.ts";

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
