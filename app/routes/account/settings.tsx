import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { isRateLimited, isRedirect } from "#app/core/outage.ts";
import { languageOf } from "#app/document/frame/page-language.ts";
import { act } from "#app/features/settings/act.server.ts";
import { settingsCopy } from "#app/features/settings/model/copy.ts";
import { type SettingsReply, STATUS, waitOf } from "#app/features/settings/model/refusals.ts";
import { readSettings } from "#app/features/settings/read.server.ts";
import { SettingsView } from "#app/features/settings/settings-page.tsx";
import { loadOrKeep } from "#app/navigation/load-or-keep.ts";
import { requireMember } from "#app/request/guards.server.ts";
import { freshSession } from "#app/session/session-browser.ts";
import { signedOutCookies } from "#app/session/sign-out-cookies.server.ts";
import "#app/features/settings/settings.css";

export { retryAfter as headers } from "#app/request/retry-after.server.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${settingsCopy[languageOf(matches)].title} · Koinonia` },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const asked = new URL(args.request.url).searchParams.get("second") === "asked";
  return { page: await readSettings(ctx, { asked }) };
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const form = await args.request.formData();
  const reply = await act(ctx, form);
  if (reply.ok && reply.intent === "delete") {
    return redirect("/account-rests", { status: 303, headers: signedOutCookies(args.request, ctx.userId) });
  }
  // a form sent without script is answered with a page
  if (reply.ok && form.get("via") !== "script") return redirect("/settings", 303);
  if (reply.ok) return data(reply);
  return data(reply, { status: STATUS[reply.refusal], headers: waitOf(reply.refusal, ctx.now()) });
}

export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadOrKeep<typeof loader>("routes/settings", args);

/** An outage is a reply too: what was typed stays. */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<SettingsReply> {
  const form = await request.clone().formData();
  try {
    await freshSession();
    return await serverAction<SettingsReply>();
  } catch (error) {
    if (isRedirect(error)) throw error;
    const refusal = isRateLimited(error) ? "settings.too_fast" : "settings.failed";
    return { ok: false, intent: String(form.get("intent")), refusal, value: null };
  }
}

export default function Settings() {
  return <SettingsView page={useLoaderData<typeof loader>().page} />;
}
