import { type Capacitor, nativeShell } from "./capacitor.ts";

export type Platform = "web" | "ios" | "android";

/** GS7: where the product runs. What a browser does not tell is null. */
export type PlatformInfo = {
  isNative: boolean;
  platform: Platform;
  device: { model: string | null; system: string | null };
  network: { online: boolean; kind: string | null };
  /** Share of the memory that the page may use, 0 to 1. */
  memoryRatio: number | null;
};

/** K4: the memory is looked at so often, ms. */
export const MEMORY_EVERY_MS = 30_000;

/** Not in every browser, and no standard: Chromium alone has it. */
type Memory = { usedJSHeapSize: number; jsHeapSizeLimit: number };

export function memoryRatio(memory: Partial<Memory> | undefined): number | null {
  const { usedJSHeapSize: used, jsHeapSizeLimit: limit } = memory ?? {};
  if (typeof used !== "number" || typeof limit !== "number" || !(limit > 0) || !(used >= 0)) return null;
  return Math.min(1, used / limit);
}

/** The shell says it; a browser's page is the web, on whatever device. */
export function platformOf(shell: Pick<Capacitor, "getPlatform"> | null): Platform {
  const named = shell?.getPlatform();
  return named === "ios" || named === "android" ? named : "web";
}

type Hints = { userAgentData?: { platform?: string; mobile?: boolean } };
type Connection = { connection?: { effectiveType?: string; type?: string } };

/** The system's name out of what a browser says of itself; null when it says nothing we know. */
export function systemOf(hint: string | undefined, userAgent: string): string | null {
  if (hint) return hint;
  const known: [RegExp, string][] = [
    [/Android/, "Android"],
    [/iPhone|iPad|iPod/, "iOS"],
    [/CrOS/, "Chrome OS"],
    [/Mac OS X|Macintosh/, "macOS"],
    [/Windows/, "Windows"],
    [/Linux/, "Linux"],
  ];
  return known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}

const browserDevice = (): PlatformInfo["device"] => ({
  model: null,
  system: systemOf((navigator as Navigator & Hints).userAgentData?.platform, navigator.userAgent),
});

async function nativeDevice(shell: Capacitor): Promise<PlatformInfo["device"]> {
  const info = await shell.Plugins.Device?.getInfo().catch(() => null);
  if (!info) return browserDevice();
  return {
    model: `${info.manufacturer} ${info.model}`.trim(),
    system: `${info.operatingSystem} ${info.osVersion}`,
  };
}

async function network(shell: Capacitor | null): Promise<PlatformInfo["network"]> {
  const native = await shell?.Plugins.Network?.getStatus().catch(() => null);
  if (native) return { online: native.connected, kind: native.connectionType };
  const { connection } = navigator as Navigator & Connection;
  return { online: navigator.onLine, kind: connection?.type ?? connection?.effectiveType ?? null };
}

const pageMemory = (): number | null =>
  memoryRatio((performance as Performance & { memory?: Memory }).memory);

/** Asks the shell where there is one; the browser about what the shell cannot say. */
export async function readPlatform(): Promise<PlatformInfo> {
  const shell = nativeShell();
  return {
    isNative: shell !== null,
    platform: platformOf(shell),
    device: shell ? await nativeDevice(shell) : browserDevice(),
    network: await network(shell),
    memoryRatio: pageMemory(),
  };
}

/** Calls with each change: the network's at once, the memory's by samples. Returns how to stop. */
export function watchPlatform(onChange: (info: PlatformInfo) => void): () => void {
  let watched = true;
  const look = () => void readPlatform().then((info) => watched && onChange(info));
  const stopNetwork = watchNetwork(look);
  const timer = setInterval(look, MEMORY_EVERY_MS);
  look();
  return () => {
    watched = false;
    stopNetwork();
    clearInterval(timer);
  };
}

/** Calls with each change of the network, not with how it was before. Returns how to stop. */
export function watchNetwork(onChange: (online: boolean) => void): () => void {
  const native = nativeShell()?.Plugins.Network;
  if (native) {
    const listening = native.addListener("networkStatusChange", ({ connected }) => onChange(connected));
    return () => void Promise.resolve(listening).then((listener) => listener.remove());
  }
  const online = () => onChange(true);
  const offline = () => onChange(false);
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  return () => {
    window.removeEventListener("online", online);
    window.removeEventListener("offline", offline);
  };
}
