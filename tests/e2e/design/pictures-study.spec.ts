import { accessibleSmallAndWide } from "../steps/accessibility.ts";
import { newEmail, signUp, test } from "../steps/people.ts";
import { adopt, newPetOwner } from "../steps/pet-page.ts";
import { keepAll } from "../steps/pictures.ts";

// only run for the pictures (SCREENSHOTS=1): other files judge
test.beforeEach(() => test.setTimeout(600_000));

test("the Bible: a public chapter, what is kept of it on a device, and a kept chapter with a word", async ({
  page,
  allow,
}) => {
  allow(/WebSocket|Failed to (load|fetch)|fetching the script|ERR_/);
  await page.goto("/bible/kjv/psalm/23");
  await keepAll(page, "bible-public");
  await accessibleSmallAndWide(page);
  await signUp(page, { email: newEmail("study-pictures") });
  await page.goto("/bible-study/offline");
  await page.getByRole("button", { name: "Keep King James Version on this device" }).click();
  await page.getByText("King James Version is on this device now").waitFor();
  const words = page.getByRole("region", { name: "Word study without a network" });
  await words.getByText("Choose books").click();
  await words.getByRole("button", { name: "Keep the word study of John", exact: true }).click();
  await words.getByText(/^1 book on this device/).waitFor();
  await keepAll(page, "kept-words");
  await page.goto("/bible-study/offline?read=kjv/john/3&v=16");
  await page.getByRole("button", { name: "loved" }).click();
  await page.locator(".word-card").waitFor();
  await keepAll(page, "kept-word");
});

test("the pet: a verse that is due on the way home", async ({ page, origin }) => {
  await newPetOwner(page);
  const form = { intent: "learn", first: "43011035", last: "43011035", translation: "WEB" };
  await page.request.post("/memory-verses/learn", { form, headers: { origin } });
  await adopt(page, "Rabbit", "Selah");
  await page.goto("/pet/adventures");
  await page
    .getByRole("button", { name: /^Start adventure/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Save to album" }).waitFor();
  await keepAll(page, "pet-verse");
});
