import { inDatabase } from "./database.ts";
import { advanceClock, expect, noNotice, test } from "./people.ts";
import { bar, choosePet, done, giveCoins, newKeeper, notice, outage, tab } from "./pet-house.ts";
import { soundSmallAndWide } from "./sound.ts";

test("TR1, TR2, SH2, SH3, D24, EV1-EV4, X30, X34: trained to its end, dressed and grown, in two tabs", async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_FAILED/);
  const userId = await newKeeper(page);
  const name = "Priscilla of Ephesus";
  await page.goto("/pet");
  const failed = await outage(page);
  await choosePet(page, "Cat", name);
  await page.getByRole("button", { name: "Create companion" }).click();
  await expect(notice(page).getByText("Failed to create pet")).toBeVisible();
  await failed();
  await noNotice(page);
  await page.getByRole("button", { name: "Create companion" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await giveCoins(userId, 1_000);
  await inDatabase(
    "UPDATE user_pets SET level = 5, happiness = 85, version = version + 1 WHERE user_id = ?",
    userId,
  );

  // trained: it is over by the server's clock, whoever looks
  await page.goto("/pet/training");
  await page.getByRole("button", { name: /Train ?: Fetch, and bring back/ }).click();
  await expect(page.getByRole("button", { name: /^\d s ?, Training/ })).toBeVisible();
  await expect(notice(page).getByText("Well done")).toBeVisible();
  await expect(notice(page).getByText("Happiness +8.")).toBeVisible();
  await expect(page.getByText("Done for today")).toBeVisible();
  const songs = page.getByRole("button", { name: /Train ?: Songs on the stairs/ });
  await done(page, () => songs.click());
  await expect(page.getByRole("button", { name: /^\d s ?, Training/ })).toBeVisible();
  await soundSmallAndWide(page);
  await page.goto("/rhythm");
  await advanceClock(page, 6_000);
  await page.goto("/pet/training");
  await expect(page.getByText("Done for today")).toHaveCount(2);

  // bought and put on; the other tab sees it on the pet
  const beside = await context.newPage();
  await beside.goto("/pet");
  await tab(page, "Shop").click();
  const dressed = (thing: string) => ({ name: new RegExp(`^${name} the cat, .*, with ${thing}$`) });
  await page.getByRole("button", { name: /^30 faith coins Buy ?: Plum scarf/ }).click();
  await page.getByRole("button", { name: /Wear ?: Plum scarf/ }).click();
  for (const one of [page, beside]) await expect(one.getByRole("img", dressed("plum scarf"))).toBeVisible();
  // one thing is on at a time
  await page.getByRole("button", { name: /^60 faith coins Buy ?: Straw hat/ }).click();
  await page.getByRole("button", { name: /Wear ?: Straw hat/ }).click();
  for (const one of [page, beside]) await expect(one.getByRole("img", dressed("straw hat"))).toBeVisible();
  await expect(page.getByRole("button", { name: /Wear ?: Plum scarf/ })).toBeVisible();
  await soundSmallAndWide(page);
  await page.reload();
  await expect(page.getByRole("button", { name: /Take off ?: Straw hat/ })).toBeVisible();

  // grown: asked once more, refused by an outage and taken back, then for good
  await tab(page, "Evolution").click();
  await page.getByRole("link", { name: "Evolve" }).click();
  await expect(page.getByRole("heading", { name: `Shall ${name} grow?` })).toBeVisible();
  await soundSmallAndWide(page);
  const again = await outage(page);
  await page.getByRole("button", { name: "Yes, grow" }).click();
  await expect(notice(page).getByText("Evolution failed")).toBeVisible();
  await expect(page.getByRole("heading", { name: `Shall ${name} grow?` })).toBeVisible();
  await again();
  await noNotice(page);
  await page.getByRole("button", { name: "Yes, grow" }).click();
  await expect(page.getByRole("heading", { name: `Look at you, ${name}` })).toBeVisible();
  await expect(page.getByText(/^Now a watchful cat.*Level 6, happiness 100 of 100/)).toBeVisible();
  await expect(beside.getByRole("img", { name: /the watchful cat, .*, with straw hat$/ })).toBeVisible();
  await expect(bar(beside, "Happiness")).toHaveAttribute("value", "100");
  await noNotice(page);
  await soundSmallAndWide(page);
  await page.getByRole("link", { name: "Go home together" }).click();
  await page.getByRole("link", { name: "Memory album" }).click();
  await expect(page.getByText("Grown into a watchful cat")).toBeVisible();
  await soundSmallAndWide(page);
  await page.goto("/pet/evolution");
  await expect(page.getByText("There is nothing to reach any more. There is only company.")).toBeVisible();
});
