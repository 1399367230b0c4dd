import type { Page } from "@playwright/test";
import { inCommunity } from "../servers/database.ts";
import { answered, companion, say } from "./chat-page.ts";
import { expect, hostedSignIn, NEW_PASSWORD, newEmail, signUp } from "./people.ts";

/** What somebody has done before a page shows it. */

/** A conversation, and a copy of it that anybody may read. @returns both addresses */
export async function conversationWithCopy(page: Page, origin: string) {
  await companion(page, { wordDelayMs: 0 });
  await say(page, "How do I forgive my brother?");
  await answered(page, 2);
  await page.waitForURL("**/chatbot/conv_*");
  const conversationId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const answer = await page.request.post("/conversations", {
    form: { intent: "share", conversationId, named: "off" },
    headers: { origin },
  });
  expect(answer.ok()).toBe(true);
  await page.goto("/shared");
  const copy = await page.getByRole("link", { name: "How do I forgive my brother?" }).getAttribute("href");
  return { conversationId, copy: copy ?? "" };
}

/** A form as it is sent without script. */
export async function sendForm(page: Page, path: string, fields: Record<string, string>): Promise<void> {
  await page.goto("/safety");
  const answered = page.waitForEvent("domcontentloaded");
  await page.evaluate(
    ([action, said]) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action });
      for (const [name, value] of Object.entries(said)) {
        const field = document.createElement("input");
        Object.assign(field, { type: "hidden", name, value });
        form.appendChild(field);
      }
      document.body.appendChild(form);
      form.submit();
    },
    [path, fields] as const,
  );
  await answered;
}

/** A form that was drawn for somebody else, sent by who is signed in now. */
export async function sendOtherUsersForm(page: Page): Promise<void> {
  await signUp(page, { email: newEmail("second") });
  await sendForm(page, "/settings?drawn_for=user_first", { intent: "name", fullName: "Whose name is this?" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Somebody else signed in");
}

/** A new member who has asked to be erased, and is signed in again within the thirty days. */
export async function accountPendingDeletion(page: Page, origin: string): Promise<void> {
  const email = newEmail("resting");
  await signUp(page, { email });
  // a page that stood open would try to reach its room again, and be refused
  await page.goto("about:blank");
  const answer = await page.request.post("/settings", {
    form: { intent: "delete", confirmation: "Delete my account" },
    headers: { origin },
  });
  expect(answer.ok()).toBe(true);
  await page.context().clearCookies();
  await hostedSignIn(page, email, NEW_PASSWORD);
}

/** A new member whose first words a moderator has read before: what they write is seen at once. @returns whose it is */
export async function trustedMember(page: Page, name: string, fullName?: string): Promise<string> {
  await signUp(page, { email: newEmail(name), ...(fullName && { fullName }) });
  await page.goto("/community");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const { userId } = (await (await page.request.get("/session")).json()) as { userId: string };
  await inCommunity("UPDATE community_members SET trusted = 1 WHERE user_id = ?", userId);
  return userId;
}
