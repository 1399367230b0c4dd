/**
 * The native shell (`mobile/`), as a page in it sees it: Capacitor puts its bridge and its plugins into the page
 * before any script of ours. Only what we use is typed; nothing of Capacitor is bundled.
 */
type Listener = { remove(): Promise<void> };
/** At once from the bridge alone, as a promise where Capacitor's own script has been loaded. */
type Listening = Listener | Promise<Listener>;

export type Capacitor = {
  isNativePlatform(): boolean;
  getPlatform(): string;
  Plugins: {
    Network?: {
      getStatus(): Promise<{ connected: boolean; connectionType: string }>;
      addListener(
        event: "networkStatusChange",
        listener: (status: { connected: boolean; connectionType: string }) => void,
      ): Listening;
    };
    Device?: {
      getInfo(): Promise<{ model: string; operatingSystem: string; osVersion: string; manufacturer: string }>;
    };
    StatusBar?: {
      setStyle(options: { style: "LIGHT" | "DARK" }): Promise<void>;
      setBackgroundColor(options: { color: string }): Promise<void>;
    };
    App?: {
      addListener(event: "backButton", listener: (state: { canGoBack: boolean }) => void): Listening;
      exitApp(): Promise<void>;
    };
  };
};

declare global {
  interface Window {
    Capacitor?: Capacitor;
  }
}

/** The shell around this page; null in a browser, also when a page merely has the bridge's web part. */
export function nativeShell(): Capacitor | null {
  const shell = typeof window === "undefined" ? undefined : window.Capacitor;
  return shell?.isNativePlatform() ? shell : null;
}
