import { answered, connected, questions, say } from "./chat-page.ts";
import { expect, newEmail, signIn, signUp, test } from "./people.ts";
import { soundInBothLights } from "./sound.ts";

/** The pages that stand in for one that cannot be shown. What is not found: front-door.spec.ts. */

test("GS2: a page that cannot be loaded says so in the specified words, and Try Again brings it", async ({
  page,
  allow,
}) => {
  allow(/500|Failed to load|the house is down/);
  await signUp(page, { email: newEmail("wrong") });
  await connected(page);
  await say(page, "I am tired");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await page.goto("/chatbot");
  await connected(page);
  await page.route("**/chatbot/conv_*.data**", (route) =>
    route.fulfill({ status: 500, contentType: "text/plain", body: "the house is down" }),
  );
  await page.getByRole("link", { name: /^I am tired/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(
    page.getByText("We're sorry, but something went wrong. Please try refreshing the page."),
  ).toBeVisible();
  await soundInBothLights(page, "something went wrong");
  await page.getByRole("button", { name: "Try Again" }).press("Enter");
  await expect(questions(page)).toContainText("I am tired");
});

test("two tabs, two people: a form drawn for the first changes nothing of the second, and says who is in", async ({
  another,
}) => {
  const { page, context } = await another({ javaScriptEnabled: false });
  await signUp(page, { email: newEmail("first"), fullName: "Dorcas Joppa" });
  await page.goto("/settings");
  await page.getByLabel("Full name").fill("Whose name is this?");
  await context.clearCookies();
  // as another tab would
  const tab = await context.newPage();
  await signIn(tab, "member@koinonia.test");
  await page.getByRole("button", { name: "Save Name" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Somebody else signed in");
  await expect(page.getByText("Nothing was saved")).toBeVisible();
  await tab.goto("/settings");
  await expect(tab.getByLabel("Full name")).toHaveValue("Mary Okafor");
});
