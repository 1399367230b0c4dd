import type { Page } from "@playwright/test";
import { connected } from "../steps/chat-page.ts";
import { tile, toHub } from "../steps/hub-page.ts";
import { expect, NO_WORKER, newEmail, signIn, signUp, test } from "../steps/people.ts";

test.use(NO_WORKER);

const listed = (page: Page) => page.getByRole("navigation", { name: "Your conversations" }).getByRole("link");

test("H19, D14: a tile opens a conversation of its name, once; a later plain visit starts nothing", async ({
  page,
}) => {
  await signIn(page, "moderator@koinonia.test");
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      // for the chat's document to tell: the hub's is gone by then
      const stored = JSON.parse(localStorage.getItem("stored") ?? "[]");
      if (key.startsWith("chat"))
        setItem.call(localStorage, "stored", JSON.stringify([...stored, `${key}=${value}`]));
      setItem.call(this, key, value);
    };
  });
  const fromTile = async () => {
    await toHub(page);
    await page.evaluate(() => localStorage.removeItem("stored"));
    await tile(page, "Men's Fellowship").getByRole("link").click();
    await page.waitForURL("**/chatbot/conv_*");
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("stored") ?? "[]"))).toEqual([
      "chatContext=mens-ministry",
      "chatTitle=Men's Fellowship",
    ]);
    expect(
      await page.evaluate(() => [sessionStorage.getItem("chatContext"), sessionStorage.getItem("chatTitle")]),
    ).toEqual([null, null]);
    return page.url();
  };
  const opened = await fromTile();
  await connected(page);
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toContainText("Men's Fellowship");
  await expect(listed(page)).toHaveAttribute("aria-current", "page");
  // nothing has been said in it: it is found again
  expect(await fromTile()).toBe(opened);
  await page.goto("/chatbot");
  await connected(page);
  await expect(page).toHaveURL(/\/chatbot$/);
  await expect(listed(page)).toHaveCount(1);
});

test("H19, D14: a tile that is pressed before the hub's script has come opens its conversation too, by its name", async ({
  page,
  allow,
}) => {
  allow(/Failed to (load|fetch)/);
  await signUp(page, { email: newEmail("tile") });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/welcome");
  await page.unroute("**/assets/*.js");
  await tile(page, "Men's Fellowship").getByRole("link").click();
  await page.waitForURL("**/chatbot/conv_*");
  await connected(page);
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toContainText("Men's Fellowship");
  // an address that names no tile's context begins nothing
  await page.goto("/chatbot#nothing-of-ours");
  await connected(page);
  await expect(page).toHaveURL(/\/chatbot#nothing-of-ours$/);
  await expect(listed(page)).toHaveCount(1);
});
