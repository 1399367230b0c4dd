import type { Page } from "@playwright/test";

type Phone = {
  asked: [method: string, given: unknown][];
  emit(event: string, payload: unknown): void;
  listening(event: string): number;
};

/** Capacitor's bridge as an Android phone puts it into each document before our first script. */
export function putBridge(): void {
  const asked: Phone["asked"] = [];
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const method = (name: string, answer?: unknown) => async (given: unknown) => {
    asked.push([name, given]);
    return answer;
  };
  const addListener = (event: string, listener: (payload: unknown) => void) => {
    const registered = listeners.get(event) ?? new Set();
    listeners.set(event, registered.add(listener));
    return { remove: async () => void registered.delete(listener) };
  };
  const emit = (event: string, payload: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };
  const pixel = { model: "Pixel 9", manufacturer: "Google", operatingSystem: "android", osVersion: "15" };
  let network = { connected: true, connectionType: "wifi" };
  addListener("networkStatusChange", (status) => {
    network = status as typeof network;
  });
  Object.assign(window, {
    Capacitor: {
      isNativePlatform: () => true,
      getPlatform: () => "android",
      Plugins: {
        Network: { addListener, getStatus: async () => network },
        Device: { getInfo: method("getInfo", pixel) },
        StatusBar: { setStyle: method("setStyle"), setBackgroundColor: method("setBackgroundColor") },
        App: { addListener, exitApp: method("exitApp"), getLaunchUrl: method("getLaunchUrl") },
        Keyboard: { addListener },
        Haptics: { impact: method("impact") },
        CapacitorShareTarget: { addListener },
        PushNotifications: {
          addListener,
          checkPermissions: async () => ({ receive: sessionStorage.getItem("notices") ?? "prompt" }),
          // the person says yes unless the test says otherwise
          requestPermissions: async () => {
            asked.push(["requestPermissions", undefined]);
            const receive = sessionStorage.getItem("notices") ?? "granted";
            sessionStorage.setItem("notices", receive);
            return { receive };
          },
          register: async () => {
            asked.push(["register", undefined]);
            setTimeout(() =>
              emit("registration", { value: sessionStorage.getItem("token") ?? "f".repeat(64) }),
            );
          },
          unregister: method("unregister"),
          createChannel: method("createChannel"),
        },
        NativeBiometric: {
          isAvailable: method("isAvailable", { isAvailable: true }),
          // the phone knows its owner unless the test says otherwise
          verifyIdentity: async (given: unknown) => {
            asked.push(["verifyIdentity", given]);
            if (sessionStorage.getItem("stranger")) throw new Error("not recognised");
          },
        },
      },
    },
    phone: { asked, emit, listening: (event: string) => listeners.get(event)?.size ?? 0 },
  });
}

export const phone = (page: Page) => ({
  /** The page's script has come and follows the button. */
  ready: () =>
    page.waitForFunction(() => (window as unknown as { phone: Phone }).phone.listening("backButton") === 1),
  emit: (event: string, payload: unknown) =>
    page.evaluate(([event, payload]) => (window as unknown as { phone: Phone }).phone.emit(event, payload), [
      event,
      payload,
    ] as const),
  listening: (event: string) =>
    page.evaluate((event) => (window as unknown as { phone: Phone }).phone.listening(event), event),
  asked: (method: string) =>
    page.evaluate(
      (method) =>
        (window as unknown as { phone: Phone }).phone.asked
          .filter(([name]) => name === method)
          .map(([, given]) => given),
      method,
    ),
});
export const BACK = { canGoBack: true };
