import { inDatabase } from "../servers/database.ts";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { advanceClock, expect, NO_WORKER, noNotice, test } from "../steps/people.ts";
import { bar, choosePet, done, giveCoins, newPetOwner, notice, outage, tab } from "../steps/pet-page.ts";

test.use(NO_WORKER);

test("TR1, TR2, SH2, SH3, D24, EV1-EV4, X30, X34: trained to its end, dressed and grown, in two tabs", async ({
  page,
  context,
  another,
  allow,
}) => {
  allow(/ERR_FAILED|500|the album is stuck|SyntaxError/);
  const userId = await newPetOwner(page);
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
  await expect(page.getByRole("button", { name: /^\d s ?, Training/ })).toBeFocused();
  await expect(notice(page).getByText("Well done")).toBeVisible();
  await expect(notice(page).getByText("Happiness +8.")).toBeVisible();
  await expect(page.getByText("Done for today")).toBeVisible();
  const songs = page.getByRole("button", { name: /Train ?: Songs on the stairs/ });
  await done(page, () => songs.click());
  await expect(page.getByRole("button", { name: /^\d s ?, Training/ })).toBeVisible();
  await accessibleSmallAndWide(page);
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
  await accessibleSmallAndWide(page);
  await page.reload();
  await expect(page.getByRole("button", { name: /Take off ?: Straw hat/ })).toBeVisible();

  // grown: asked once more, refused by an outage and taken back, then for good
  await tab(page, "Evolution").click();
  await page.getByRole("link", { name: "Evolve" }).click();
  await expect(page.getByRole("heading", { name: `Evolve ${name}?` })).toBeFocused();
  await accessibleSmallAndWide(page);
  const again = await outage(page);
  await page.getByRole("button", { name: "Yes, Evolve" }).click();
  await expect(notice(page).getByText("Evolution failed")).toBeVisible();
  await expect(page.getByRole("heading", { name: `Evolve ${name}?` })).toBeVisible();
  await again();
  await noNotice(page);
  await page.getByRole("button", { name: "Yes, Evolve" }).click();
  await expect(page.getByRole("heading", { name: `Look at you, ${name}` })).toBeFocused();
  await expect(page.getByText(/^Now a watchful cat.*Level 6, happiness 100 of 100/)).toBeVisible();
  await expect(beside.getByRole("img", { name: /the watchful cat, .*, with straw hat$/ })).toBeVisible();
  await expect(bar(beside, "Happiness")).toHaveAttribute("value", "100");
  await noNotice(page);
  await accessibleSmallAndWide(page);
  await page.getByRole("link", { name: "Back to pet care" }).click();
  await page.getByRole("link", { name: "Memory album" }).click();
  await expect(page.getByText("Evolved into a watchful cat")).toBeVisible();
  await expect(page.getByRole("link", { name: "Older" })).toHaveCount(0);

  // years later it has more pages: forward and back, where one cannot be read, and without script
  await inDatabase(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
    INSERT INTO pet_memories (id, user_id, pet_id, kind, about, cause_id, created_at)
    SELECT 'mem_' || substr(id, -16) || printf('%010d', i), user_id, id, 'level', i, 'old' || i, adopted_at - 1000 * i
    FROM n, user_pets WHERE user_id = ?`,
    userId,
  );
  await page.reload();
  await accessibleSmallAndWide(page);
  const album = page.getByRole("heading", { name: "Memory album" });
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page.getByText("This is the first page.")).toBeVisible();
  await expect(album).toBeFocused();
  await expect(page.getByText("Level 40")).toBeVisible();
  await accessibleSmallAndWide(page);
  const plain = await another({ storageState: await context.storageState(), javaScriptEnabled: false });
  await plain.page.goto(page.url());
  await expect(plain.page.getByText("Level 40")).toBeVisible();
  await plain.page.getByRole("link", { name: "Back to the newest" }).click();
  await plain.page.getByRole("link", { name: "Older" }).click();
  await expect(plain.page.getByText("This is the first page.")).toBeVisible();
  await plain.context.close();
  await page.getByRole("link", { name: "Back to the newest" }).click();
  await expect(page.getByText("Evolved into a watchful cat")).toBeVisible();
  await expect(album).toBeFocused();
  await page.route("**/pet/album.data**", (route) =>
    route.fulfill({ status: 500, contentType: "text/plain", body: "the album is stuck" }),
  );
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page.getByText("Error: Failed to load pet data")).toBeVisible();
  await page.unroute("**/pet/album.data**");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("This is the first page.")).toBeVisible();
  await page.goto("/pet/evolution");
  await expect(page.getByText("This is the last evolution. There is nothing more to reach.")).toBeVisible();
});
