import { expect, newEmail, signUpUnseen, test } from "../steps/people.ts";

const verse = (id: number) => `[data-verse="${id}"]`;

test("R13: a chapter is read without the app's scripts, which come with the first sign of a hand; nothing pressed is lost", async ({
  page,
  another,
}) => {
  await signUpUnseen(page, { email: newEmail("when-used") });
  await page.goto("/bible-study/kjv/john/3");
  await page.evaluate(async () => {
    const form = new FormData();
    const mark = { intent: "mark", kind: "highlight", tag: "", value: "green", translation: "KJV" };
    const where = { first: 43_005_002, last: 43_005_002, at: Date.now(), requestId: crypto.randomUUID() };
    for (const [name, value] of Object.entries({ ...mark, ...where })) form.set(name, String(value));
    const answer = await fetch("/bible-study/marks", { method: "POST", body: form });
    if (!answer.ok) throw new Error(`marks: ${answer.status}`);
  });

  // nobody touches it: it is whole, marks and foot too, its place is kept, and the framework is not asked for
  const other = await another();
  await other.context.addCookies(await page.context().cookies());
  const scripts: string[] = [];
  other.page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const kept = other.page.waitForResponse(
    (response) => response.request().method() === "POST" && /bible-study\.data/.test(response.url()),
  );
  await other.page.goto("/bible-study/kjv/john/5");
  expect((await kept).status()).toBeLessThan(300);
  await expect(other.page.locator(verse(43005002))).toHaveAttribute("data-mark", "green");
  await expect(other.page.getByRole("region", { name: "Study session" })).toBeVisible();
  // a pointer that rests there while the page is laid out is no hand, though browsers report it as a move
  await other.page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true })),
  );
  await other.page.waitForLoadState("networkidle");
  expect(scripts.filter((path) => /framework|entry\.client/.test(path))).toEqual([]);

  // a press on a verse, which is no link: it is chosen when the page can
  await other.page.locator(verse(43005008)).evaluate((element: HTMLElement) => element.click());
  await expect(other.page).toHaveURL(/john\/5\?v=8$/);
  const panel = other.page.getByRole("complementary", { name: "The chosen verse" });
  await expect(panel.getByRole("heading", { name: "John 5:8" })).toBeVisible();
  expect(scripts.filter((path) => /framework/.test(path))).toHaveLength(1);
  await expect(other.page.locator(verse(43005002))).toHaveAttribute("data-mark", "green");

  // a key, as the very first thing
  await page.goto("/bible-study/kjv/john/5");
  await page.keyboard.press("]");
  await expect(page).toHaveURL(/\/kjv\/john\/6$/);
  await expect(page.locator(verse(43006001))).toContainText("After these things Jesus went over the sea");

  // a link of the page, as the very first thing, leaves the document as it is
  await page.goto("/bible-study/kjv/john/5");
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole("link", { name: "How the text looks" }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("dialog", { name: "Text" })).toBeVisible();
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});
