import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";

import { localKeys } from "../../../scripts/local-keys.ts";
import { originOf } from "../servers/servers.ts";

export const PASSWORD = "Faith-2026!";

type Problems = { list: string[]; hosts: Set<string>; allowed: RegExp[] };

/** Remix's own word for a reading of the page that the next press has broken off: nobody is at fault. */
const BROKEN_OFF = "AbortError: signal is aborted without reason";
/** The browser's own word where a test has taken the network away: whatever is asked for now and then may fall into it. */
const NO_NETWORK = /net::ERR_INTERNET_DISCONNECTED/;

/** A device so many times slower than this one, and a network that takes so long, ms: what a fast machine never meets. */
const SLOWER = Number(process.env.E2E_SLOWER ?? 1);
const LATENCY_MS = Number(process.env.E2E_LATENCY ?? 0);

async function slowDown(page: Page): Promise<void> {
  if (SLOWER === 1 && LATENCY_MS === 0) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const speed = { downloadThroughput: -1, uploadThroughput: -1 };
  if (LATENCY_MS > 0)
    await session.send("Network.emulateNetworkConditions", { offline: false, latency: LATENCY_MS, ...speed });
}

/** A page whose console and network are watched: an error, or a request to another host, fails the test. */
function watch(page: Page, problems: Problems): void {
  slowDown(page).catch(() => undefined);
  page.on("pageerror", (error) => problems.list.push(`page error: ${error.message} (${page.url()})`));
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() !== "error" || text.startsWith(BROKEN_OFF) || NO_NETWORK.test(text)) return;
    // which file it was stands beside the text
    problems.list.push(`console: ${text} (${message.location().url})`);
  });
  page.on("request", (request) => {
    if (/^(http|ws)/.test(request.url())) problems.hosts.add(new URL(request.url()).host);
  });
}

/**
 * A browser that offers no service worker, as strict settings do. What a page asks for goes past `page.route` now and
 * then where one answers for it, so a file whose tests meet requests has none: `test.use(NO_WORKER)`.
 */
export const NO_WORKER = { worker: false };
const withoutWorker = (context: BrowserContext) =>
  context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));

type Fixtures = {
  /** Whether the browser offers service workers. */
  worker: boolean;
  /** Where the product is reached. */
  origin: string;
  /** Opens a further browser context that is watched too. */
  another: (
    options?: Parameters<Browser["newContext"]>[0],
  ) => Promise<{ page: Page; context: BrowserContext }>;
  /** Expected console errors and hosts, by pattern. */
  allow: (pattern: RegExp) => void;
};

export const test = base.extend<Fixtures & { problems: Problems }>({
  worker: [true, { option: true }],
  baseURL: async ({ baseURL: _first }, use, { parallelIndex }) => use(originOf(parallelIndex)),
  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error("playwright.config.ts names no baseURL");
    await use(baseURL);
  },
  problems: async ({ origin }, use) => {
    const problems: Problems = { list: [], hosts: new Set(), allowed: [] };
    await use(problems);
    const { allowed, hosts } = problems;
    const foreign = [...hosts].filter((host) => host !== new URL(origin).host);
    expect(foreign.filter((host) => !allowed.some((pattern) => pattern.test(host)))).toEqual([]);
  },
  allow: async ({ problems }, use) => {
    const { allowed } = problems;
    await use((pattern) => allowed.push(pattern));
    expect(problems.list.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
  },
  context: async ({ context, problems, allow, worker }, use) => {
    void allow;
    if (!worker) await withoutWorker(context);
    context.on("page", (page) => watch(page, problems));
    await use(context);
  },
  another: async ({ browser, origin, problems, worker }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: origin,
        locale: "en-US",
        timezoneId: "America/New_York",
        ...options,
      });
      opened.push(context);
      if (!worker) await withoutWorker(context);
      context.on("page", (page) => watch(page, problems));
      return { context, page: await context.newPage() };
    });
    for (const context of opened) await context.close();
  },
});

export { expect };

/** The newest code that the sandbox has sent to somebody. */
export async function codeFor(page: Page, to: string): Promise<string> {
  let code = "";
  await expect(async () => {
    const answer = await page.request.get(`/sandbox/outbox.json?to=${encodeURIComponent(to)}`);
    const [newest] = (await answer.json()) as { code: string | null }[];
    code = newest?.code ?? "";
    expect(code).toMatch(/^\d{6}$/);
  }).toPass({ timeout: 30_000 });
  return code;
}

let people = 0;
/** An address that nobody has had. */
export const newEmail = (name: string): string => `${name}.${Date.now()}${people++}@example.com`;

type Person = {
  email: string;
  fullName?: string;
};

/** What `signUp` gives: another one than the seeded accounts have. */
export const NEW_PASSWORD = "Lantern-7-lit";

/** An account at the vendor, by its Backend API: no form of ours was filled in. */
export async function makeAccount(
  page: Page,
  { email, fullName = "Ann Okafor" }: Person,
  { password, metadata }: { password: string; metadata: Record<string, unknown> },
) {
  const [first = "", ...rest] = fullName.split(" ");
  const answer = await page.request.post("/__clerk/v1/users", {
    headers: { authorization: `Bearer ${localKeys().clerkSecretKey}` },
    data: {
      email_address: [email],
      password,
      first_name: first,
      last_name: rest.join(" "),
      unsafe_metadata: metadata,
    },
  });
  expect(answer.ok()).toBe(true);
}

/** A new member, signed in: what the form makes, in a fifth of its time. Ends on the companion's page. */
export async function signUp(page: Page, person: Person) {
  await signUpUnseen(page, person);
  await openCompanion(page);
}

/** The same without a page: a member who has not been here yet. */
export async function signUpUnseen(page: Page, person: Person) {
  const timeZone = "America/New_York";
  const metadata = { ageBand: "18+", language: "en", phoneNumber: "+14155550134", timeZone };
  await makeAccount(page, person, { password: NEW_PASSWORD, metadata });
  await hostedSignIn(page, person.email, NEW_PASSWORD);
}

/** Signed in by the vendor's own page, which is quick; by our form: `signInByForm`. Ends on the companion's page. */
export async function signIn(page: Page, email: string, password = PASSWORD) {
  await hostedSignIn(page, email, password);
  await openCompanion(page);
}

/** Signed in without a page: whoever is led elsewhere than to the companion. */
export async function hostedSignIn(page: Page, email: string, password = PASSWORD) {
  const answer = await page.request.post("/__clerk/hosted/sign-in", {
    form: { email, password, redirect_url: "/chatbot" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

async function openCompanion(page: Page) {
  await page.goto("/chatbot");
  await page.waitForURL("**/chatbot");
}

/** Signs up by the form: captcha, email code, session. Ends on the companion's page. */
export async function signUpByForm(page: Page, person: Person & AtPhone) {
  await page.goto("/auth?mode=signup");
  await fillSignUp(page, person);
}

type AtPhone = {
  /** What is done at the phone step before it is skipped. */
  atPhone?: () => Promise<void>;
};

/** The same on a sign-up form that is open already, however the person came to it. */
export async function fillSignUp(page: Page, { email, fullName = "Ann Okafor", atPhone }: Person & AtPhone) {
  await page.getByLabel("Full name").fill(fullName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Phone").fill("4155550134");
  await page.getByLabel("18 or older").check();
  await page.getByLabel("I am a person, not a program").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByLabel("Verification code").fill(await codeFor(page, email));
  await atPhone?.();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.waitForURL("**/chatbot");
}

export async function signInByForm(page: Page, email: string, password = PASSWORD) {
  await page.goto("/auth?mode=login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("tabpanel").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/chatbot");
}

/** @returns the sandbox's hour, epoch ms */
export async function advanceClock(page: Page, advanceMs: number): Promise<number> {
  const answer = await page.request.post("/sandbox/clock", { data: { advanceMs } });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { now: number }).now;
}

/** No notice hides a part of the screen; one that leaves by itself meanwhile is gone too. */
export async function noNotice(page: Page) {
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await expect(async () => {
    if (await dismiss.isVisible()) await dismiss.click({ timeout: 500 });
    await expect(dismiss).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** A gate on the way: what comes to it waits until it is opened. */
export function gate(): { opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
