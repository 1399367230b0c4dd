/**
 * The native shell (`mobile/`), as a page in it sees it: Capacitor puts its bridge and its plugins into the page
 * before any script of ours. Only what we use is typed; nothing of Capacitor is bundled.
 */
type Listener = { remove(): Promise<void> };
/** At once from the bridge alone, as a promise where Capacitor's own script has been loaded. */
type Listening = Listener | Promise<Listener>;

type PushPermission = "prompt" | "prompt-with-rationale" | "granted" | "denied";

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
      /** The app was opened by an address of ours, or by `koinonia://`. */
      addListener(event: "appUrlOpen", listener: (opened: { url: string }) => void): Listening;
      addListener(event: "appStateChange", listener: (state: { isActive: boolean }) => void): Listening;
      /** Not in a shell of an older version, as a plugin that came later is not. */
      getLaunchUrl?(): Promise<{ url: string } | undefined>;
      exitApp(): Promise<void>;
    };
    Keyboard?: {
      addListener(event: "keyboardDidShow" | "keyboardDidHide", listener: () => void): Listening;
    };
    Haptics?: { impact(options: { style: "LIGHT" | "MEDIUM" | "HEAVY" }): Promise<void> };
    /** `@capgo/capacitor-native-biometric` */
    NativeBiometric?: {
      isAvailable(): Promise<{ isAvailable: boolean }>;
      /** Rejects when the person was not recognised. */
      verifyIdentity(options: { reason: string; title: string }): Promise<void>;
    };
    PushNotifications?: {
      /** `prompt`: nobody has been asked yet. */
      checkPermissions(): Promise<{ receive: PushPermission }>;
      requestPermissions(): Promise<{ receive: PushPermission }>;
      /** Answers by `registration` or `registrationError`. */
      register(): Promise<void>;
      unregister(): Promise<void>;
      /** Android alone. */
      createChannel?(channel: { id: string; name: string; importance: 3; visibility: 0 }): Promise<void>;
      addListener(event: "registration", listener: (token: { value: string }) => void): Listening;
      addListener(event: "registrationError", listener: (failure: { error: string }) => void): Listening;
      addListener(
        event: "pushNotificationActionPerformed",
        listener: (tap: { notification: { data?: unknown } }) => void,
      ): Listening;
    };
    /** `@capgo/capacitor-share-target` */
    CapacitorShareTarget?: {
      addListener(
        event: "shareReceived",
        listener: (shared: { title?: string; texts?: string[] }) => void,
      ): Listening;
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

/** What the shell's web view adds to its name (`mobile/capacitor.config.ts`): the server sells nothing to it (G17). */
export const SHELL_AGENT = "KoinoniaShell";

export const isShellAgent = (agent: string | null): boolean => agent?.includes(`${SHELL_AGENT}/`) ?? false;

/** The token of this phone that our server has (`shell/phone-push.ts`). It goes when its member signs out. */
export const PHONE_PUSH_KEY = "phone-push";

/** The page knows the shell from its first script on: `.not-in-shell` and `.only-in-shell` follow it. */
export function markShell(): void {
  const shell = nativeShell();
  if (shell) document.documentElement.dataset.shell = shell.getPlatform();
}
