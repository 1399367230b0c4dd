import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { unsubscribeCopy } from "#app/features/sending/unsubscribe/copy-unsubscribe.ts";
import {
  actOnLink,
  type Done,
  isKind,
  questionOf,
  readLink,
} from "#app/features/sending/unsubscribe/unsubscribe.server.ts";
import {
  UnsubscribePage,
  type UnsubscribeView,
} from "#app/features/sending/unsubscribe/unsubscribe-page.tsx";
import "#app/request/load-context.ts";

const STATUS = { forged: 400, old: 410 } as const;

export const meta: MetaFunction = ({ matches }) => [
  { title: `${unsubscribeCopy[languageOf(matches)].title} · Koinonia` },
  { name: "robots", content: "noindex" },
];

const DONE: readonly Done[] = ["off", "all", "back"];

/** Reading changes nothing: mail programs open links by themselves. */
export async function loader({ params, request, context: { app } }: LoaderFunctionArgs) {
  const link = await readLink(app, params.token ?? "");
  if (!link.ok)
    return data({ view: { state: link.refusal } as UnsubscribeView }, { status: STATUS[link.refusal] });
  const said = new URL(request.url).searchParams.get("done");
  const done = DONE.find((one) => one === said);
  const view: UnsubscribeView = done
    ? { state: done, canUndo: isKind(link.scope) }
    : { state: "asks", scope: link.scope, question: questionOf(link.scope, app.language) };
  return data({ view }, { status: 200 });
}

export async function action({ params, request, context: { app } }: ActionFunctionArgs) {
  const acted = await actOnLink(app, params.token ?? "", await request.formData());
  if (!acted) throw new Response("Bad Request", { status: 400 });
  const { pathname } = new URL(request.url);
  return redirect(acted.link.ok ? `${pathname}?done=${acted.done}` : pathname, 303);
}

export default function Unsubscribe() {
  return <UnsubscribePage view={useLoaderData<typeof loader>().view} />;
}
