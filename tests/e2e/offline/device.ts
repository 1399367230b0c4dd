import type { BrowserContext, Page } from "@playwright/test";
import { underWorker } from "../servers/app-worker.ts";
import { expect, NEW_PASSWORD, newEmail, signIn, signUp } from "../steps/people.ts";

/** Two devices of one member, with pages that stay open in the air. */

type Browser = { context: BrowserContext; page: Page };
type Tabs<Paths> = Record<keyof Paths, Page>;
export type Device<Paths> = Browser & { name: string; tabs: Tabs<Paths> };
type Given = Browser & { another(): Promise<Browser> };

export const NO_NETWORK = /WebSocket|Failed to (load|fetch)|fetching the script|bible-study\/session/;

export const part = (page: Page, name: RegExp) => page.getByRole("region", { name });
export const waiting = (page: Page) => part(page, /Waiting to be sent/).getByRole("listitem");

/** What a form of the product sends. */
export async function send(page: Page, path: string, fields: [name: string, value: string][]): Promise<void> {
  const form = new FormData();
  for (const [name, value] of [["requestId", crypto.randomUUID()], ...fields] as const)
    form.append(name, value);
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(400);
}

/** A new member whose two devices have the same pages open. @returns whose they are, and the devices */
export async function twoDevices<Paths extends Record<string, string>>(
  { page, context, another }: Given,
  prepare: (page: Page) => Promise<void>,
  paths: Paths,
) {
  const email = newEmail("two-devices");
  await signUp(page, { email });
  await prepare(page);
  const { userId } = (await (await page.request.get("/session")).json()) as { userId: string };
  const phone = await boards("phone", { context, page }, paths);
  const other = await another();
  await signIn(other.page, email, NEW_PASSWORD);
  const tablet = await boards("tablet", other, paths);
  return { userId, phone, tablet };
}

/** Its things are kept, and the pages of the day are open. */
async function boards<Paths extends Record<string, string>>(
  name: string,
  { context, page }: Browser,
  paths: Paths,
): Promise<Device<Paths>> {
  await page.goto("/offline");
  await underWorker(page);
  await page.getByRole("button", { name: "Keep my things on this device" }).click();
  await expect(part(page, /Games without a network/)).toContainText("10 questions are left");
  const tabs = {} as Tabs<Paths>;
  for (const [tab, path] of Object.entries(paths) as [keyof Paths, string][]) {
    tabs[tab] = await context.newPage();
    await tabs[tab].goto(path);
  }
  return { name, context, page, tabs };
}

/** Everything that a page brings later has come. */
export const settled = (tabs: Record<string, Page>) =>
  Promise.all(Object.values(tabs).map((tab) => tab.waitForLoadState("networkidle")));

/** The network is back: its pages send what waits, until nothing does. */
export async function lands<Paths>({ context, page, tabs }: Device<Paths>) {
  await context.setOffline(false);
  for (const tab of Object.values<Page>(tabs))
    await tab.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.goto("/offline");
  await expect(page.getByText("Nothing waits.")).toBeVisible({ timeout: 90_000 });
}
