import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { actOnVideo } from "#app/features/videos/act.server.ts";
import { VIDEO_IDS, videoOf } from "#app/features/videos/content/catalog-playlists.ts";
import { readVideos } from "#app/features/videos/read.server.ts";
import { videosCopy } from "#app/features/videos/screen/copy.ts";
import { VideoPage } from "#app/features/videos/screen/video-page.tsx";
import { requireMember } from "#app/request/guards.server.ts";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

export const handle: PageHandle = { document: "static", personal: true, query: { v: VIDEO_IDS } };

/** R37: open to everybody; a member's document has what they watched and saved. */
export async function loader(args: LoaderFunctionArgs) {
  const { app } = args.context;
  const id = new URL(args.request.url).searchParams.get("v");
  if (!app.session) return { id, member: null, marks: [], language: app.language };
  return { id, ...(await readVideos(requireMember(args))), language: app.language };
}

/** The page's forms without script. */
export async function action(args: ActionFunctionArgs) {
  const ctx = requireMember(args);
  const form = await args.request.formData();
  const { ok } = await actOnVideo(ctx, form);
  return redirect(ok ? `/youtube-playlist?v=${form.get("video")}` : "/youtube-playlist", 303);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Koinonia" }];
  const { title, lead } = videosCopy[data.language];
  const name = data.id === null ? "" : `${videoOf(data.id).title[data.language]} · `;
  return [{ title: `${name}${title} · Koinonia` }, { name: "description", content: lead }];
};

export default function YouTubePlaylist() {
  const { member, id, marks } = useLoaderData<typeof loader>();
  return <VideoPage member={member} id={id} marks={marks} />;
}
