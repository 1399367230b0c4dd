import type { Page } from "@playwright/test";
import { expectAccessible } from "../steps/accessibility.ts";
import { answered, companion, connected, say, usualCompanion } from "../steps/chat-page.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

/** Everything that can be done with a conversation, without a pointer; the focus is never lost on the way. */

test.afterEach(({ page }) => usualCompanion(page));

const focus = (page: Page) => page.locator(":focus");
const handle = (page: Page, title: string) =>
  page.getByRole("navigation", { name: "Your conversations" }).getByRole("button", {
    name: `Options for ${title}`,
    exact: true,
  });

/** Presses one key, until what is wanted has the focus. */
async function until(page: Page, key: string, wanted: ReturnType<Page["locator"]>) {
  for (let presses = 0; presses < 80; presses++) {
    if (await wanted.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${wanted} is not reached by ${key}`);
}

/** From the handle of a conversation, which has the focus: what is chosen in its menu. */
async function choose(page: Page, title: string, what: string) {
  await expect(handle(page, title)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await until(page, "ArrowDown", page.getByRole("menuitem", { name: what, exact: true }));
  await page.keyboard.press("Enter");
}

for (const width of [390, 1280]) {
  test(`C12 by keyboard alone at ${width} px: search, pin, rename, move, share, export, delete and undo`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signUp(page, { email: newEmail(`list-keys-${width}`) });
    await connected(page);
    await companion(page, { wordDelayMs: 0 });
    await say(page, "My father planted a pomegranate");
    await page.waitForURL("**/chatbot/conv_*");
    await answered(page, 2);
    const first = page.url();
    await page.goto("/chatbot");
    await connected(page);
    await say(page, "How do I forgive my brother?");
    await page.waitForURL("**/chatbot/conv_*");
    await answered(page, 2);
    const brother = "How do I forgive my brother?";
    let father = "My father planted a pomegranate";

    // search: the arrow-less way, Enter to the first hit and Enter on it
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("searchbox", { name: "Words to look for" })).toBeFocused();
    await page.keyboard.type("pomegran");
    await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await until(page, "Tab", page.getByRole("dialog").getByRole("link").filter({ hasText: "You," }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${first}#msg_`));
    await expect(page.getByRole("article", { name: "You said" })).toBeFocused();

    // into the list: on a phone it is a drawer
    if (width < 768) {
      await until(page, "Shift+Tab", page.getByRole("button", { name: "Conversations" }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("complementary", { name: "Conversations" })).toBeVisible();
      await until(page, "Tab", handle(page, father));
    } else await until(page, "Shift+Tab", handle(page, father));

    await choose(page, father, "Pin");
    await expect(page.getByRole("region", { name: "Pinned" }).getByRole("link")).toHaveCount(1);
    await expect(handle(page, father)).toBeFocused();

    await choose(page, father, "Rename");
    await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(handle(page, father)).toBeFocused();
    await choose(page, father, "Rename");
    await page.keyboard.press("ControlOrMeta+a");
    father = "The pomegranate";
    await page.keyboard.type(father);
    await page.keyboard.press("Enter");
    await expect(handle(page, father)).toBeFocused();

    await choose(page, father, "Unpin");
    await expect(page.getByRole("region", { name: "Pinned" })).toHaveCount(0);
    await expect(handle(page, father)).toBeFocused();

    // into a new folder, which is closed: the focus is on it, and leads in
    await choose(page, father, "Move to folder");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(handle(page, father)).toBeFocused();
    await choose(page, father, "Move to folder");
    await until(page, "Tab", page.getByRole("textbox", { name: "New folder" }));
    await page.keyboard.type("Family");
    await page.keyboard.press("Enter");
    const folder = page.locator("summary", { hasText: "Family" });
    await expect(folder).toBeFocused();
    await page.keyboard.press("Enter");
    await until(page, "Tab", handle(page, father));

    await choose(page, father, "Share");
    await expect(page.getByText("No link leads here.")).toBeVisible();
    await until(page, "Tab", page.getByRole("button", { name: "Create link" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").getByRole("link", { name: /^Copy of/ })).toBeVisible();
    await until(page, "Tab", page.getByRole("button", { name: "Revoke" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("No link leads here.")).toBeVisible();
    // what was pressed is gone; the focus is still in the dialog
    await expect(page.getByRole("dialog").locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    const download = page.waitForEvent("download");
    await choose(page, father, "Export as Markdown");
    expect((await download).suggestedFilename()).toMatch(/pomegranate.*\.md$/);
    await expect(handle(page, father)).toBeFocused();

    // the way back has the focus, and stays while it has; then what was brought back has it
    await choose(page, father, "Delete");
    await expect(handle(page, father)).toHaveCount(0);
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toBeFocused();
    await expect(undo).toBeInViewport();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(first);
    await answered(page, 2);
    await expect(focus(page)).toHaveCount(1);

    // deleted while another is open, and left at that: the list goes on where it was
    if (width < 768) {
      await until(page, "Shift+Tab", page.getByRole("button", { name: "Conversations" }));
      await page.keyboard.press("Enter");
    }
    await until(page, width < 768 ? "Tab" : "Shift+Tab", handle(page, brother));
    await choose(page, brother, "Delete");
    await expect(undo).toBeFocused();
    await expect(undo).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(handle(page, brother)).toBeFocused();
  });
}

test("C12: a menu that is opened as soon as a dialog is closed keeps the focus", async ({ page }) => {
  await signUp(page, { email: newEmail("list-quick") });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  await say(page, "I am tired");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await handle(page, "I am tired").focus();
  await choose(page, "I am tired", "Move to folder");
  await expect(page.getByRole("dialog")).toBeVisible();
  // the browser gives the focus back at once, and tells of the closing a moment later
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>("dialog:modal")?.close();
    (document.activeElement as HTMLElement).click();
  });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("menuitem", { name: "Rename" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Pin" })).toBeFocused();
});

test("C12: renamed while its pin is still being saved, a conversation stays pinned", async ({ page }) => {
  await signUp(page, { email: newEmail("list-two-changes") });
  await connected(page);
  await companion(page, { wordDelayMs: 0 });
  await say(page, "I am tired");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  const saved: string[] = [];
  let first = true;
  await page.route("**/conversations", async (route) => {
    const isPin = first;
    first = false;
    if (isPin) await new Promise((resolve) => setTimeout(resolve, 1_500));
    const response = await route.fetch();
    saved.push(((await response.json()) as { intent: string }).intent);
    await route.fulfill({ response });
  });
  await handle(page, "I am tired").focus();
  await choose(page, "I am tired", "Pin");
  await choose(page, "I am tired", "Rename");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Rest");
  await page.keyboard.press("Enter");
  await expect.poll(() => saved).toEqual(["pin", "rename"]);
  await choose(page, "Rest", "Unpin");
  await expect(page.getByRole("region", { name: "Pinned" })).toHaveCount(0);
  await expect.poll(() => saved).toEqual(["pin", "rename", "pin"]);
  await page.reload();
  await expect(handle(page, "Rest")).toBeVisible();
  await expect(page.getByRole("region", { name: "Pinned" })).toHaveCount(0);
});
