import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { VOICE_STATUS } from "#app/features/voice/model/refusals.ts";
import { waitToSpeak } from "#app/features/voice/model/wait.ts";
import { saySentence } from "#app/features/voice/say.server.ts";
import { notFound, requireMemberJson } from "#app/request/guards.server.ts";

/** There is nothing to read here. */
export const loader = () => {
  throw notFound();
};

/** A sentence as sound, while it is made. It is kept in no cache. */
export async function action(args: ActionFunctionArgs) {
  const ctx = requireMemberJson(args);
  const text = (await args.request.formData()).get("text");
  const said = await saySentence(ctx, typeof text === "string" ? text : "");
  if (!said.ok)
    return Response.json(said, {
      status: VOICE_STATUS[said.refusal],
      headers: waitToSpeak(said.refusal, ctx.now()),
    });
  return new Response(said.value, {
    headers: { "content-type": "audio/pcm", "cache-control": "no-store" },
  });
}
