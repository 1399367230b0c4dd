import { vi } from "vitest";

/**
 * The native shell as its bridge puts it into a page: `addListener` of a plugin answers at once with what removes the
 * listener, every other method with a promise (Capacitor 8: `core/native-bridge.ts`, `JSExport` of both platforms).
 */
export class FakeShell {
  readonly calls: [method: string, given?: unknown][] = [];
  readonly #listeners = new Map<string, Set<(payload: never) => void>>();
  /** What a method answers with; what is not here answers with nothing. */
  readonly answers = new Map<string, unknown>();
  Plugins: Record<string, unknown>;

  readonly platform: "ios" | "android";

  constructor(platform: "ios" | "android") {
    this.platform = platform;
    this.Plugins = {
      Network: { ...this.#listening(), getStatus: this.#method("getStatus") },
      Device: { getInfo: this.#method("getInfo") },
      StatusBar: {
        setStyle: this.#method("setStyle"),
        setBackgroundColor: this.#method("setBackgroundColor"),
      },
      App: {
        ...this.#listening(),
        exitApp: this.#method("exitApp"),
        getLaunchUrl: this.#method("getLaunchUrl"),
      },
      Keyboard: this.#listening(),
      Haptics: { impact: this.#method("impact") },
      NativeBiometric: {
        isAvailable: this.#method("isAvailable"),
        verifyIdentity: this.#method("verifyIdentity"),
      },
      CapacitorShareTarget: this.#listening(),
      PushNotifications: {
        ...this.#listening(),
        checkPermissions: this.#method("checkPermissions"),
        requestPermissions: this.#method("requestPermissions"),
        createChannel: this.#method("createChannel"),
        register: this.#method("register"),
        unregister: this.#method("unregister"),
      },
    };
  }

  isNativePlatform = () => true;
  getPlatform = () => this.platform;

  /** An event of the phone. */
  emit(event: string, payload: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(payload as never);
  }

  listening = (event: string): number => this.#listeners.get(event)?.size ?? 0;
  called = (method: string): unknown[] =>
    this.calls.filter(([name]) => name === method).map(([, given]) => given);

  #method(name: string) {
    return async (given?: unknown) => {
      this.calls.push([name, given]);
      const answer = this.answers.get(name);
      if (answer instanceof Error) throw answer;
      return answer;
    };
  }

  #listening() {
    return {
      addListener: (event: string, listener: (payload: never) => void) => {
        const registered = this.#listeners.get(event) ?? new Set();
        this.#listeners.set(event, registered.add(listener));
        return { remove: async () => void registered.delete(listener) };
      },
    };
  }
}

/** What stands open over the page, as far as a phone's back button is concerned. */
export class FakeOverlay extends EventTarget {
  readonly kind: "dialog" | "popover";
  close = vi.fn();
  hidePopover = vi.fn();
  constructor(kind: "dialog" | "popover") {
    super();
    this.kind = kind;
  }
  matches = (selector: string) => selector === ":popover-open" && this.kind === "popover";
}

/** A page in the shell, or in a browser without one. */
export function fakeNativePage(
  shell: FakeShell | null,
  { online = true, open = [] }: { online?: boolean; open?: FakeOverlay[] } = {},
) {
  const kept = new Map<string, string>();
  const page = Object.assign(new EventTarget(), shell && { Capacitor: shell });
  const back = vi.fn();
  vi.stubGlobal("window", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("navigator", { onLine: online, userAgent: "Mozilla/5.0 (X11; Linux x86_64)" });
  vi.stubGlobal("history", { back });
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("document", { querySelectorAll: () => open });
  vi.stubGlobal("sessionStorage", storage(kept));
  vi.stubGlobal("localStorage", storage(new Map()));
  return { page, back, open };
}

const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
