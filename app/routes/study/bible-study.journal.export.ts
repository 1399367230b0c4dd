import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { exportJournal } from "#app/features/marks/exchange/export.server.ts";
import { formatIn } from "#app/features/marks/exchange/formats.ts";
import { notFound, requireMember } from "#app/request/guards.server.ts";

/** The journal as a file, `?format=json`, `markdown` or `csv`. */
export function loader(args: LoaderFunctionArgs): Response {
  const ctx = requireMember(args);
  const asked = new URL(args.request.url).searchParams.get("format");
  // a way back from sign-in, which keeps no query
  if (asked === null) return redirect("/bible-study/journal");
  const format = formatIn(asked);
  if (!format) throw notFound();
  return exportJournal(ctx, format);
}
