import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSubmit,
} from "@remix-run/react";
import { useCallback } from "react";
import { isRateLimited, isRedirect } from "#app/core/outage.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { actOnRhythm } from "#app/features/rhythm/act.server.ts";
import { monthIn } from "#app/features/rhythm/ask.ts";
import { rhythmCopy } from "#app/features/rhythm/copy.ts";
import { rhythmIn, rhythmPage, rhythmReads } from "#app/features/rhythm/read.server.ts";
import type { RhythmReply } from "#app/features/rhythm/reply.ts";
import { RhythmView } from "#app/features/rhythm/screen/rhythm-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import { requireMember } from "#app/request/guards.server.ts";
import { freshSession } from "#app/session/session-browser.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${rhythmCopy[languageOf(matches)].title} · Koinonia` },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const month = monthIn(new URL(args.request.url).searchParams.get("month"));
  const { frame, rows } = await readFramed(ctx, rhythmReads(ctx.db, ctx.userId));
  const [[rhythm]] = rows;
  const page = rhythmPage(ctx, frame.profile, rhythmIn(rhythm), month);
  return { member: frame.member, page };
}

/** A refusal is drawn into the page, with script or without; what was done without leads back. */
export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const reply = await actOnRhythm(ctx, await args.request.formData());
  if (!reply.ok) return data(reply, { status: 400 });
  return args.request.headers.get("sec-fetch-dest") === "document" ? redirect("/rhythm", 303) : data(reply);
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/rhythm", args);

/** An outage is a reply too: what was typed stays. */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<RhythmReply> {
  const form = await request.clone().formData();
  try {
    await freshSession();
    return await serverAction<RhythmReply>();
  } catch (error) {
    if (isRedirect(error)) throw error;
    const refusal = isRateLimited(error) ? "rhythm.too_fast" : "rhythm.failed";
    return { ok: false, intent: String(form.get("intent")), refusal, given: null };
  }
}

export default function Rhythm() {
  const { member, page } = useLoaderData<typeof loader>();
  const submit = useSubmit();
  const undo = useCallback(
    (id: string) =>
      submit({ intent: "not-sick", id }, { method: "post", action: "/rhythm", preventScrollReset: true }),
    [submit],
  );
  useRereadOn(member.userId, "rhythm.changed");
  return (
    <MemberPage member={member}>
      <RhythmView page={page} userId={member.userId} undo={undo} />
    </MemberPage>
  );
}
