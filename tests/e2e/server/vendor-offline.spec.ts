import { mintToken } from "../servers/tokens.ts";
import { answered, companion, connected, say, underWay, usualCompanion } from "../steps/chat-page.ts";
import { expect, NO_WORKER, newEmail, signUp, test } from "../steps/people.ts";

test.use(NO_WORKER);

test.afterEach(({ page }) => usualCompanion(page));

test("S7, RT1: the network goes while the vendor is asked who is there, and the token runs out: the member stays signed in, and at their place", async ({
  page,
  context,
  origin,
  allow,
}) => {
  test.setTimeout(200_000);
  allow(/ERR_|WebSocket|Failed to (load|fetch)|abort/i);
  await signUp(page, { email: newEmail("tunnel") });
  await connected(page);
  await companion(page, { wordDelayMs: 150 });
  await say(page, "I am anxious about tomorrow");
  await page.waitForURL("**/chatbot/conv_*");
  const here = page.url();
  await underWay(page, 20);
  const { userId } = (await (await page.request.get("/session")).json()) as { userId: string };
  await page.route("**/__clerk/v1/**", (route) => route.abort("internetdisconnected"));
  await page.reload();
  await page.waitForRequest("**/__clerk/v1/client?**");
  await context.setOffline(true);
  // clerk-js has taken no answer for nobody
  await page.waitForFunction(() => window.Clerk?.loaded && !window.Clerk.session, null, { timeout: 80_000 });
  const value = mintToken({ sub: userId, azp: origin, expiresInS: -60 });
  await context.addCookies([{ name: "__session", value, url: origin }]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await connected(page);
  await answered(page, 2);
  await say(page, "And the day after?");
  await answered(page, 3);
  expect(page.url()).toBe(here);
});
