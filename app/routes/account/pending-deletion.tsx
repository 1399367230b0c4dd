import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
import { readDeletion, undoDeletion } from "#app/features/settings/deletion/deletion.server.ts";
import { daysLeft } from "#app/features/settings/deletion/deletion.ts";
import {
  type PendingDeletionPage,
  PendingDeletionView,
  whyOf,
} from "#app/features/settings/deletion/pending-deletion-page.tsx";
import { settingsCopy } from "#app/features/settings/model/copy.ts";
import { requireAccount } from "#app/request/guards.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${settingsCopy[languageOf(matches)].rests.pageTitle} · Koinonia` },
];

export async function loader(args: LoaderFunctionArgs) {
  const { app } = args.context;
  // S18, G13: somebody whose registration was cancelled, or who is under 13, is told so
  const why = whyOf(new URL(args.request.url).searchParams.get("why"));
  const { supportEmail } = app;
  if (!app.session) return { rests: null as PendingDeletionPage, why, supportEmail };
  const ctx = requireAccount(args);
  const found = await readDeletion(ctx);
  if (!found) {
    // what led here is no longer so: undone elsewhere, or erased
    ctx.pendingDeletion.changed();
    throw redirect("/settings");
  }
  const now = ctx.now();
  const { purgeAt, state, reason } = found.deletion;
  const rests: PendingDeletionPage = {
    userId: ctx.userId,
    purgeAt,
    daysLeft: state === "resting" ? daysLeft(purgeAt, now) : 0,
    timeZone: found.profile ? currentTimeZone(found.profile, now) : "UTC",
    under13: reason === "under_13",
  };
  return { rests, why, supportEmail };
}

/** Undone, everything is as it was; too late, the page says so. */
export async function action(args: ActionFunctionArgs) {
  const undone = await undoDeletion(requireAccount(args));
  return redirect(undone.ok ? "/settings" : "/account-rests", 303);
}

export default function PendingDeletionRoute() {
  return <PendingDeletionView {...useLoaderData<typeof loader>()} />;
}
