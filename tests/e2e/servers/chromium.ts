import { existsSync } from "node:fs";

/** Debian's Chromium where it is; elsewhere Playwright's own (scripts/chromium.ts sees to it). */
const executablePath = [
  process.env.CHROMIUM ?? "",
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
].find((path) => existsSync(path));

const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // nothing leaves this machine: a page that asks another host fails the test
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/** How the browser is started; `flags`: besides, for a file whose tests need a device. */
export const chromiumOptions = (flags: string[] = []) => ({
  args: [...CHROMIUM_FLAGS, ...flags],
  ...(executablePath && { executablePath }),
});
