import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportJournal } from "#app/features/marks/exchange/export.server.ts";
import { formatIn } from "#app/features/marks/exchange/formats.ts";
import { notFound, requireMember } from "#app/request/guards.server.ts";

/** The journal as a file, `?format=json`, `markdown` or `csv`. */
export function loader(args: LoaderFunctionArgs): Response {
  const ctx = requireMember(args);
  const format = formatIn(new URL(args.request.url).searchParams.get("format"));
  if (!format) throw notFound();
  return exportJournal(ctx, format);
}
