import { underWorker } from "../servers/app-worker.ts";
import { expect, test } from "../steps/people.ts";

test("S21, S22, GS5-GS7: the network's notices, what this device is, where one has been", async ({
  page,
  context,
}) => {
  await page.goto("/mobile-dev");
  await underWorker(page);
  const device = page.getByRole("region", { name: "This device" });
  await expect(device).toContainText(/Native app\s*No/);
  await expect(device).toContainText(/Platform\s*web/);
  await expect(device).toContainText(/Memory in use\s*\d/);
  await expect(device).toContainText("/mobile-dev");
  const paths = () => page.evaluate(() => sessionStorage.getItem("paths"));
  await expect.poll(paths).toBe('["/mobile-dev"]');

  await context.setOffline(true);
  const lost = page.getByRole("alert");
  await expect(lost).toContainText("Connection lost");
  await expect(lost).toContainText("You're now offline. Some features may be limited.");
  await expect(device).toContainText(/Network\s*Offline/);
  await context.setOffline(false);
  const back = page.getByRole("status").filter({ hasText: "Connected" });
  await expect(back.last()).toContainText("Internet connection restored.");
  await expect(page.locator(".toast")).toHaveCount(1);
  await expect(device).toContainText(/Network\s*Online/);

  const bar = page.locator('meta[name="theme-color"][media*="light"]');
  await expect(bar).toHaveAttribute("content", "#453073");
});
