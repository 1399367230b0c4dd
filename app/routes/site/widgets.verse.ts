import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readVerseCard } from "#app/features/devotional/widget.server.ts";

/** For the widget of the installed app; the same for all who ask for this day in this language. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const card = await readVerseCard(context.app, new URL(request.url).searchParams);
  if (!card) return Response.json({ error: "unavailable" }, { status: 503 });
  return Response.json(card, { headers: { "cache-control": "public, max-age=3600" } });
}
