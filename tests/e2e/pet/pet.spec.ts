import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";
import { bar, done } from "../steps/pet-page.ts";

test("PT4, PT7-PT11, AD1-AD3, TR1, SH2, SH3, V12, V13: a first day with a pet, in two tabs and over a closed browser", async ({
  page,
  context,
  another,
  allow,
}) => {
  allow(/status of (402|409)/);
  await signUp(page, { email: newEmail("pet") });

  // adopted: both are needed, and the name has its limits
  await page.goto("/pet");
  const create = page.getByRole("button", { name: "Create companion" });
  await expect(create).toBeDisabled();
  await accessibleSmallAndWide(page);
  await page.getByRole("radio", { name: "Turtle" }).check({ force: true });
  await expect(create).toBeDisabled();
  await page.getByLabel("Name").fill("A name of many letters");
  await expect(page.getByText("The name can have up to 20 characters")).toBeVisible();
  await page.getByLabel("Name").fill("Selah");
  await create.click();
  await expect(page.getByRole("heading", { name: "Selah", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Feed/ })).toBeVisible();
  // what was pressed is gone: the keyboard goes on from what came of it
  await expect(page.getByRole("heading", { name: "Selah", level: 1 })).toBeFocused();

  // fed here, seen there, and on the hub
  const beside = await context.newPage();
  await beside.goto("/pet");
  const hub = await context.newPage();
  await hub.goto("/welcome");
  await hub.waitForLoadState("networkidle");
  const happiness = Number(await bar(beside, "Happiness").getAttribute("value"));
  await page.getByRole("button", { name: /^Feed/ }).click();
  const fed = String(Math.min(100, happiness + 15));
  await expect(bar(page, "Happiness")).toHaveAttribute("value", fed);
  for (const other of [beside, hub]) await expect(bar(other, "Happiness")).toHaveAttribute("value", fed);
  // heard once, and only where it was done
  const announcement = { hasText: new RegExp(`^Selah has eaten\\. .*Happiness ${fed}`) };
  await expect(page.getByRole("status").filter(announcement)).toHaveCount(1);
  await expect(beside.getByRole("status").filter(announcement)).toHaveCount(0);
  await page.getByRole("button", { name: /^Groom/ }).click();
  const groomed = String(Math.min(100, Number(fed) + 20));
  for (const one of [page, beside]) await expect(bar(one, "Happiness")).toHaveAttribute("value", groomed);
  await expect(page.getByRole("status").filter({ hasText: "Selah is brushed." })).toHaveCount(1);
  await hub.close();
  await accessibleSmallAndWide(page);

  // played until it is tired (X29)
  const play = page.getByRole("button", { name: /^Play/ });
  for (let energy = Number(await bar(page, "Energy").getAttribute("value")); energy >= 50; energy -= 20) {
    await play.click();
    await expect(bar(page, "Energy")).toHaveAttribute("value", String(energy - 20));
  }

  // away on an adventure while the browser is closed
  await page.getByRole("link", { name: "Adventures" }).click();
  const setOut = page.getByRole("button", { name: /^Start adventure/ }).first();
  await done(page, () => setOut.click());
  await expect(page.getByRole("heading", { name: /^On the way to/ })).toBeFocused();
  const state = await context.storageState();
  await page.close();
  await beside.close();
  const next = await another({ storageState: state });
  await next.page.goto("/pet/adventures");
  await next.page.getByRole("link", { name: /^Read again/ }).click();
  await expect(next.page.getByText(/^\+\d+ experience$/)).toBeVisible();
  await accessibleSmallAndWide(next.page);

  // too tired for another (V16, X35), and for a game
  await next.page.goto("/pet/adventures");
  await next.page
    .getByRole("button", { name: /^Start adventure/ })
    .first()
    .click();
  await expect(next.page.getByText("Not Enough Energy")).toBeVisible();
  await next.page.getByRole("link", { name: "Care", exact: true }).click();
  const left = Number(await bar(next.page, "Energy").getAttribute("value"));
  if (left >= 20) await next.page.getByRole("button", { name: /^Play/ }).click();
  await next.page.getByRole("button", { name: /^Play/ }).click();
  await expect(next.page.getByText("Pet is tired")).toBeVisible();

  // the balance is looked into before anything is bought
  await next.page.getByRole("link", { name: "Shop" }).click();
  await accessibleSmallAndWide(next.page);
  await next.page
    .getByRole("button", { name: /^1\d\d faith coins/ })
    .first()
    .click();
  await expect(next.page.getByText("Insufficient funds")).toBeVisible();
  await next.page.getByRole("link", { name: "Training" }).click();
  await accessibleSmallAndWide(next.page);
  await next.page.getByRole("link", { name: "Evolution" }).click();
  await expect(next.page.getByRole("button", { name: "Evolve" })).toBeVisible();
  await accessibleSmallAndWide(next.page);

  // the hub shows the same pet
  await next.page.goto("/welcome");
  await expect(next.page.getByText("Selah").first()).toBeVisible();
  await accessibleSmallAndWide(next.page);
});
