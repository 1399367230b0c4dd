import type { Page } from "@playwright/test";
import { accessibleInBothThemes } from "../steps/accessibility.ts";
import { expect, gate, NO_WORKER, newEmail, signUpUnseen, test } from "../steps/people.ts";
import { adopt, bar, done, giveCoins, newPetOwner, notice, outage, statOf, tab } from "../steps/pet-page.ts";

test.use(NO_WORKER);

const training = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(` ?: ${name}$`) });

test("X28-X36, PT14: every refusal and failure of pet and shop, in the specified words; what was painted goes back", async ({
  page,
  context,
  another,
  origin,
  allow,
}) => {
  allow(/ERR_FAILED|status of (401|402|404|409)|WebSocket/);
  const userId = await newPetOwner(page);
  await adopt(page, "Fish", "Jonah");
  const feed = page.getByRole("button", { name: /^Feed/ });
  const groom = page.getByRole("button", { name: /^Groom/ });
  const says = (words: string | RegExp) => expect(notice(page).getByText(words)).toBeVisible();

  // X30, X32, PT14: painted at once, and taken back when nothing came of it
  const before = await statOf(page, "Happiness");
  const held = gate();
  await page.route("**/pet.data**", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await held.opened;
    await route.abort();
  });
  await feed.click();
  await expect(bar(page, "Happiness")).toHaveAttribute("value", String(Math.min(100, before + 15)));
  held.open();
  await says("Failed to feed pet");
  await says(/^Failed to update pet stats/);
  await expect(bar(page, "Happiness")).toHaveAttribute("value", String(before));
  await accessibleInBothThemes(page);
  await page.unroute("**/pet.data**");
  let mended = await outage(page);
  await groom.click();
  await says("Failed to groom pet");
  await page.getByRole("button", { name: /^Play/ }).click();
  await says("Failed to play with pet");
  await expect(bar(page, "Energy")).toHaveAttribute("value", "80");
  await page.getByRole("button", { name: "Let Jonah rest" }).click();
  await says("Failed to update pet stats");
  await expect(feed).toBeVisible();
  await mended();

  // X34: adventure and training; evolution is with growing (pet-grown.spec.ts)
  await tab(page, "Adventures").click();
  mended = await outage(page);
  const out = page.getByRole("button", { name: /^Start adventure/ }).first();
  await out.click();
  await says("Adventure failed to start");
  await expect(out).toBeVisible();
  await mended();
  await tab(page, "Training").click();
  mended = await outage(page);
  await training(page, "Fetch, and bring back").click();
  await says("Training failed");
  await mended();

  // X35, V15: too dear
  await training(page, "Carry the lantern").click();
  await says("Insufficient Coins");
  await says("You need 140 coins to start this training.");

  // X28, V13: fed and groomed until the balance is empty
  await tab(page, "Care").click();
  for (let meal = 0; meal < 2; meal++) await done(page, () => feed.click());
  await feed.click();
  await says("Not enough coins");
  await says(/^It takes 5 coins\. /);
  await groom.click();
  await says(/^It takes 3 coins\. /);

  // the same without script: the page that comes back says it, with its number
  const { page: plain } = await another({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  await plain.goto("/pet");
  await plain.getByRole("button", { name: /^Groom/ }).click();
  await expect(plain.locator(".care-refused")).toHaveText(/^Not enough coins It takes 3 coins\. /);
  await plain.goto("/pet/training");
  await training(plain, "Carry the lantern").click();
  await expect(plain.locator(".care-refused")).toHaveText(
    "Insufficient Coins You need 140 coins to start this training.",
  );

  // X36: a tab that hears of nothing sells what was bought beside it, and what is not there
  await giveCoins(userId, 500);
  await page.goto("/pet/shop");
  const deaf = await context.newPage();
  await deaf.routeWebSocket("**/parties/**", () => undefined);
  await deaf.goto("/pet/shop");
  const scarf = /Buy ?: Plum scarf/;
  await page.getByRole("button", { name: scarf }).click();
  await expect(page.getByRole("button", { name: /Wear ?: Plum scarf/ })).toBeVisible();
  await deaf.getByRole("button", { name: scarf }).click();
  await expect(notice(deaf).getByText("Already purchased")).toBeVisible();
  await page.route("**/pet.data**", (route) =>
    route.continue({
      postData: (route.request().postData() ?? "").replace("item_hat_straw", "item_of_nobody"),
    }),
  );
  await page.getByRole("button", { name: /Buy ?: Straw hat/ }).click();
  await says("Item not found");
  await page.unroute("**/pet.data**");
  // an answer that is on its way would bring them back
  await page.waitForLoadState("networkidle");
  await context.clearCookies();
  await page.getByRole("button", { name: /Buy ?: Straw hat/ }).click();
  await says("User not authenticated");

  // who has not been here yet has no wallet
  const { page: first } = await another();
  await signUpUnseen(first, { email: newEmail("no-balance") });
  // the vendor's handshake, at a page that is not there: that is no visit
  await first.goto("/nowhere");
  const bought = await first.request.post("/pet", {
    form: { intent: "buy", requestId: crypto.randomUUID(), itemId: "item_treats", coins: "12", gems: "0" },
    headers: { origin },
    maxRedirects: 0,
  });
  await first.goto(bought.headers().location ?? "");
  await expect(first.locator(".care-refused")).toHaveText(
    "User stats not found Your wallet opens with your first coin.",
  );
  await accessibleInBothThemes(first);
});

test("a name with markup is a name: on the page, in its title, and on the hub", async ({ page }) => {
  const name = "<b>Bo</b> & <i>رّ";
  await newPetOwner(page);
  await adopt(page, "Cat", name);
  await expect(page).toHaveTitle(`${name} · Koinonia`);
  await expect(page.getByRole("heading", { name, exact: true }).first()).toBeVisible();
  const asMarkup = page.locator("b, i").filter({ hasText: /^(Bo|رّ)$/ });
  await expect(asMarkup).toHaveCount(0);
  await page.goto("/welcome");
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(asMarkup).toHaveCount(0);
});

test("a tab that is opened while an act is under way is the one that is shown, though the act is answered first", async ({
  page,
}) => {
  await newPetOwner(page);
  await adopt(page, "Dog", "Boaz");
  const [acting, reading] = [gate(), gate()];
  await page.route("**/pet.data**", async (route) => {
    if (route.request().method() === "POST") await acting.opened;
    await route.continue();
  });
  await page.route("**/pet/adventures.data**", async (route) => {
    await reading.opened;
    await route.continue();
  });
  const asked = page.waitForRequest("**/pet/adventures.data**");
  await page.getByRole("button", { name: /^Play/ }).click();
  await tab(page, "Adventures").click();
  await asked;
  const askedAgain = page.waitForRequest("**/pet/adventures.data**");
  await done(page, async () => acting.open());
  await askedAgain;
  reading.open();
  await expect(page.getByRole("button", { name: /^Start adventure/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/pet\/adventures$/);
});
