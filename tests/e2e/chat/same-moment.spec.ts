import type { Page } from "@playwright/test";
import { connected, say } from "../steps/chat-page.ts";
import { newEmail, signUp, test } from "../steps/people.ts";

/**
 * While a form waits for its reply, and for a second after, the page gets events of the room that change nothing: a
 * piece of an answer which it does not know, with every turn of the browser.
 */
const chatter = (page: Page) =>
  page.addInitScript(() => {
    const { fetch, WebSocket } = window;
    let room: WebSocket | null = null;
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        if (String(url).includes("/parties/")) room = this;
      }
    };
    let n = 0;
    const say = () => {
      const data = JSON.stringify({ t: "delta", answerId: "ans_of_nobody", n: ++n, parts: [] });
      room?.dispatchEvent(new MessageEvent("message", { data }));
    };
    const turns = new MessageChannel();
    let until = 0;
    turns.port1.onmessage = () => {
      say();
      if (performance.now() < until) turns.port2.postMessage(null);
    };
    window.fetch = async (input, init) => {
      const isForm = (input instanceof Request ? input.method : init?.method) === "POST";
      if (isForm) {
        until = Number.POSITIVE_INFINITY;
        turns.port2.postMessage(null);
      }
      try {
        return await fetch(input, init);
      } finally {
        if (isForm) until = performance.now() + 1_000;
      }
    };
  });

test("never lost: the reply to a first question is taken, whatever the room says in the same moment", async ({
  page,
}) => {
  await chatter(page);
  await signUp(page, { email: newEmail("moment") });
  await connected(page);
  await say(page, "What does Psalm 23:1 say?");
  await page.waitForURL("**/chatbot/conv_*", { timeout: 20_000 });
});
