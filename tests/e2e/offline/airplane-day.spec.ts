import type { Page } from "@playwright/test";
import { underWorker } from "../servers/app-worker.ts";
import { expectAccessible, sideways } from "../steps/accessibility.ts";
import { answered, connected, field, questions, say, usualCompanion, write } from "../steps/chat-page.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

test.afterEach(({ page }) => usualCompanion(page));

/** What the device keeps of its member has come. */
const copiesKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const found = await indexedDB.databases();
          if (!found.some(({ name }) => name === "koinonia-member")) return 0;
          return await new Promise<number>((resolve) => {
            const opening = indexedDB.open("koinonia-member");
            opening.onsuccess = () => {
              const db = opening.result;
              const asked = db.transaction("owner").objectStore("owner").count();
              asked.onsuccess = () => {
                db.close();
                resolve(asked.result);
              };
            };
            opening.onerror = () => resolve(0);
          });
        }),
      { timeout: 30_000 },
    )
    .toBe(1);

/** Every word that this browser keeps in any store of this origin. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const words: string[] = [];
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) words.push(`${key}=${storage.getItem(key)}`);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        words.push(request.url);
        const answer = await cache.match(request);
        if (/html|json/.test(answer?.headers.get("content-type") ?? ""))
          words.push((await answer?.text()) ?? "");
      }
    }
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      words.push(name);
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const asked = db.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => resolve(asked.result);
          asked.onerror = () => reject(asked.error);
        });
        words.push(JSON.stringify(rows).slice(0, 200_000));
      }
      db.close();
    }
    return words.join("\n");
  });

const backOnline = async (page: Page) => {
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
};

const part = (page: Page, name: RegExp) => page.getByRole("region", { name });

test("M9, S22: a day in the air: what is kept is read, a question is answered here, all that waits is seen and sent once", async ({
  page,
  context,
  allow,
}) => {
  test.slow();
  allow(/WebSocket|Failed to (load|fetch)|fetching the script/);
  await signUp(page, { email: newEmail("airplane") });
  await connected(page);
  await say(page, "I am anxious about the flight");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  await expect(page.locator("html")).toHaveAttribute("data-lazy-views", "loaded");
  await page.goto("/bible-study/offline");
  await page.getByRole("button", { name: "Keep World English Bible on this device" }).click();
  await expect(page.getByText("World English Bible is on this device now")).toBeVisible({ timeout: 30_000 });
  await page.goto("/offline");
  await underWorker(page);
  await expect(page.getByRole("heading", { level: 1, name: "On this device" })).toBeVisible();
  // a browser keeps nothing unasked
  await expect(page.getByText("Nothing of yours is on this device.")).toBeVisible();
  await page.getByRole("button", { name: "Keep my things on this device" }).click();
  await copiesKept(page);
  await expect(part(page, /What you can do now/)).toContainText("1 conversation");
  await expectAccessible(page);

  // in the air: any page leads here, and says which it was
  await page.goto("/chatbot");
  await connected(page);
  await expect(page.locator("html")).toHaveAttribute("data-lazy-views", "loaded");
  await context.setOffline(true);
  await write(page, "Written above the clouds");
  await expect(page.getByText("Sends when you are back online")).toBeVisible();
  await write(page, "And a second one");
  await expect(page.getByText("Sends when you are back online")).toHaveCount(2);
  await field(page).fill("A third that I only began");
  await page.goto("/rhythm");
  await expect(page.getByRole("heading", { name: "Connection lost" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try Again" })).toHaveAttribute("href", "/rhythm");
  const waiting = part(page, /Waiting to be sent/);
  await expect(waiting.getByRole("listitem")).toHaveCount(3);
  await expect(waiting).toContainText("Written above the clouds");
  await expect(waiting).toContainText("A third that I only began");
  await expectAccessible(page);
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  // the conversation is read, and the device answers with passages
  await page.getByText("Conversations", { exact: true }).click();
  await page.locator(".device-talk summary").first().click();
  await expect(page.locator(".device-talk")).toContainText("I am anxious about the flight");
  await page.getByLabel("Your question").fill("What does the Bible say about fear?");
  await page.getByRole("button", { name: "Look for passages" }).click();
  await expect(page.getByText("Found on this device.")).toBeVisible();
  await expect(page.locator(".device-passage").first()).toBeVisible();
  await page.getByLabel("Your question").fill("I want to kill myself");
  await page.getByRole("button", { name: "Look for passages" }).click();
  await expect(page.locator(".device-answer")).toContainText("988");
  await expectAccessible(page);

  // landed: everything goes by itself, in its order, once
  await backOnline(page);
  await page.goto("/offline");
  await expect(waiting.getByRole("listitem")).toHaveCount(1, { timeout: 60_000 });
  await expect(waiting).toContainText("A third that I only began");
  await page.goto("/chatbot");
  await connected(page);
  await expect(field(page)).toHaveValue("A third that I only began");
  const talks = page.getByRole("link", { name: /Written above the clouds/ });
  await expect(talks.first()).toBeVisible();
  await talks.first().click();
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 3);
  await expect(questions(page)).toHaveText([/Written above the clouds/, /And a second one/]);
});

test("M9: signing out offers first what was not sent; afterwards no store has a word of the member", async ({
  page,
  context,
  allow,
}) => {
  allow(/WebSocket|Failed to (load|fetch)|fetching the script|401/);
  await signUp(page, { email: newEmail("leaving") });
  await connected(page);
  await say(page, "Words of mine alone");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page, 2);
  const userId = await page.evaluate(
    () =>
      (JSON.parse(atob(document.cookie.match(/__session=[^.]+\.([^.]+)/)?.[1] ?? "")) as { sub: string }).sub,
  );
  await field(page).fill("Words that I began");
  await page.goto("/offline");
  await underWorker(page);
  await page.getByRole("button", { name: "Keep my things on this device" }).click();
  await copiesKept(page);
  await page.getByRole("button", { name: "Bring it up to date" }).click();
  await expect(page.getByText("This device is up to date")).toBeVisible();
  expect(await everythingKept(page)).toContain("Words of mine alone");
  expect(await everythingKept(page)).toContain("Words that I began");

  await page.goto("/settings");
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  const ask = page.getByRole("dialog", { name: "One thing has not been sent" });
  await expect(ask).toContainText("Words that I began");
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    ask.getByRole("button", { name: "Save as a File" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("koinonia-not-sent.json");
  await ask.getByRole("button", { name: "Stay Signed In" }).click();
  await expect(ask).toBeHidden();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await ask.getByRole("button", { name: "Sign Out without Sending" }).click();
  await page.waitForURL((url) => url.pathname === "/");

  await page.goto("/offline");
  await expect(page.getByText("Nothing waits.")).toBeVisible();
  const kept = await everythingKept(page);
  for (const word of ["Words of mine alone", "Words that I began", userId]) expect(kept).not.toContain(word);
  await context.setOffline(true);
  await page.goto("/settings");
  await expect(page.getByText("Nothing of yours is on this device.")).toBeVisible();
});
