import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const KNOWN = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * A browser for the tests: the one named by CHROMIUM, an installed one, Debian's package (as root), or
 * Playwright's own.
 * @throws Error that says in one line how to get one
 */
export function findChromium(): string {
  const found = [process.env.CHROMIUM ?? "", ...KNOWN, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium (Debian's package) …");
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return "/usr/bin/chromium";
  }
  try {
    console.log("Installing Playwright's Chromium …");
    execFileSync("playwright", ["install", "chromium"], { stdio: "inherit" });
    return chromium.executablePath();
  } catch {
    throw new Error("No Chromium: install one (`apt-get install chromium`) or set CHROMIUM to its path.");
  }
}
