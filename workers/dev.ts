import { edge } from "./edge.ts";
import { scheduled } from "./scheduled.ts";

export { EveningRoom, GameRoom, GroupRoom, MemberRoom, WallRoom } from "./rooms.ts";

/** What development runs in workerd: everything but the pages, which Vite serves. */
export default {
  fetch: edge.fetch,
  scheduled: (_event, env, ctx) => scheduled(env, (work) => ctx.waitUntil(work)),
} satisfies ExportedHandler<Cloudflare.Env>;
