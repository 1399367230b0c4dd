import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { findChromium } from "#scripts/chromium.ts";

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });

/** @param cookie as the `Cookie` header has it */
export async function giveCookies(context: BrowserContext, cookie: string, url: string): Promise<void> {
  await context.addCookies(
    cookie.split("; ").map((one) => {
      const at = one.indexOf("=");
      return { name: one.slice(0, at), value: one.slice(at + 1), url };
    }),
  );
}
