import type { Capacitor } from "#app/native/capacitor.ts";

/** The shell's own scheme, for links from widgets and shortcuts. */
const SCHEME = "koinonia:";

/** The page of ours that an address leads to; null for anybody else's. */
export function pathOfLink(url: string, origin: string): string | null {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return null;
  }
  // `koinonia://pet/album` names the host `pet`
  const host = parsed.protocol === SCHEME ? parsed.host : parsed.origin === origin ? "" : null;
  if (host === null) return null;
  // a browser reads `//` and `\` at the beginning as another host
  const path = `/${host}${parsed.pathname}`.replace(/[\\/]+/g, "/").replace(/(.)\/$/, "$1");
  return path + parsed.search + parsed.hash;
}

const OPENED = "opened-by";

/** An address that opens the app leads to its page: in the app that runs, and where it starts with it, once. */
export function followLinks({ Plugins: { App } }: Capacitor, go: (path: string) => void): void {
  const open = (url: string) => {
    const path = pathOfLink(url, location.origin);
    if (path && path !== location.pathname + location.search + location.hash) go(path);
  };
  void App?.addListener("appUrlOpen", ({ url }) => open(url));
  void App?.getLaunchUrl?.()
    .then((launch) => {
      // each document asks, and the app was started once
      if (!launch || sessionStorage.getItem(OPENED) === launch.url) return;
      sessionStorage.setItem(OPENED, launch.url);
      open(launch.url);
    })
    .catch(() => undefined);
}
