import type { Page } from "@playwright/test";
import { ROUTES } from "../route-table.ts";
import { expect, signIn, test } from "./people.ts";
import { faultsOf, sideways } from "./sound.ts";

/** Whatever answers with a page: read from the table of routes, so that a new one cannot be forgotten. */
async function pagesOf(page: Page, person: "visitor" | "member"): Promise<string[]> {
  const found: string[] = [];
  for (const [path, { at = path, get }] of Object.entries(ROUTES)) {
    // a page for everyone is looked at as its visitor
    const isTheirs = typeof get[person] === "number" && (person === "visitor" || get.visitor !== get[person]);
    if (!isTheirs) continue;
    const answer = await page.request.get(at);
    if (answer.headers()["content-type"]?.startsWith("text/html")) found.push(at);
  }
  return found;
}

/** What the Tab key should reach, and has not, by its words. */
async function beyondTheTabKey(page: Page): Promise<string[]> {
  const most = await page.evaluate(() => {
    const reachable = (element: HTMLElement) => {
      if (element.tabIndex < 0 || element.matches(":disabled, [inert] *")) return false;
      // of a group of radio buttons the chosen one, or the first
      if (element instanceof HTMLInputElement && element.type === "radio") {
        const group = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
          ({ name, form }) => name === element.name && form === element.form,
        );
        if (element !== (group.find(({ checked }) => checked) ?? group[0])) return false;
      }
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
    };
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]",
    );
    const waiting = new Set([...all].filter(reachable));
    document.addEventListener("focusin", ({ target }) => waiting.delete(target as HTMLElement));
    Object.assign(window, { waiting });
    return waiting.size;
  });
  // some more than there are: a field of a date or a time has several stops
  for (let presses = 0; presses < most + 12; presses++) await page.keyboard.press("Tab");
  return page.evaluate(() => {
    // the way to the content lies over the header while it has the focus
    (document.activeElement as HTMLElement | null)?.blur();
    // what the script has put to rest meanwhile is not to be reached
    return [...(window as unknown as { waiting: Set<HTMLElement> }).waiting]
      .filter((element) => element.isConnected && !element.matches(":disabled"))
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

/** One load: keyboard, three widths, both lights, large text. Everything that is wrong, not the first of it. */
async function walk(page: Page, path: string): Promise<void> {
  const wrong: string[] = [];
  const note = (where: string, found: readonly string[]) =>
    wrong.push(...found.map((what) => `${path}, ${where}: ${what}`));
  const noteSideways = async (where: string) => {
    const over = await sideways(page);
    if (over > 0) note(where, [`scrolls ${over} px to the side`]);
  };
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  note("not reached by the Tab key", await beyondTheTabKey(page));
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 860 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      note(`${width} ${colorScheme}`, await faultsOf(page));
    }
    await noteSideways(`${width}`);
  }
  await page.evaluate(() => document.documentElement.setAttribute("data-text", "large"));
  await noteSideways("320 in large text");
  expect.soft(wrong).toEqual([]);
}

test("every page for everyone: by keyboard, at 320, 390 and 1280, by day and by night", async ({
  page,
  allow,
}) => {
  test.setTimeout(300_000);
  // the page for what is not there
  allow(/404/);
  const paths = await pagesOf(page, "visitor");
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) await test.step(path, () => walk(page, path));
});

test("every page of a member: by keyboard, at 320, 390 and 1280, by day and by night", async ({
  page,
  allow,
}) => {
  test.setTimeout(300_000);
  // what is not there, and what is kept by others, is a page too
  allow(/404|403/);
  await signIn(page, "member@koinonia.test");
  const paths = await pagesOf(page, "member");
  expect(paths).toContain("/chatbot");
  for (const path of paths) await test.step(path, () => walk(page, path));
});
