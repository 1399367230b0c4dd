import type { Page } from "@playwright/test";
import { serve } from "../../../scripts/serve.ts";
import { freePort } from "../../free-port.ts";
import { FRIEND } from "../servers/start-server.ts";
import { fillSignIn, press } from "../steps/account-page.ts";
import { walkHere } from "../steps/keyboard-walk.ts";
import { expect, NO_WORKER, PASSWORD, signIn, test } from "../steps/people.ts";

test.use(NO_WORKER);

/** A page opens the sign-in of `at` in a window, and somebody signs in there. Returns what the page has received by now. */
async function openFrom(opener: Page, at: string, signInThere: (popup: Page) => Promise<void>) {
  const opened = opener.waitForEvent("popup");
  await opener.evaluate((address) => {
    const received: unknown[] = [];
    Object.assign(window, { received });
    addEventListener("message", ({ data, origin: from }) => received.push({ data, from }));
    window.open(address, "account", "popup,width=480,height=720");
  }, `${at}/auth?mode=login&popup=1`);
  const popup = await opened;
  // as after `goto`: the form is the script's by then
  await popup.waitForLoadState();
  const closed = popup.waitForEvent("close");
  await signInThere(popup);
  await closed;
  return () => opener.evaluate(() => (window as unknown as { received: unknown[] }).received);
}

const successMessages = (from: string) => [{ data: { type: "AUTH_SUCCESS" }, from }];

async function asMember(popup: Page) {
  await fillSignIn(popup, "member@koinonia.test");
  await press(popup);
}

test("S17, D19: a popup tells an opener of our own, and no other origin; the vendor's own page leads back", async ({
  page,
  origin,
  another,
  allow,
}) => {
  allow(/postMessage|target origin|127\.0\.0\.1/);
  await page.goto("/pricing");
  const messages = await openFrom(page, origin, asMember);
  await expect.poll(messages).toEqual(successMessages(origin));

  // 127.0.0.1 is the same server, and another origin
  const foreign = await another({ baseURL: origin.replace("localhost", "127.0.0.1") });
  await foreign.page.route("**/elsewhere", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
  );
  await foreign.page.goto(`${origin.replace("localhost", "127.0.0.1")}/elsewhere`);
  const foreignMessages = await openFrom(foreign.page, origin, asMember);
  expect(await foreignMessages()).toEqual([]);

  const hosted = await another();
  const back = encodeURIComponent(`${origin}/auth/onward?after=sign-in&return_to=%2Fchatbot`);
  await hosted.page.goto(`/__clerk/hosted/sign-in?redirect_url=${back}`);
  await fillSignIn(hosted.page, "premium@koinonia.test");
  await hosted.page.getByRole("button", { name: "Continue" }).click();
  await hosted.page.waitForURL("**/chatbot");
});

test("S17, D19: an opener that POPUP_ORIGINS names hears of it; the vendor's hosted pages lead back into the window", async ({
  page,
  origin,
  another,
  allow,
}) => {
  test.setTimeout(180_000);
  allow(/friend\.test|localhost/);
  const fromFriend = async (friend: Page, at: string, signInThere: (popup: Page) => Promise<void>) => {
    await friend.route(`${FRIEND}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A friend</title>" }),
    );
    await friend.goto(FRIEND);
    const messages = await openFrom(friend, at, signInThere);
    await expect.poll(messages).toEqual(successMessages(at));
  };
  await fromFriend(page, origin, asMember);

  const hosted = await serve({
    port: await freePort(),
    bible: false,
    settings: { CLERK_HOSTED_PAGES: "/__clerk/hosted", POPUP_ORIGINS: FRIEND },
  });
  try {
    const onHostedPage = async (there: Page) => {
      await expect(there.getByRole("heading", { name: "Sign in to Koinonia" })).toBeVisible();
      await there.getByLabel("Email").fill("member@koinonia.test");
      await there.getByLabel("Password").fill(PASSWORD);
      await there.getByRole("button", { name: "Continue" }).click();
    };
    const friend = await another({ baseURL: hosted.origin });
    await fromFriend(friend.page, hosted.origin, onHostedPage);

    const visitor = await another({ baseURL: hosted.origin });
    await visitor.page.goto("/auth?mode=signup");
    await visitor.page.waitForURL("**/__clerk/hosted/sign-up**");
    await visitor.page.goto("/settings");
    await visitor.page.waitForURL("**/__clerk/hosted/sign-in**");
    await onHostedPage(visitor.page);
    await visitor.page.waitForURL("**/settings");
    await expect(visitor.page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    // nobody asks a server that is gone
    for (const { context } of [friend, visitor]) await context.close();
  } finally {
    await hosted.stop();
  }
});

test("S17: where nobody has signed in, the window that would say so asks, and its opener hears nothing", async ({
  page,
  origin,
}) => {
  await page.goto("/pricing");
  const opened = page.waitForEvent("popup");
  await page.evaluate((address) => {
    const received: unknown[] = [];
    Object.assign(window, { received });
    addEventListener("message", ({ data }) => received.push(data));
    window.open(address, "account", "popup,width=480,height=720");
  }, `${origin}/auth?popup=done`);
  const popup = await opened;
  await expect(popup.getByRole("link", { name: "Sign In", exact: true })).toBeVisible();
  expect(popup.isClosed()).toBe(false);
  expect(await page.evaluate(() => (window as unknown as { received: unknown[] }).received)).toEqual([]);
});

test("a window that nobody opened says that it is done: by keyboard, at 320, 390 and 1280, by day and by night", async ({
  page,
}) => {
  await signIn(page, "member@koinonia.test");
  await page.goto("/auth?popup=done");
  await expect(page.getByRole("link", { name: "Go to the companion" })).toBeVisible();
  await walkHere(page, "/auth?popup=done");
});
