import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "@remix-run/react";
import { useMemo } from "react";
import { newId } from "#app/core/id.ts";
import { dayStart } from "#app/core/local-day.ts";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { embedJson } from "#app/document/remembered/embed-json.server.ts";
import { useEmbeddedJson } from "#app/document/remembered/embedded-json.ts";
import { act } from "#app/features/chat/act.server.ts";
import { readChatSheet } from "#app/features/chat/conversation/read.server.ts";
import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import { chatData } from "#app/features/chat/model/chat-rows.ts";
import { type ChatReply, refusedInit } from "#app/features/chat/model/reply.ts";
import { ChatPage } from "#app/features/chat/screen/chat-page.tsx";
import { keepPageOnFailure, useShown } from "#app/features/chat/screen/keep-page.tsx";
import { keepTextOnFailure } from "#app/features/chat/screen/keep-words.tsx";
import { notFound, requireMember } from "#app/request/guards.server.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { freshSession } from "#app/session/session-browser.ts";

export { retryAfter as headers } from "#app/request/retry-after.server.ts";

export const handle: PageHandle = { document: "app", remembered: "document" };

export const meta: MetaFunction = ({ matches }) => [
  { title: `${chatCopy[languageOf(matches)].companion} · Koinonia` },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const found = await readChatSheet(ctx, args.params.conversationId ?? null);
  // deleted, another member's (whose sign-in may have been opened over this page), or nobody's: a new one, and a word
  const sheet = found ?? (await readChatSheet(ctx, null));
  if (!sheet) throw notFound();
  const now = ctx.now();
  const page = {
    ...sheet.screen,
    missing: !found,
    userId: ctx.userId,
    // no finer than what is shown, so that a document holds for the day
    now: dayStart(now, sheet.screen.member.timeZone),
    requestId: newId("req", now, ctx.random),
  };
  const embedded = embedJson(args.context, page, { written: { rows: sheet.rows }, fresh: ["requestId"] });
  return found ? embedded : data(embedded, { status: 404 });
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const form = await args.request.formData();
  const reply = await act(ctx, args.params.conversationId ?? null, form);
  // a form sent without script is answered with a page
  if (reply.ok && form.get("via") !== "script") return redirect(pathAfter(reply, args.params.conversationId));
  return data(reply, reply.ok ? 202 : refusedInit(reply.refusal, ctx.now()));
}

const pathAfter = (reply: ChatReply, current = ""): string =>
  `/chatbot/${"conversation" in reply ? reply.conversation.id : current}`;

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return keepPageOnFailure(request, async () => {
    // not known is not signed out: the page stays, and nobody is led to sign-in
    await freshSession();
    return serverLoader<typeof loader>();
  });
}

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs): Promise<ChatReply> =>
  keepTextOnFailure(request, () => serverAction<ChatReply>());

/** Replies and the room carry what changed; the page is read again when the conversation changes. */
export function shouldRevalidate({
  formData,
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const elsewhere = currentParams.conversationId !== nextParams.conversationId;
  // another version's messages are not in the reply
  if (elsewhere || formData?.get("intent") === "show") return true;
  return formData?.get("via") === "script" ? false : defaultShouldRevalidate;
}

export default function Chatbot() {
  const sheet = useEmbeddedJson(useShown(useLoaderData<typeof loader>()));
  const page = useMemo(() => ({ ...sheet, ...chatData(sheet.rows) }), [sheet]);
  return <ChatPage page={page} reply={useActionReply<ChatReply>()} />;
}
