import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { newId } from "#app/core/id.ts";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { embedJson } from "#app/document/remembered/embed-json.server.ts";
import { useEmbeddedJson } from "#app/document/remembered/embedded-json.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { actOnMemory } from "#app/features/memory/act.server.ts";
import { memoryCopy } from "#app/features/memory/copy.ts";
import { isTab } from "#app/features/memory/paths.ts";
import { memoryPage, memoryQuery, memoryReads } from "#app/features/memory/read.server.ts";
import { type MemoryReply, notSent } from "#app/features/memory/reply.ts";
import { MemoryView } from "#app/features/memory/screen/memory-view.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { notFound, requireMember } from "#app/request/guards.server.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";

export const handle: PageHandle = { document: "app", remembered: "document" };

export const meta: MetaFunction = ({ matches }) => [
  { title: `${memoryCopy[languageOf(matches)].title} · Koinonia` },
];

/** R19: one D1 trip; the verses' text is in built files. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { tab = "today" } = args.params;
  if (!isTab(tab) || args.params.tab === "today") throw notFound();
  const query = memoryQuery(tab, new URL(args.request.url).searchParams);
  const { frame, rows } = await readFramed(ctx, memoryReads(ctx, query));
  const shown = {
    member: frame.member,
    page: await memoryPage(ctx, frame.profile, rows, query),
    formId: newId("review", ctx.now(), ctx.random),
  };
  return embedJson(args.context, shown, { fresh: ["formId"] });
}

/** What a review came to, and a refusal, are drawn into the page; what else was done without script leads back. */
export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const reply = await actOnMemory(ctx, await args.request.formData());
  if (!reply.ok) return data(reply, { status: 400 });
  const isDocument = args.request.headers.get("sec-fetch-dest") === "document";
  if (isDocument && !reply.review) throw redirect(new URL(args.request.url).pathname, 303);
  return data(reply);
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/memory-verses", args);

export const clientAction = (args: ClientActionFunctionArgs): Promise<MemoryReply> =>
  sendForm<MemoryReply>(args, notSent);

export default function MemoryVerses() {
  const { member, page, formId } = useEmbeddedJson(useLoaderData<typeof loader>());
  const reply = useActionReply<MemoryReply>();
  return (
    <MemberPage member={member}>
      <MemoryView key={page.tab} page={page} userId={member.userId} formId={formId} reply={reply} />
    </MemberPage>
  );
}
