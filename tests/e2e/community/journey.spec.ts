import { readFile } from "node:fs/promises";
import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

test("M4: an entry is written, refused, changed, deleted and undone; taken along, printed, and brought back by somebody new", async ({
  page,
  another,
  allow,
}) => {
  allow(/status of 400/);
  await signUp(page, { email: newEmail("journey") });
  await page.goto("/community/journey");
  await expect(page.getByRole("heading", { name: "Your journey begins with the first entry" })).toBeVisible();
  await accessibleSmallAndWide(page);
  await page.getByRole("button", { name: "Write an entry" }).first().click();
  await page.getByLabel("Day").fill("2019-07-14");
  await page.getByLabel("Title (optional)").fill("The river");
  await page.getByLabel("What happened?").fill("I was baptized.\nIt rained.");
  await page.getByLabel("Verse (optional)").fill("Hezekiah 3:4");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("There is no such verse.")).toBeVisible();
  await expect(page.getByLabel("What happened?")).toHaveValue("I was baptized.\nIt rained.");
  await accessibleSmallAndWide(page);
  await page.getByLabel("Verse (optional)").fill("Romans 6:4");
  await page.getByRole("button", { name: "Save" }).click();
  const entry = page.getByRole("listitem").filter({ hasText: "The river" });
  await expect(entry.getByText("July 14, 2019")).toBeVisible();
  await expect(entry.getByRole("link", { name: "Romans 6:4" })).toBeVisible();
  await accessibleSmallAndWide(page);

  await entry.getByRole("button", { name: "More about this entry" }).click();
  await page.getByRole("menuitem", { name: "Change it" }).click();
  await page.getByLabel("What happened?").fill("I was baptized. It rained all day.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(entry.getByText("It rained all day.")).toBeVisible();
  await entry.getByRole("button", { name: "More about this entry" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(entry).toHaveCount(1);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Text file (Markdown)" }).click();
  const file = await (await download).path();
  expect(await readFile(file, "utf8")).toContain("I was baptized. It rained all day.");
  await page.getByRole("link", { name: "Print as a book" }).click();
  await expect(page.getByText("One entry")).toBeVisible();
  await accessibleSmallAndWide(page);

  const { page: other } = await another();
  await signUp(other, { email: newEmail("brought") });
  await other.goto("/community/journey");
  await other.getByText("Bring a journey back").click();
  await other.getByRole("button", { name: "Bring it back" }).click();
  await expect(other.getByText("Please choose a file first.")).toBeVisible();
  await other.getByLabel("File").setInputFiles(file);
  await other.getByRole("button", { name: "Bring it back" }).click();
  await expect(other.getByText("One entry is new here.")).toBeVisible();
  await expect(other.getByText("It rained all day.")).toBeVisible();
});
