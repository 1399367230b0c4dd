import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import { actAsGuest } from "#app/features/groups/evening/guest/guest.server.ts";
import { readInvitation } from "#app/features/groups/evening/guest/read.server.ts";
import { GuestView } from "#app/features/groups/evening/screen/guest-view.tsx";
import { loadAsGuest, sendAsGuest } from "#app/features/groups/evening/send.tsx";
import { eveningGuestPath, eveningPath } from "#app/features/groups/paths.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${eveningCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

/** Nothing on the way keeps it. */
const HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" };
export const headers: HeadersFunction = () => HEADERS;

/** Without an account, by the invitation; whoever is in the group goes to its own page. */
export async function loader({ params, request, context: { app } }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  if (!app.communityRules.open)
    return data({ token, page: { state: "nowhere" as const } }, { headers: HEADERS });
  const { page, slug } = await readInvitation(app, token, request.headers.get("cookie"));
  if (slug) throw redirect(eveningPath(slug));
  return data({ token, page }, { status: page.state === "nowhere" ? 404 : 200, headers: HEADERS });
}

export async function action({ params, request, context: { app } }: ActionFunctionArgs) {
  const form = await request.formData();
  const { reply, cookie } = await actAsGuest(app, form, request.headers.get("cookie"));
  const headers = new Headers(HEADERS);
  if (cookie) headers.append("set-cookie", cookie);
  if (!reply.ok) return data(reply, { status: 400, headers });
  if (request.headers.get("sec-fetch-dest") === "document")
    throw redirect(eveningGuestPath(params.token ?? ""), { status: 303, headers });
  return data(reply, { headers });
}

export const clientLoader = (args: ClientLoaderFunctionArgs) => loadAsGuest<typeof loader>(args);
export const clientAction = (args: ClientActionFunctionArgs) => sendAsGuest(args);

export default function EveningGuest() {
  const { token, page } = useLoaderData<typeof loader>();
  return <GuestView page={page} token={token} />;
}
