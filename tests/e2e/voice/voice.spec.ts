import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { chromiumOptions } from "../servers/chromium.ts";
import { accessibleInBothThemes } from "../steps/accessibility.ts";
import { answers, connected, questions, usualCompanion } from "../steps/chat-page.ts";
import { expect, newEmail, signIn, signUp, test } from "../steps/people.ts";

/** A sentence by espeak-ng, then silence: the microphone hears it once each time that it is opened. */
const SPEECH = resolve("tests/e2e/sounds/speech.wav");

test.use({
  launchOptions: chromiumOptions([
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-audio-capture=${SPEECH}%noloop`,
  ]),
});

test.afterEach(async ({ page }) => {
  await usualCompanion(page);
  await setHeard(page, "I worry about tomorrow, and I cannot sleep.");
});

/** What the sandbox transcribes, whatever is spoken. */
async function setHeard(page: Page, transcript: string): Promise<void> {
  const answer = await page.request.post("/sandbox/openai", { data: { transcript, sound: "up" } });
  expect(answer.ok()).toBe(true);
}

const state = (page: Page) => page.getByRole("status").first();
const begin = (page: Page) => page.getByRole("button", { name: "Begin talking" });
const answer = (page: Page) => page.locator(".voice-exchange .theirs");

async function choose(page: Page, name: string): Promise<void> {
  await page.getByText("Change the voice").click();
  // chosen in the press itself, and not taken back until the server has answered
  const isChosen = await page.getByRole("radio", { name }).evaluate((radio: HTMLInputElement) => {
    radio.click();
    return radio.checked;
  });
  expect(isChosen).toBe(true);
  await page.getByText("Change the voice").click();
}

test("R34: spoken words are answered aloud and stand in the conversation; a crisis message brings the card first", async ({
  page,
  allow,
}) => {
  allow(/ERR_ABORTED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await setHeard(page, "I worry about tomorrow, and I cannot sleep.");
  await signUp(page, { email: newEmail("voice") });
  await page.goto("/welcome");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Talk by voice" }).click();
  await expect(page).toHaveURL(/\/voice-chat$/);
  await expect(page.getByRole("heading", { name: "Before you speak" })).toBeVisible();
  await accessibleInBothThemes(page, "consent");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/voice-chat/hear")) sent.push(request.method());
  });
  await page.getByRole("button", { name: "Allow, and go on" }).click();
  await choose(page, "A voice by OpenAI");
  await expect(state(page)).toHaveText("Not listening");
  await accessibleInBothThemes(page, "idle");

  // hands free: it hears, sends when there is silence, and the answer is read
  await begin(page).click();
  await expect(state(page)).toHaveText("Listening. Take your time");
  await expect(page.locator(".voice-yours")).toHaveText("I worry about tomorrow, and I cannot sleep.", {
    timeout: 30_000,
  });
  expect(sent).toEqual(["POST"]);
  await expect(answer(page).locator(".verse").first()).toBeVisible();
  await expect(answer(page)).toContainText("Word for word");
  await expect(page.getByText("7 of 8")).toBeVisible();
  await expect(state(page)).toHaveText("Reading aloud");
  await expect(page.getByText("press Escape")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(state(page)).toHaveText("Listening. Take your time");
  await page.keyboard.press("Escape");
  await expect(state(page)).toHaveText("Not listening");
  await accessibleInBothThemes(page, "answered");
  const sound = (await (await page.request.get("/sandbox/openai/sound")).json()) as {
    container: string;
    bytes: number;
  };
  expect(sound.container).toBe("webm");
  expect(sound.bytes).toBeGreaterThan(4_000);

  // a crisis message: the card stands first, and no message is counted
  await setHeard(page, "I want to kill myself");
  await begin(page).click();
  const card = page.getByRole("region", { name: /You matter/ });
  await expect(card.getByRole("link", { name: /Call 988/ })).toBeVisible({ timeout: 30_000 });
  await expect(answer(page).locator(":scope > :first-child")).toHaveClass(/help-card/);
  await expect(page.getByText("7 of 8")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("status").first()).toHaveText("Listening. Take your time");
  await page.getByRole("button", { name: "Throw away" }).click();

  // the transcript is the conversation
  await page.getByRole("link", { name: "Read the whole conversation" }).click();
  await connected(page);
  await expect(questions(page)).toHaveCount(2);
  await expect(questions(page).first()).toContainText("I worry about tomorrow");
  await expect(answers(page).last()).toContainText("Call 988");
});

test("R34: a microphone that is refused, missing or in use, and sound that is not sent: writing is one press away", async ({
  page,
  allow,
}) => {
  allow(/503|502|ERR_INTERNET/);
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (asked) => {
      const fault = sessionStorage.getItem("microphone");
      return fault ? Promise.reject(new DOMException("no", fault)) : open(asked);
    };
  });
  const microphone = (fault: string) =>
    page.evaluate((name) => sessionStorage.setItem("microphone", name), fault);
  await signUp(page, { email: newEmail("no-voice") });
  await page.goto("/voice-chat");
  await page.getByRole("button", { name: "Allow, and go on" }).click();
  await expect(begin(page)).toBeVisible();
  for (const [fault, title] of [
    ["NotAllowedError", "The microphone is switched off for Koinonia"],
    ["NotFoundError", "No microphone was found"],
    ["NotReadableError", "The microphone is in use"],
  ] as const) {
    await microphone(fault);
    await page.getByRole("button", { name: /Begin talking|Try again/ }).click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Write instead" })).toBeVisible();
  }
  await microphone("NotAllowedError");
  await page.getByRole("button", { name: "Try again" }).click();
  await accessibleInBothThemes(page, "refused");

  // the vendor is down: nothing is counted, and the same sound can be sent again
  await microphone("");
  await page.request.post("/sandbox/openai", { data: { sound: "down" } });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(".voice-refused")).toContainText("could not be written down", {
    timeout: 30_000,
  });
  await expect(page.getByText("8 of 8")).toBeVisible();
  await setHeard(page, "Thank you for yesterday, it was good");
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page.locator(".voice-yours")).toContainText("Thank you for yesterday");
  await page.getByRole("link", { name: "Write instead" }).first().click();
  await expect(page).toHaveURL(/\/chatbot\/conv_/);
});

test("R34: for 13 to 17 voice is off until they turn it on, and they can turn it off again", async ({
  page,
  allow,
}) => {
  // the form that is refused
  allow(/422/);
  await signIn(page, "young@koinonia.test");
  await page.goto("/voice-chat");
  await expect(page.getByRole("heading", { name: "Voice is switched off" })).toBeVisible();
  await page.getByRole("button", { name: "Turn voice on" }).click();
  await expect(page.getByText("Check the box first")).toBeVisible();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Turn voice on" }).click();
  await expect(begin(page)).toBeVisible();
  await page.getByText("Change the voice").click();
  await page.getByRole("button", { name: "Do not let my voice leave" }).click();
  await expect(page.getByRole("heading", { name: "Voice is switched off" })).toBeVisible();
});
