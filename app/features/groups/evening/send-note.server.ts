import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireMemberJson } from "#app/request/guards.server.ts";
import { sendMemberNote } from "./act.server.ts";
import { readSentNote } from "./forms.ts";
import { sendGuestNote } from "./guest/guest.server.ts";
import { refusalIn, refusedReply } from "./judge.server.ts";
import type { EveningReply } from "./reply.ts";

/** JSON, of a member by their session and of a guest by their cookie. */
export async function sendNote(args: ActionFunctionArgs, form: FormData): Promise<Response> {
  const { app } = args.context;
  const parsed = readSentNote(form);
  if (!parsed.success) return answer(await refusedReply(app, form, refusalIn(parsed.error.issues), false));
  const { evening, as, ...note } = parsed.data;
  if (!app.communityRules.open) return answer(await refusedReply(app, form, "evening.gone", false));
  const reply =
    as === "member"
      ? await sendMemberNote(requireMemberJson(args), form, evening, note)
      : await sendGuestNote(app, form, note, {
          cookies: args.request.headers.get("cookie"),
          eveningId: evening,
        });
  return answer(reply);
}

const answer = (reply: EveningReply): Response =>
  Response.json(reply, { status: reply.ok ? 200 : 400, headers: { "cache-control": "private, no-store" } });
