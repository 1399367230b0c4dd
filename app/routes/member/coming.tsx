import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/document/frame/document-kind.ts";
import { ComingPage } from "#app/features/home/coming/coming-page.tsx";
import { comingCopy } from "#app/features/home/coming/copy-coming.ts";
import { readMemberFrame } from "#app/features/home/frame/frame.server.ts";
import { comingRoomAt } from "#app/features/rooms/paths.ts";
import { notFound, requireMember } from "#app/request/guards.server.ts";

export { toDocument as clientLoader } from "#app/navigation/to-document.ts";

export const handle: PageHandle = { document: "static", personal: true };

/** R13-R33, R36, G4: every address of a room that is not open, for members as the room will be. */
export async function loader(args: LoaderFunctionArgs) {
  const { app } = args.context;
  const room = comingRoomAt(new URL(args.request.url).pathname);
  if (!room) throw notFound();
  return { room, member: await readMemberFrame(requireMember(args)), language: app.language };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: "Koinonia" }];
  const { title, coming } = comingCopy[data.language].rooms[data.room];
  return [{ title: `${title} · Koinonia` }, { name: "description", content: coming }];
};

export default function Coming() {
  const { room, member } = useLoaderData<typeof loader>();
  return <ComingPage room={room} member={member} />;
}
