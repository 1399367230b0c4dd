import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { embedJson } from "#app/document/remembered/embed-json.server.ts";
import { useEmbeddedJson } from "#app/document/remembered/embedded-json.ts";
import { readChatSheet } from "#app/features/chat/conversation/read.server.ts";
import { chatData } from "#app/features/chat/model/chat-rows.ts";
import type { VoiceChoiceReply } from "#app/features/voice/model/reply.ts";
import { voiceCopy } from "#app/features/voice/screen/copy.ts";
import { VoicePage } from "#app/features/voice/screen/voice-page.tsx";
import { actOnVoice, readVoice } from "#app/features/voice/settings.server.ts";
import { notFound, requireMember } from "#app/request/guards.server.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { freshSession } from "#app/session/session-browser.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${voiceCopy[languageOf(matches)].title} · Koinonia` },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const [sheet, voice] = await Promise.all([
    readChatSheet(ctx, args.params.conversationId ?? null),
    readVoice(ctx),
  ]);
  if (!sheet) throw notFound();
  const page = { ...sheet.screen, ...voice, missing: false, userId: ctx.userId };
  return embedJson(args.context, page, { written: { rows: sheet.rows } });
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const form = await args.request.formData();
  const reply = await actOnVoice(ctx, form);
  // a form sent without script is answered with the page
  if (reply.ok && form.get("via") !== "script") return redirect(new URL(args.request.url).pathname, 303);
  return data(reply, reply.ok ? 200 : 422);
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  await freshSession().catch(() => false);
  return serverLoader<typeof loader>();
}

export default function VoiceChat() {
  const sheet = useEmbeddedJson(useLoaderData<typeof loader>());
  const page = useMemo(() => ({ ...sheet, ...chatData(sheet.rows) }), [sheet]);
  const reply = useActionReply<VoiceChoiceReply>();
  return <VoicePage page={page} unaware={reply?.ok === false} />;
}
