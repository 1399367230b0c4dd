import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { MetaFunction } from "@remix-run/react";
import { languageOf } from "#app/document/frame/page-language.ts";
import { ageCopy } from "#app/features/access/copy/copy-age.ts";
import { AgePage } from "#app/features/access/pages/age-page.tsx";
import { keepAgeBand, readAgeBand } from "#app/features/member/age.server.ts";
import { bandOf, isAgeAnswer } from "#app/features/member/age.ts";
import { deleteUnder13 } from "#app/features/settings/deletion/under-13.server.ts";
import { PENDING_DELETION_PATH, requireMemberOfAnyAge } from "#app/request/guards.server.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { action as leave } from "./session-end.ts";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${ageCopy[languageOf(matches)].title} · Koinonia` },
];

/** The query is the way on's own: it goes back there with it. */
const onward = (request: Request): string => `/auth/onward${new URL(request.url).search}`;

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMemberOfAnyAge(args);
  if ((await readAgeBand(ctx)) !== null) throw redirect(onward(args.request));
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireMemberOfAnyAge(args);
  // a form of before: what was said once counts
  if ((await readAgeBand(ctx)) !== null) throw redirect(onward(args.request));
  const answer = (await args.request.formData()).get("age");
  if (!isAgeAnswer(answer)) return data({ outcome: "missing" }, { status: 400 });
  const band = bandOf(answer);
  if (band) {
    await keepAgeBand(ctx, band);
    throw redirect(onward(args.request));
  }
  // under 13: the account is closed until it is erased, and the session ends here
  await deleteUnder13(ctx);
  const left = await leave(args);
  left.headers.set("location", `${PENDING_DELETION_PATH}?why=young`);
  return left;
}

export default function Age() {
  return <AgePage missing={useActionReply<{ outcome: "missing" }>()?.outcome === "missing"} />;
}
