import { isRateLimited } from "#app/core/outage.ts";
import { lazyViews } from "#app/features/chat/lazy/lazy-views.tsx";
import type { ChatReply } from "#app/features/chat/model/reply.ts";
import { freshSession } from "#app/session/session-browser.ts";
import { stayOnPage } from "./keep-page.tsx";

/** What was typed survives whatever happens on the way: an outage is a reply too, and so is a session's end. */
export async function keepTextOnFailure(request: Request, act: () => Promise<ChatReply>): Promise<ChatReply> {
  const form = await request.clone().formData();
  let signedOut = false;
  let tooFast = false;
  try {
    signedOut = !(await freshSession());
    if (!signedOut) return await act();
  } catch (error) {
    tooFast = isRateLimited(error);
    if (error instanceof Response && error.status < 400) {
      // the way to sign-in: the page stays, and sign-in is opened over it
      signedOut = error.headers.get("location")?.startsWith("/auth") ?? false;
      if (!signedOut) throw error;
    }
  }
  // nobody waits for an answer that was aborted
  const isAwaited = !signedOut && !request.signal.aborted;
  if (isAwaited && form.get("intent") === "start") throw stayOnPage("conversation.create");
  const typed = (name: string) => (form.has(name) ? String(form.get(name)) : null);
  // G13: a crisis message that has not reached us waits in sight, with help beside it, and is sent again by itself
  const isCrisis =
    !signedOut &&
    (await lazyViews.outbox().then(
      ({ isCrisisText }) => isCrisisText(typed("text")),
      () => false,
    ));
  const here = signedOut ? "chat.signed_out" : tooFast ? "chat.too_fast" : "chat.failed";
  return {
    ok: false,
    intent: String(form.get("intent")),
    refusal: navigator.onLine && !isCrisis ? here : "chat.offline",
    text: typed("text"),
    requestId: typed("requestId"),
  };
}
