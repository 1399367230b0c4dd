import { expect, type Locator, type Page } from "@playwright/test";
import { localKeys } from "../../../scripts/local-keys.ts";
import { gate } from "../steps/people.ts";

/** Clerk as a browser meets it that has a bad day, and Clerk's own books of what came of it. */

export const FAULTS = ["unreachable", "500", "slow"] as const;
export type Fault = (typeof FAULTS)[number];
type Words = Record<Fault, readonly [title: string, text: string]>;

export const TIMEOUT = ["Request Timeout", "The operation took too long. Please try again."] as const;
export const UNREACHABLE = ["No connection", "Nothing was lost; please try again in a moment."] as const;

/**
 * From now on what the page sends to one place of the vendor meets the fault; what it only reads does not.
 * `slow`: it is held on its way, and reaches the vendor when it is healed.
 */
export async function breakVendor(page: Page, path: RegExp, fault: Fault) {
  const healed = gate();
  let met = false;
  let well = false;
  const at = (url: URL) => url.pathname.startsWith("/__clerk/v1/") && path.test(url.pathname);
  await page.route(at, async (route) => {
    if (well || route.request().method() === "GET") return route.fallback();
    met = true;
    if (fault === "500") return route.fulfill({ status: 500, json: { errors: [] } });
    if (fault === "unreachable") return route.abort("connectionrefused");
    await healed.opened;
    return route.continue();
  });
  return {
    /** Waits until something has met the fault. */
    reached: () => expect.poll(() => met, `${path} meets: ${fault}`).toBe(true),
    heal() {
      well = true;
      healed.open();
    },
  };
}

type Try = {
  path: RegExp;
  button: Locator;
  words: Words;
  /** Nothing of the form is lost. */
  kept(): Promise<void>;
  /** What a further try needs first. */
  before?(): Promise<void>;
  /** How it is sent, where not by the button. */
  press?(): Promise<void>;
};

/**
 * One form meets each fault, the slow one last: it is given up after 30 s, told, free again and kept. What was held
 * has reached the vendor when this is over. The page's clock is installed.
 */
export async function meetFaults(page: Page, { path, button, words, kept, before, press }: Try) {
  for (const fault of FAULTS) {
    await before?.();
    const vendor = await breakVendor(page, path, fault);
    await (press ?? (() => button.click()))();
    await vendor.reached();
    if (fault === "slow") {
      await page.clock.fastForward(25_000);
      await expect(button).toHaveAttribute("aria-busy", "true");
      await page.clock.fastForward(6_000);
    }
    const [title, text] = words[fault];
    await expect(page.getByRole("alert").filter({ hasText: title }), fault).toContainText(text);
    await expect(button).not.toHaveAttribute("aria-busy");
    await kept();
    const late =
      fault === "slow" && page.waitForResponse((answer) => path.test(new URL(answer.url()).pathname));
    vendor.heal();
    if (late) await late;
  }
}

async function books<Record>(page: Page, path: string): Promise<Record[]> {
  const answer = await page.request.get(`/__clerk/v1/${path}`, {
    headers: { authorization: `Bearer ${localKeys().clerkSecretKey}` },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Record[];
}

type User = {
  id: string;
  first_name: string;
  totp_enabled: boolean;
  email_addresses: { email_address: string }[];
};
/** The accounts that own an address. */
export const usersOf = (page: Page, email: string) =>
  books<User>(page, `users?email_address=${encodeURIComponent(email)}`);

/** How often the owner of an address is signed in. */
export async function sessionsOf(page: Page, email: string): Promise<number> {
  const [user] = await usersOf(page, email);
  if (!user) return 0;
  return (await books(page, `sessions?status=active&user_id=${user.id}`)).length;
}
