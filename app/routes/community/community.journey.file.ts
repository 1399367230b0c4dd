import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireCommunity } from "#app/features/community/guard.server.ts";
import { FILES, type FileKind, journeyFile } from "#app/features/community/journey/file.server.ts";
import { JOURNEY_PATH } from "#app/features/journey/paths.ts";
import { notFound } from "#app/request/guards.server.ts";

/** M4: the journey as a file, `?format=json` or `markdown`. */
export function loader(args: LoaderFunctionArgs): Promise<Response> | Response {
  const ctx = requireCommunity(args);
  const asked = new URL(args.request.url).searchParams.get("format");
  // a way back from sign-in, which keeps no query
  if (asked === null) return redirect(JOURNEY_PATH);
  if (!Object.hasOwn(FILES, asked)) throw notFound();
  return journeyFile(ctx, asked as FileKind);
}
