import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { embedJson } from "#app/document/remembered/embed-json.server.ts";
import { useEmbeddedJson } from "#app/document/remembered/embedded-json.ts";
import { admitToPlan } from "#app/features/daniel-plan/admit.server.ts";
import { danielCopy } from "#app/features/daniel-plan/copy.ts";
import { type MainPage, mainPage, pageReads } from "#app/features/daniel-plan/read.server.ts";
import { type DanielReply, notSent } from "#app/features/daniel-plan/reply.ts";
import { respond } from "#app/features/daniel-plan/respond.server.ts";
import { AdultsView } from "#app/features/daniel-plan/screen/adults-view.tsx";
import { DayView } from "#app/features/daniel-plan/screen/day-view.tsx";
import { StartView } from "#app/features/daniel-plan/screen/start-view.tsx";
import { type Frame, readFramed } from "#app/features/home/frame/frame.server.ts";
import { MemberPage } from "#app/features/home/frame/member-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { sendForm } from "#app/navigation/send-form.ts";
import { useRereadOn } from "#app/realtime/use-room-events.ts";
import type { MemberContext } from "#app/request/context.ts";
import { requireMember } from "#app/request/guards.server.ts";

/** What it shows is the member's day, and the same until something is done. */
export const handle: PageHandle = { document: "app", remembered: "document" };

export const meta: MetaFunction = ({ matches }) => [
  { title: `${danielCopy[languageOf(matches)].title} · Koinonia` },
];

type Main = MainPage | { shows: "adults" };

const admitted = (
  ctx: MemberContext,
  { member, profile }: Frame,
  rows: Parameters<typeof mainPage>[2],
): Promise<MainPage> => {
  admitToPlan(profile, member);
  return mainPage(ctx, profile, rows);
};

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const { frame, rows } = await readFramed(ctx, pageReads(ctx.db, ctx.userId, null));
  const { member } = frame;
  // under 18 it is not offered: the page says for whom it is
  const main: Main = member.young ? { shows: "adults" } : await admitted(ctx, frame, rows);
  const found = embedJson(args.context, { member, main });
  return member.young ? data(found, { status: 403 }) : data(found);
}

export const action = (args: ActionFunctionArgs) => respond(requireMember(args), args.request);

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/daniel-plan", args);

export const clientAction = (args: ClientActionFunctionArgs): Promise<DanielReply> =>
  sendForm<DanielReply>(args, notSent);

export default function DanielPlan() {
  const { member, main } = useEmbeddedJson(useLoaderData<typeof loader>());
  useRereadOn(member.userId, "daniel.changed");
  return (
    <MemberPage member={member}>
      {main.shows === "adults" && <AdultsView />}
      {main.shows === "start" && <StartView page={main.page} userId={member.userId} />}
      {main.shows === "day" && (
        <DayView key={main.page.step} page={main.page} userId={member.userId} isMain />
      )}
    </MemberPage>
  );
}
