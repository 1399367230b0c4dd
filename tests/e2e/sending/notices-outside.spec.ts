import type { BrowserContext, Page } from "@playwright/test";
import { inDatabase } from "../servers/database.ts";
import { accessibleSmallAndWide, expectAccessible } from "../steps/accessibility.ts";
import { expect, newEmail, signUp, test } from "../steps/people.ts";

type Received = { kind: string; text: string; subject?: string; headers?: Record<string, string> };

const outbox = async (page: Page, to: string): Promise<Received[]> =>
  (await page.request.get(`/sandbox/outbox.json?to=${encodeURIComponent(to)}`)).json();

/**
 * No push service of a browser's maker is reached from here: the browser is subscribed at the sandbox's, which takes,
 * proves and reads what the product sends as theirs do. The headless shell has no notices, and calls them refused:
 * the permission is a person's yes.
 */
async function subscribeAtSandbox(context: BrowserContext, origin: string) {
  const made = await context.request.post(`${origin.replace("localhost", "127.0.0.1")}/__push/devices`);
  const device = (await made.json()) as { endpoint: string };
  await context.addInitScript((subscription) => {
    let current: object | null = null;
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.subscribe = async () => {
      current = { ...subscription, toJSON: () => subscription, unsubscribe: async () => true };
      return current as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
  }, device);
  return `${device.endpoint.split("/").at(-1)}@push`;
}

/** As the browser hands a push to the worker. */
async function handToWorker(page: Page, origin: string, data: string) {
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await registration,
    data,
  });
}

type Shown = { title: string; body?: string; data?: unknown; tag?: string };

/** What our own worker would show, noted where a browser with a screen draws it. */
async function noticesOf(context: BrowserContext): Promise<() => Promise<Shown[]>> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("no service worker has come");
  await worker.evaluate(() => {
    const shown: Shown[] = [];
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, { body, data, tag } = {}) =>
      void shown.push({ title, ...(body && { body }), data, ...(tag && { tag }) });
    Object.assign(globalThis, { shown });
  });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);
}

test("G20: push and a digest are turned on, a notice goes out both ways, and the mail's link turns it off without signing in", async ({
  page,
  context,
  another,
  origin,
  allow,
}) => {
  // the links that are none
  allow(/status of 4\d\d/);
  await context.grantPermissions(["notifications"], { origin });
  const device = await subscribeAtSandbox(context, origin);
  const email = newEmail("outside");
  await signUp(page, { email });
  await page.goto("/settings");
  const notes = page.getByRole("region", { name: "Notifications" });
  await notes.getByLabel("Your pet, Push").press("Space");
  await notes.getByLabel("Your pet, Email").selectOption("Digest");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await notes.getByRole("button", { name: "Turn on for this device" }).press("Enter");
  await expect(notes.getByText("This device is told.")).toBeVisible();
  await expect(notes.getByText("Devices that are told")).toBeVisible();
  await accessibleSmallAndWide(page, "#notes");

  const [owner] = await inDatabase<{ userId: string }>(
    "SELECT user_id AS userId FROM push_devices ORDER BY created_at DESC LIMIT 1",
  );
  const userId = owner?.userId ?? "";
  // sent on any day of the week, at any hour: this member keeps neither rest nor quiet
  await inDatabase("UPDATE notice_settings SET keeps_rest = 0 WHERE user_id = ?", userId);
  const noticed = crypto.randomUUID().replaceAll("-", "").slice(0, 26).toUpperCase();
  await inDatabase(
    `INSERT INTO notifications (id, user_id, cause, kind, topic, told, created_at, rings)
    SELECT 'note_' || ?2, ?1, 'user_pets:pet.returned:outside', 'pet', 'pet.returned', ?3, created_at, 1
    FROM push_devices WHERE user_id = ?1`,
    userId,
    noticed,
    JSON.stringify({ topic: "pet.returned", pet: "Biscuit" }),
  );
  await expect.poll(async () => (await outbox(page, device)).length, { timeout: 75_000 }).toBe(1);
  const [push] = await outbox(page, device);
  const shown = await noticesOf(context);
  await handToWorker(page, origin, push?.text ?? "");
  await expect
    .poll(shown)
    .toEqual([{ title: "Koinonia", body: "Your pet has news", data: { url: "/pet" }, tag: "pet" }]);

  // its morning has come
  await inDatabase("UPDATE notice_digests SET state = 'waiting', due_at = 1 WHERE user_id = ?", userId);
  await expect
    .poll(
      async () => (await outbox(page, email)).filter(({ subject }) => subject?.startsWith("Your day")).length,
      {
        timeout: 75_000,
      },
    )
    .toBe(1);
  const notice = (await outbox(page, email)).find(
    ({ subject }) => subject === "Your day in Koinonia: one notice",
  );
  expect(notice?.text).toContain("Biscuit is back, with something to tell");
  const token = /\/unsubscribe\/([^\s]+)/.exec(notice?.text ?? "")?.[1] ?? "";

  const { page: reader } = await another({ javaScriptEnabled: false });
  await reader.goto(`/unsubscribe/${token}`);
  await expect(
    reader.getByRole("heading", { name: "Turn off the email with your collected notices?" }),
  ).toBeVisible();
  await reader.getByRole("button", { name: "Turn off", exact: true }).click();
  await expect(reader.getByRole("heading", { name: "It is turned off" })).toBeVisible();
  await reader.goto(`/unsubscribe/${token.slice(0, -1)}x`);
  await expect(reader.getByRole("heading", { name: "This link does not work" })).toBeVisible();

  await page.goto(`/unsubscribe/${token}`);
  await expectAccessible(page);
  await page.goto("/settings");
  await expect(notes.getByLabel("Your pet, Email")).toHaveValue("");
  await expect(notes.getByLabel("Your pet, Push")).toBeChecked();
});
