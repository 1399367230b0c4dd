import type { Page } from "@playwright/test";
import { trustedMember } from "../steps/data-for-pages.ts";
import { ownWord } from "../steps/letters.ts";
import { expect, gate, NO_WORKER, test } from "../steps/people.ts";

test.use(NO_WORKER);

/** The page's scripts wait at a gate: a slow network. @returns what opens it and waits until the page has hydrated */
async function withoutScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = gate();
  await page.addInitScript(() =>
    document.addEventListener("app-ready", () => document.documentElement.setAttribute("data-ready", "")),
  );
  await page.route("**/assets/*.js", async (route) => {
    await scripts.opened;
    await route.continue();
  });
  return async () => {
    scripts.open();
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
  };
}

test("R14, G20: what was typed and chosen before a page's scripts came is kept, and sent", async ({
  page,
}) => {
  await trustedMember(page, "early");
  const scriptsCome = await withoutScripts(page);
  const word = ownWord();

  await page.goto("/community/new", { waitUntil: "commit" });
  await page.getByLabel("What shall we pray for?").fill(`For a slow network, ${word}.`);
  await page.getByRole("radio", { name: /Without a name/ }).check();
  await scriptsCome();
  await expect(page.getByLabel("What shall we pray for?")).toHaveValue(`For a slow network, ${word}.`);
  await expect(page.getByRole("radio", { name: /Without a name/ })).toBeChecked();
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.waitForURL("**/community/requests/**");
  await expect(page.getByText(`For a slow network, ${word}.`).first()).toBeVisible();
});

test("R14, G20: a text that stands in a field already is changed before a page's scripts come", async ({
  page,
}) => {
  await trustedMember(page, "early-change");
  await page.goto("/community/me");
  await page.getByLabel("Name", { exact: true }).fill("Lydia");
  await page.getByLabel("About you (optional)").fill("I deal in purple.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  const scriptsCome = await withoutScripts(page);
  await page.goto("/community/me", { waitUntil: "commit" });
  await page.getByLabel("About you (optional)").fill("I deal in linen.");
  await page.locator("label", { hasText: "Dove" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Lois");
  await scriptsCome();
  await expect(page.getByLabel("About you (optional)")).toHaveValue("I deal in linen.");
  await expect(page.getByRole("radio", { name: "Dove" })).toBeChecked();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("About you (optional)")).toHaveValue("I deal in linen.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Lois");
  await expect(page.getByRole("radio", { name: "Dove" })).toBeChecked();
});

test("R14, G20: what was typed before a page's scripts came follows the draft that they bring back", async ({
  page,
}) => {
  await trustedMember(page, "early-draft");
  await page.goto("/community/new");
  const field = page.getByLabel("What shall we pray for?");
  await field.fill("For my mother.");
  await expect(page.getByText(/^14 of/)).toBeVisible();

  const scriptsCome = await withoutScripts(page);
  await page.goto("/community/new", { waitUntil: "commit" });
  await field.fill("And for my father.");
  await scriptsCome();
  await expect(field).toHaveValue("For my mother.\n\nAnd for my father.");
});
