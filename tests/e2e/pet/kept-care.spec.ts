import type { Page } from "@playwright/test";
import { underWorker } from "../servers/app-worker.ts";
import { inDatabase } from "../servers/database.ts";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { bar, menu } from "../steps/hub-page.ts";
import { expect, test } from "../steps/people.ts";
import { adopt, newPetOwner } from "../steps/pet-page.ts";

const waiting = (page: Page, name: string) => page.getByRole("region", { name });
const careActions = (userId: string) =>
  inDatabase<{ careAction: string }>(
    `SELECT activity_type AS careAction FROM pet_activities
    WHERE user_id = ? AND activity_type IN ('feed', 'groom', 'play') ORDER BY id`,
    userId,
  );

test("PT8-PT10, M9: the pet is cared for without a network, waits in sight, and is judged once when it is back; in English and Spanish", async ({
  page,
  context,
  allow,
}) => {
  test.slow();
  allow(/WebSocket|Failed to (load|fetch)|fetching the script/);
  const userId = await newPetOwner(page);
  await adopt(page, "Dog", "Boaz");
  await page.goto("/offline");
  await underWorker(page);
  await page.getByRole("button", { name: "Keep my things on this device" }).click();
  await expect(page.getByText("Boaz, as it was")).toBeVisible();

  await context.setOffline(true);
  await page.goto("/pet");
  await expect(page.getByRole("heading", { name: "Connection lost" })).toBeVisible();
  await expect(page.getByText("Happiness 80, health 80, energy 80")).toBeVisible();
  await accessibleSmallAndWide(page);
  // by the keyboard
  await page.getByRole("button", { name: "Feed (5 coins)" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Happiness 95, health 100, energy 80")).toBeVisible();
  await expect(page.getByText("1 act of care waits to be sent.")).toBeVisible();
  await page.getByRole("button", { name: "Play (free)" }).click();
  await expect(page.getByText("Happiness 100, health 100, energy 60")).toBeVisible();
  // what is full is offered no more, and says so
  await expect(page.getByRole("button", { name: "Groom (not needed now)" })).toBeDisabled();
  const list = waiting(page, "Waiting to be sent 2 things");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list).toContainText("Care for your pet");
  await expect(list).toContainText("Feed: Boaz");
  await accessibleSmallAndWide(page);
  expect(await careActions(userId)).toEqual([]);

  // meanwhile another device has played until the pet is tired
  await inDatabase("UPDATE user_pets SET energy = 10, version = version + 1 WHERE user_id = ?", userId);
  await context.setOffline(false);
  await page.goto("/pet");
  await expect(page.getByText("Play: Boaz (your pet was too tired)")).toBeVisible({ timeout: 60_000 });
  await accessibleSmallAndWide(page);
  expect(await careActions(userId)).toEqual([{ careAction: "feed" }]);
  // it is told until it was read, over a reload too
  await page.reload();
  await page.getByRole("button", { name: "I have read it" }).click();
  await expect(page.getByText("Play: Boaz")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Feed/ })).toBeVisible();
  await expect(page.getByText("Play: Boaz")).toHaveCount(0);
  expect(await careActions(userId)).toEqual([{ careAction: "feed" }]);

  await page.setViewportSize({ width: 390, height: 860 });
  await page.goto("/welcome");
  await bar(page).getByRole("button", { name: "Menu" }).click();
  await menu(page).getByRole("button", { name: "Español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.goto("/offline");
  await page.getByRole("button", { name: "Ponerlo al día" }).click();
  await expect(page.getByText("Este dispositivo está al día")).toBeVisible();
  await expect(page.getByRole("button", { name: "Jugar (está cansada ahora)" })).toBeDisabled();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Cepillar (3 monedas)" }).click();
  await expect(page.getByText("Cuidado de tu mascota")).toBeVisible();
  await expect(page.getByText("1 cuidado espera para enviarse.")).toBeVisible();
  await accessibleSmallAndWide(page);
});
