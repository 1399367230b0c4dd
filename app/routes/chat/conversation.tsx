import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { ID_PATTERN } from "#app/core/id.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { threadCopy } from "#app/features/chat/threads/copy.ts";
import { readOne } from "#app/features/chat/threads/list.server.ts";
import { isRefusal } from "#app/features/chat/threads/refusals.ts";
import { ManagePage } from "#app/features/chat/threads/screen/manage-page.tsx";
import { notFound, requireMember } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${threadCopy[languageOf(matches)].manage.title} · Koinonia` },
];

/** One conversation's actions as plain forms: where the menu's handle leads without script. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { conversationId = "" } = args.params;
  const one = ID_PATTERN.test(conversationId) ? await readOne(ctx, conversationId) : null;
  if (!one) throw notFound();
  const refused = new URL(args.request.url).searchParams.get("refused");
  return {
    ...one,
    userId: ctx.userId,
    refusal: refused !== null && isRefusal(refused) ? refused : null,
  };
}

export default function Conversation() {
  return <ManagePage {...useLoaderData<typeof loader>()} />;
}
