import type { Page } from "@playwright/test";
import { connected, field } from "../steps/chat-page.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";
import { adopt, bar, newPetOwner, notice, statOf } from "../steps/pet-page.ts";

/** As many changes as a minute takes, by a script of the member's own; near its end the next minute is waited for. */
async function spendTheMinute(page: Page, origin: string): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 20_000) await new Promise((resolve) => setTimeout(resolve, left + 100));
  for (let n = 0; n < 61; n++) {
    const answer = await page.request.post("/settings", { headers: { origin }, form: { intent: "nothing" } });
    if (answer.status() === 429) return;
  }
  throw new Error("61 changes were taken");
}

test("more than a minute takes is refused in words beside what was typed, which stays; the companion is asked as before", async ({
  page,
  origin,
  allow,
}) => {
  allow(/status of 429/);
  await newPetOwner(page);
  await adopt(page, "Fish", "Jonah");
  const fed = await statOf(page, "Happiness");
  const settings = await page.context().newPage();
  await settings.goto("/settings");
  await settings.waitForLoadState("networkidle");
  const chat = await page.context().newPage();
  await chat.goto("/chatbot");
  await connected(chat);
  await spendTheMinute(page, origin);

  await settings.getByLabel("Full name").fill("Ann Amara Okafor");
  await settings.getByRole("button", { name: "Save", exact: true }).click();
  await expect(settings.getByText("Many changes came in one minute.")).toBeVisible();
  await expect(settings.getByLabel("Full name")).toHaveValue("Ann Amara Okafor");

  await page.getByRole("button", { name: /^Feed/ }).click();
  await expect(notice(page).getByText("Too many changes in one minute")).toBeVisible();
  await expect(bar(page, "Happiness")).toHaveAttribute("value", String(fed));

  // asking is counted apart: whoever needs an answer gets one
  await field(chat).fill("How do I pray?");
  await chat.getByRole("button", { name: "Send" }).click();
  await expect(chat.getByRole("log").getByText("How do I pray?")).toBeVisible();
  await expect(chat.getByText("Too many messages in one minute")).toHaveCount(0);
});

test("without script the refusal is a page of its own, in the member's language", async ({
  page,
  another,
  origin,
  allow,
}) => {
  allow(/status of 429/);
  await signUp(page, { email: newEmail("fast") });
  const plain = await another({
    javaScriptEnabled: false,
    locale: "es-MX",
    storageState: await page.context().storageState(),
  });
  await plain.page.goto("/settings");
  await spendTheMinute(page, origin);
  const answer = plain.page.waitForResponse((response) => response.request().method() === "POST");
  await plain.page.locator("[name=fullName]").fill("Ann Amara Okafor");
  await plain.page.locator("form:has([name=fullName]) button[type=submit]").click();
  expect([(await answer).status(), (await answer).headers()["retry-after"]]).toEqual([429, "60"]);
  await expect(plain.page.getByRole("heading", { name: "Un momento, por favor" })).toBeVisible();
  await plain.page.goBack();
  await expect(plain.page.locator("[name=fullName]")).toBeVisible();
});

test("a limit of our own says when it is over, to a page as to a page's script", async ({ page, origin }) => {
  await signUp(page, { email: newEmail("zone") });
  const choose = (path: string, zone: string) =>
    page.request.post(path, { headers: { origin }, form: { intent: "zone", zone, via: "script" } });
  expect((await choose("/settings", "Europe/Berlin")).status()).toBe(200);
  for (const path of ["/settings", "/settings.data"]) {
    const again = await choose(path, "Asia/Tokyo");
    expect([again.status(), again.headers()["retry-after"]], path).toEqual([429, "86400"]);
  }
});
