import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { AgePage, TooYoungPage } from "#app/features/access/age-page.tsx";
import { keepAgeBand, readAgeBand } from "#app/features/member/age.server.ts";
import { bandOf, isAgeAnswer } from "#app/features/member/age.ts";
import { requireMember } from "#app/platform/guards.server.ts";
import { action as leave } from "./session-end.ts";

export const meta = () => [{ title: "How old are you? · Koinonia" }];

/** The query is the way on's own: it goes back there with it. */
const onward = (request: Request): string => `/auth/onward${new URL(request.url).search}`;

export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  if ((await readAgeBand(ctx)) !== null) throw redirect(onward(args.request));
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const answer = (await args.request.formData()).get("age");
  if (!isAgeAnswer(answer)) return data({ outcome: "missing" }, { status: 400 });
  const band = bandOf(answer);
  if (band) {
    await keepAgeBand(ctx, band);
    throw redirect(onward(args.request));
  }
  // under 13: nothing is kept, and the session ends here
  const { headers } = await leave(args);
  headers.delete("location");
  return data({ outcome: "young" }, { headers });
}

/** After an answer the person is signed out, or led on: nothing has to be read again. */
export const shouldRevalidate = () => false;

export default function Age() {
  const outcome = useActionData<typeof action>()?.outcome;
  return outcome === "young" ? <TooYoungPage /> : <AgePage missing={outcome === "missing"} />;
}
