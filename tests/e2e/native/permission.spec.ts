import { expect, test } from "../steps/people.ts";

test("X22: a permission that was refused on Android: the device's settings are named", async ({
  origin,
  another,
}) => {
  const phone = await another({
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36",
  });
  const browser = await phone.context.newCDPSession(phone.page);
  const { targetInfo } = await browser.send("Target.getTargetInfo");
  const asked = {
    permission: { name: "notifications" },
    origin,
    browserContextId: targetInfo.browserContextId ?? "",
  };
  await browser.send("Browser.setPermission", { ...asked, setting: "prompt" });
  const note = phone.page.getByText("Please open device settings to configure app permissions.");
  await phone.page.goto("/mobile-dev");
  await expect(phone.page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(note).toHaveCount(0);
  await browser.send("Browser.setPermission", { ...asked, setting: "denied" });
  await phone.page.reload();
  await expect(note.first()).toBeVisible();
});
