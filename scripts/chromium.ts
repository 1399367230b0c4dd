import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The headless shell draws no window of its own, which takes a third of the time from a journey. */
const SHELL = "/usr/bin/chromium-headless-shell";
const KNOWN = [SHELL, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * A browser for the tests: the one named by CHROMIUM, Debian's headless shell (installed as root where it is
 * missing), another that is installed, or Playwright's own.
 * @throws Error that says in one line how to get one
 */
export function findChromium(): string {
  if (!process.env.CHROMIUM && !existsSync(SHELL)) installShell();
  const found = [process.env.CHROMIUM ?? "", ...KNOWN, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (found) return found;
  try {
    console.log("Installing Playwright's Chromium …");
    execFileSync("playwright", ["install", "chromium"], { stdio: "inherit" });
    return chromium.executablePath();
  } catch {
    throw new Error("No Chromium: `apt-get install chromium-headless-shell`, or set CHROMIUM to its path.");
  }
}

/** Debian's package; where it cannot be had, another browser may be there. */
function installShell(): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log("Installing Chromium's headless shell (Debian's package) …");
  const apt = (...args: string[]) =>
    execFileSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  try {
    apt("update", "-qq");
    apt("install", "-y", "-qq", "chromium-headless-shell");
  } catch (error) {
    console.log(`Not installed: ${String(error)}`);
  }
}
