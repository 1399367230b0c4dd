import type { ClientActionFunctionArgs } from "@remix-run/react";
import { isRateLimited, isRedirect } from "#app/core/outage.ts";
import { freshSession } from "#app/session/session-browser.ts";

/**
 * The `clientAction` of a page of forms. An outage is a reply too: the page stays, with what was typed.
 * @param refused the page's own reply to it; `tooFast`: more was sent in a minute than is taken
 * @param fresh a page without a session has none to make fresh
 */
export async function sendForm<Reply>(
  { request, serverAction }: Pick<ClientActionFunctionArgs, "request" | "serverAction">,
  refused: (intent: string, tooFast: boolean) => Reply,
  fresh = freshSession,
): Promise<Reply> {
  const form = await request.clone().formData();
  try {
    await fresh();
    return (await serverAction<Reply>()) as Reply;
  } catch (error) {
    if (isRedirect(error)) throw error;
    return refused(String(form.get("intent") ?? ""), isRateLimited(error));
  }
}
