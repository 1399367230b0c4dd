import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { isRateLimited, isRedirect } from "#app/core/outage.ts";
import { act } from "#app/features/settings/act.server.ts";
import { settingsCopy } from "#app/features/settings/copy.ts";
import { readSettings } from "#app/features/settings/read.server.ts";
import { type SettingsReply, STATUS, waitOf } from "#app/features/settings/refusals.ts";
import { SettingsView } from "#app/features/settings/settings-page.tsx";
import { requireMember } from "#app/platform/guards.server.ts";
import { languageOf } from "#app/platform/page-language.ts";
import { keepDataOnOutage } from "#app/platform/read-anew.ts";
import { freshSession } from "#app/platform/session-browser.ts";
import { signedOutCookies } from "#app/platform/sign-out-cookies.server.ts";
import "#app/ui/settings.css";

export { retryAfter as headers } from "#app/platform/retry-after.server.ts";

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
  keepDataOnOutage<typeof loader>("routes/settings", args);

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
