import { commitNamed } from "#app/db/commit.ts";
import type { MemberContext } from "#app/request/context.ts";
import { VIDEO_IDS } from "./content/catalog-playlists.ts";
import { type VideoIntent, videoIntent } from "./model/forms.ts";
import type { VideoReply } from "./model/mark.ts";
import { placeVideo, saveVideo, watchVideo } from "./store.server.ts";

/** Saves a video, says that it was watched, or keeps the place. A form that none of ours could have sent is a 400. */
export async function actOnVideo(ctx: MemberContext, form: FormData): Promise<VideoReply> {
  const parsed = videoIntent.safeParse(
    Object.fromEntries([...form].filter(([, value]) => typeof value === "string")),
  );
  if (!parsed.success) throw new Response("Bad Request", { status: 400 });
  if (!VIDEO_IDS.includes(parsed.data.video)) return { ok: false, refusal: "videos.unknown" };
  const written = await commitNamed(ctx.db, { statementOf: statementOf(ctx, parsed.data) });
  if (!written.ok) throw new Error(`unexpected constraint: ${written.constraint}`);
  const [mark] = written.rows.statementOf;
  if (!mark) throw new Error("a mark was written and not returned");
  return { ok: true, mark };
}

function statementOf(ctx: MemberContext, intent: VideoIntent) {
  const change = { userId: ctx.userId, videoId: intent.video, now: ctx.now() };
  switch (intent.intent) {
    case "save":
      return saveVideo(ctx.db, change, intent.value === "on");
    case "watched":
      return watchVideo(ctx.db, change, intent.value === "on");
    case "place":
      return placeVideo(ctx.db, change, intent.at);
  }
}
