import type { Locator, Page } from "@playwright/test";
import { totpAt } from "../../../workers/sandbox/clerk/me/totp.ts";
import { inDatabase } from "../servers/database.ts";
import { expect, newEmail, signUp } from "./people.ts";

const TOTP_STEP_MS = 30_000;

/** The code that an authenticator app shows now. */
export const codeOfApp = (secret: string): Promise<string> =>
  totpAt(secret, Math.floor(Date.now() / TOTP_STEP_MS));

/** A new administrator, signed in by password alone. @returns their address */
export async function signUpAdmin(page: Page, role: "admin" | "moderator" = "admin"): Promise<string> {
  const email = newEmail("staff");
  await signUp(page, { email, fullName: "Aquila Hart" });
  const { userId } = (await (await page.request.get("/session")).json()) as { userId: string };
  await inDatabase("INSERT INTO user_roles VALUES (?, ?)", userId, role);
  return email;
}

/** The same with a second step that was proven in this session, by clerk-js as the settings do it (G21). */
export async function signUpProvenAdmin(page: Page, role: "admin" | "moderator" = "admin"): Promise<void> {
  await signUpAdmin(page, role);
  await page.waitForFunction(() => window.Clerk?.loaded);
  const secret = await page.evaluate(async () => (await window.Clerk?.user?.createTOTP())?.secret ?? "");
  await page.evaluate(
    async (code) => {
      const backupCodes = (await window.Clerk?.user?.verifyTOTP({ code }))?.backupCodes ?? [];
      const session = window.Clerk?.session;
      await session?.startVerification({ level: "second_factor" });
      await session?.attemptSecondFactorVerification({ strategy: "backup_code", code: backupCodes[0] ?? "" });
      await session?.getToken({ skipCache: true });
    },
    await codeOfApp(secret),
  );
}

/** Down the queue by key until the item is looked at; other journeys of the server may have left older ones. */
export async function findInQueue(page: Page, item: Locator): Promise<void> {
  const line = page.locator("[data-queue-item][aria-current]");
  while (!(await item.isVisible())) {
    const shown = (await line.getAttribute("data-queue-item")) ?? "";
    await page.keyboard.press("j");
    await expect(line).not.toHaveAttribute("data-queue-item", shown);
  }
}
