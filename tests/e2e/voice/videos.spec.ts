import type { Page } from "@playwright/test";
import { accessibleInBothThemes } from "../steps/accessibility.ts";
import { expect, NO_WORKER, newEmail, signUp, test } from "../steps/people.ts";

test.use(NO_WORKER);

const clip = (page: Page) =>
  page.locator("video").evaluate((video) => {
    const { currentTime, paused, textTracks } = video as HTMLVideoElement;
    const shown = [...textTracks].filter(({ mode }) => mode === "showing");
    return {
      at: currentTime,
      paused,
      captions: shown.map(({ language, activeCues }) => [
        language,
        ...[...(activeCues ?? [])].map((cue) => (cue as VTTCue).text),
      ]),
    };
  });

test("R37: a visitor reads and plays a teaching by keyboard; before play no clip is loaded, and nobody else asked", async ({
  page,
  another,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/youtube-playlist");
  await expect(page.getByRole("heading", { level: 1, name: "Video Teachings" })).toBeVisible();
  await expect(page.getByText("the clip is not loaded before you press play")).toBeVisible();
  await page.waitForLoadState("networkidle");
  // its captions may be, of the clip itself nothing is
  expect(asked.filter((path) => path.endsWith(".webm"))).toEqual([]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await accessibleInBothThemes(page, `videos ${width}`);
  }

  // a line of the transcript plays from there, with its caption
  await page.getByRole("link", { name: "From 0:16" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await clip(page)).at).toBeGreaterThan(16);
  await expect
    .poll(async () => (await clip(page)).captions)
    .toEqual([
      ["en", "He restores my soul. He guides me in the paths of righteousness for his name’s sake."],
    ]);
  await expect(page.locator("[data-now]")).toContainText("He restores my soul.");
  await page.locator("video").evaluate((video) => (video as HTMLVideoElement).pause());

  // kept on this device alone
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Saved" })).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await page.getByRole("link", { name: /Someone else’s field/ }).click();
  await expect(page.getByRole("heading", { name: "Someone else’s field" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Study the passage" })).toHaveAttribute(
    "href",
    /\/bible-study\/web\/ruth\/2\?v=10-12/,
  );
  const spanish = await another({ locale: "es-ES" });
  await spanish.page.goto("/youtube-playlist?v=john-21");
  await expect(spanish.page.getByRole("heading", { name: "Una noche sin peces" })).toBeVisible();
  await expect(spanish.page.getByRole("region", { name: "Transcripción" })).toContainText("Echad la red");
});

test("R37: YouTube is asked only after a press, in a sandboxed frame of this page", async ({
  page,
  allow,
}) => {
  allow(/youtube-nocookie/);
  const asked: string[] = [];
  await page.route("https://www.youtube-nocookie.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>player</p>" });
  });
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()["content-security-policy"] ?? "";
  expect(await policyOf("/youtube-playlist")).toContain("frame-src https://www.youtube-nocookie.com");
  expect(await policyOf("/")).not.toMatch(/youtube|media-src/);
  await page.goto("/youtube-playlist");
  await page.waitForLoadState("networkidle");
  // the catalog has none yet: a link as the page draws it
  await page.locator("[data-videos] figure").evaluate((figure) => {
    figure.insertAdjacentHTML(
      "afterbegin",
      '<div class="player-picture player-link"><a class="btn" href="https://www.youtube-nocookie.com/embed/AAAAAAAAAAA" data-youtube="A teaching">Play, 9:40</a></div>',
    );
  });
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: "Play, 9:40" }).press("Enter");
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation");
  await expect(frame).toHaveAttribute("title", "A teaching");
  await expect(page.frameLocator("iframe").getByText("player")).toBeVisible();
  expect(asked).toEqual(["https://www.youtube-nocookie.com/embed/AAAAAAAAAAA"]);
});

test("R37, AP10: a member saves, goes on where they stopped, and takes the passage to the chat", async ({
  page,
}) => {
  await signUp(page, { email: newEmail("videos") });
  await page.goto("/youtube-playlist?v=ruth-2");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith("/youtube-playlist/marks") && answer.status() === 200,
  );
  await page.getByRole("link", { name: "From 0:24" }).click();
  await expect.poll(async () => (await clip(page)).at).toBeGreaterThan(24);
  await page.locator("video").evaluate((video) => (video as HTMLVideoElement).pause());
  await kept;
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/Goes on at 0:2\d/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await page.getByRole("link", { name: "Take it to the chat" }).click();
  await page.waitForURL("**/chatbot/conv_*");
  await expect(page.getByRole("link", { name: /Ruth 2:10-12/ }).first()).toBeVisible();
});

test("R37: a clip is given in the parts that a browser asks for, and whole for anything else", async ({
  request,
}) => {
  const part = async (range: string) => {
    const answer = await request.get("/videos/psalm-23.webm", { headers: { range } });
    const { "content-range": of } = answer.headers();
    return [answer.status(), of, (await answer.body()).byteLength];
  };
  const whole = (await (await request.get("/videos/psalm-23.webm")).body()).byteLength;
  expect(await part("bytes=0-99")).toEqual([206, `bytes 0-99/${whole}`, 100]);
  expect(await part(`bytes=${whole - 50}-`)).toEqual([206, `bytes ${whole - 50}-${whole - 1}/${whole}`, 50]);
  expect(await part("bytes=-10")).toEqual([206, `bytes ${whole - 10}-${whole - 1}/${whole}`, 10]);
  for (const none of [`bytes=${whole}-`, "bytes=x-y"])
    expect(await part(none), none).toEqual([416, `bytes */${whole}`, 0]);
  for (const odd of ["bytes=0-1,50-51", "lines=0-5", "nonsense"])
    expect(await part(odd), odd).toEqual([200, undefined, whole]);
  expect((await request.get("/videos/none.webm")).status()).toBe(404);
});
