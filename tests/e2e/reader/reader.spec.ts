import type { Request } from "@playwright/test";
import { accessibleSmallAndWide, expectAccessible } from "../steps/accessibility.ts";
import { expect, newEmail, signIn, signUpUnseen, test } from "../steps/people.ts";

const verse = (id: number) => `[data-verse="${id}"]`;

test("R13: a Bible of one's own, a verse, the next chapter from the cache, typed ways, and the place on another device", async ({
  page,
  another,
}) => {
  const email = newEmail("reader");
  await signUpUnseen(page, { email });
  await page.goto("/bible-study");
  await expect(page).toHaveURL(/\/bible-study\/web\/john\/1$/);

  // asked once
  await page.getByRole("button", { name: "King James Version" }).last().click();
  await expect(page).toHaveURL(/\/bible-study\/kjv\/john\/1$/);
  await expect(page.getByRole("heading", { name: "Which Bible do you read?" })).toHaveCount(0);

  // a verse and a run of verses, which the address says
  await page.locator(verse(43001005)).click();
  await expect(page).toHaveURL(/\?v=5$/);
  const panel = page.getByRole("complementary", { name: "The chosen verse" });
  await expect(panel.getByRole("heading", { name: "John 1:5" })).toBeVisible();
  await page.locator(verse(43001007)).click({ modifiers: ["Shift"] });
  await expect(panel.getByRole("heading", { name: "John 1:5-7" })).toBeVisible();
  expect(await page.locator(verse(43001005)).textContent()).toBe(
    "And the light shineth in darkness; and the darkness comprehended it not.",
  );
  await expectAccessible(page);

  // its picture is drawn here
  await panel.getByRole("button", { name: "Picture" }).click();
  await expect(page.getByRole("img", { name: "The words of John 1:5-7 as a picture" })).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save picture" }).click();
  expect((await saved).suggestedFilename()).toBe("John-1-5-7.png");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);

  // the next chapter is here already: no request
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  const note = (request: Request) =>
    request.method() === "GET" && asked.push(decodeURIComponent(request.url()));
  page.on("request", note);
  await page.keyboard.press("]");
  await expect(page).toHaveURL(/\/kjv\/john\/2$/);
  await expect(page.locator(verse(43002001))).toContainText("the third day there was a marriage");
  page.off("request", note);
  // what is fetched is about the chapters after it, ahead of time
  expect(asked.filter((path) => /kjv[^&]*\/john\/2(?!\d)|\.data$/.test(path))).toEqual([]);

  // typed with a thumb
  await page.keyboard.press("/");
  await page.getByLabel("Type a reference").fill("hesitations 3");
  await page.getByRole("button", { name: "Go", exact: true }).click();
  await expect(page.getByText("No such place in the Bible.")).toBeVisible();
  await accessibleSmallAndWide(page);
  await page.getByLabel("Type a reference").fill("1 cor 13 4-7");
  await page.getByRole("button", { name: "Go to 1 Corinthians 13:4-7" }).click();
  await expect(page).toHaveURL(/\/kjv\/1-corinthians\/13\?v=4-7$/);
  await expect(page.locator(verse(46013004))).toBeInViewport();

  // and there it opens on another device
  const other = await another();
  await other.context.addCookies(await page.context().cookies());
  await expect(async () => {
    await other.page.goto("/bible-study");
    expect(other.page.url()).toMatch(/\/kjv\/1-corinthians\/13$/);
  }).toPass();
});

test("the text as one likes it, two translations, listening, and all of the reading without script", async ({
  page,
  another,
  allow,
}) => {
  await page.addInitScript(() => {
    // headless Chromium has no voice: a stand-in says each verse in a moment
    const said: string[] = [];
    Object.assign(window, { said });
    const speech = {
      getVoices: () =>
        location.hash === "#mute" ? [] : [{ lang: "en-US", localService: true, default: true }],
      addEventListener: () => undefined,
      cancel: () => undefined,
      speak: (words: SpeechSynthesisUtterance) => {
        said.push(words.text);
        if (said.length < 3) setTimeout(() => words.onend?.(new Event("end") as never), 50);
      },
    };
    Object.defineProperty(window, "speechSynthesis", { value: speech });
    Object.defineProperty(SpeechSynthesisUtterance.prototype, "voice", {
      set: () => undefined,
      get: () => null,
    });
  });
  await signIn(page, "member@koinonia.test");
  await page.goto("/bible-study/web/john/1");
  const text = page.locator(".reading-text");

  // words of Jesus, to the letter
  await page.getByRole("link", { name: "How the text looks" }).click();
  const look = page.getByRole("dialog", { name: "Text" });
  await look.getByLabel("Words of Jesus in red").check();
  await look.getByLabel("For dyslexia").check();
  await look.getByLabel("Sepia").check();
  await look.getByLabel("Reina-Valera 1909").check();
  await accessibleSmallAndWide(page);
  await page.keyboard.press("Escape");
  await expect(page.locator(`${verse(43001038)} .reading-red`)).toHaveText("“What are you looking for?”");
  await expect(page.locator('[data-twin="43001001"]')).toContainText("EN el principio era el Verbo");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator('[data-twin="43002001"]')).toContainText("bodas en Caná");
  await accessibleSmallAndWide(page);
  // it is there with the next page, from its first byte
  await page.goto("/bible-study/rv1909/psalm/23");
  await expect(page.locator(".reader")).toHaveAttribute("data-paper", "sepia");
  await page.getByRole("link", { name: "How the text looks" }).click();
  await expect(look.getByLabel("Large", { exact: true })).toBeVisible();
  await expect(look.getByLabel("Words of Jesus in red")).toHaveCount(0);
  await expect(look.getByLabel("Paragraphs")).toHaveCount(0);
  await look.getByLabel("As the app").check();
  await page.keyboard.press("Escape");

  // listening: the verse that is said is marked
  await page.goto("/bible-study/web/john/11?v=35");
  await page.getByRole("button", { name: "Listen" }).click();
  await expect(page.locator(verse(43011037))).toHaveAttribute("data-spoken", "true");
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toContain("Jesus wept.");
  await page.getByLabel("Sleep timer").selectOption("15 minutes");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.locator("[data-spoken]")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stop listening" }).click();
  await page.goto("/bible-study/web/john/12#mute");
  await page.getByRole("button", { name: "Listen" }).click();
  await expect(page.getByText("This device has no voice for English.")).toBeVisible();

  // without script
  const bare = await another({ javaScriptEnabled: false });
  await bare.context.addCookies(await page.context().cookies());
  await bare.page.goto("/bible-study/kjv/john/3?v=16-18");
  await expect(bare.page.locator("[data-verse][data-chosen]")).toHaveCount(3);
  await expect(bare.page.getByRole("heading", { name: "John 3:16-18" })).toBeVisible();
  await bare.page.getByRole("link", { name: "Next: John 4" }).first().click();
  await expect(bare.page.getByText("He left Judæa, and departed again into Galilee")).toBeVisible();
  await bare.page.getByRole("link", { name: "John 4: choose a book and chapter" }).click();
  await bare.page.getByLabel("Type a reference").fill("ps 23");
  await bare.page.getByRole("button", { name: "Go", exact: true }).click();
  await expect(bare.page.getByText("The LORD is my shepherd")).toBeVisible();

  allow(/status of 404/);
  expect((await page.goto("/bible-study/kjv/john/22"))?.status()).toBe(404);
  await expect(text).toHaveCount(0);
});
