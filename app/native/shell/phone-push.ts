import { type Capacitor, PHONE_PUSH_KEY as KEY, nativeShell } from "#app/native/capacitor.ts";
import { noticeIn } from "#app/native/service-worker/push.ts";

/**
 * Push in the native app: a token of the phone, which our server asks Google to write to. `none`: an older shell.
 * The permission is asked for by `turnPhonePushOn` alone, which only a press in Settings calls.
 */
export type PhonePushState = "none" | "denied" | "off" | "on";

/** Of this run of the app: whether it has looked for a new token. */
const LOOKED = "phone-push-looked";
export const DEVICES_PATH = "/settings/push";
/** Google's service answers within moments, or not at all, ms. */
const TOKEN_TIMEOUT_MS = 20_000;

type Plugin = NonNullable<Capacitor["Plugins"]["PushNotifications"]>;

const pluginOf = (shell: Capacitor | null): Plugin | undefined => shell?.Plugins.PushNotifications;
const sentToken = (): string | null => localStorage.getItem(KEY);

/** Asks nothing of the person. */
export async function readPhonePush(shell: Capacitor): Promise<PhonePushState> {
  const plugin = pluginOf(shell);
  if (!plugin) return "none";
  const { receive } = await plugin.checkPermissions();
  if (receive === "denied") return "denied";
  return receive === "granted" && sentToken() ? "on" : "off";
}

/** The phone's token at its push service. */
async function tokenOf(plugin: Plugin): Promise<string> {
  let end = () => {};
  const token = new Promise<string>((resolve, reject) => {
    const listeners = [
      plugin.addListener("registration", ({ value }) => resolve(value)),
      plugin.addListener("registrationError", ({ error }) => reject(new Error(error))),
    ];
    const timer = setTimeout(() => reject(new Error("no token came")), TOKEN_TIMEOUT_MS);
    end = () => {
      clearTimeout(timer);
      for (const listener of listeners) void Promise.resolve(listener).then((handle) => handle.remove());
    };
    plugin.register().catch(reject);
  });
  return token.finally(end);
}

async function post(fields: Record<string, string>): Promise<void> {
  const reply = await fetch(DEVICES_PATH, { method: "POST", body: new URLSearchParams(fields) });
  if (!reply.ok) throw new Error(`not taken: ${reply.status}`);
}

/** @param channel what Android's settings call our notices */
export async function turnPhonePushOn(shell: Capacitor, channel: string): Promise<PhonePushState> {
  const plugin = pluginOf(shell);
  if (!plugin) return "none";
  const { receive } = await plugin.requestPermissions();
  if (receive !== "granted") return receive === "denied" ? "denied" : "off";
  // private: a locked screen shows its words only where the phone's owner lets it
  if (shell.getPlatform() === "android")
    await plugin.createChannel?.({ id: "notices", name: channel, importance: 3, visibility: 0 });
  const endpoint = await tokenOf(plugin);
  await post({ intent: "add-phone", endpoint });
  localStorage.setItem(KEY, endpoint);
  return "on";
}

export async function turnPhonePushOff(shell: Capacitor): Promise<PhonePushState> {
  const endpoint = sentToken();
  if (endpoint) await post({ intent: "remove", endpoint });
  await endPhonePush(shell);
  return "off";
}

/** A phone belongs to a session: where that has changed since, it is sent anew. Nothing where push is off. */
export async function refreshPhonePush(): Promise<void> {
  const endpoint = sentToken();
  if (endpoint) await post({ intent: "add-phone", endpoint });
}

/** Whoever has the phone next gets no notice of this member, whatever our server has heard: the token itself ends. */
export async function endPhonePush(shell: Capacitor | null = nativeShell()): Promise<void> {
  if (!sentToken()) return;
  localStorage.removeItem(KEY);
  await pluginOf(shell)
    ?.unregister()
    .catch(() => undefined);
}

/** A tap on a notice opens its page; and where Google has given the phone another token, our server is sent it. */
export function followPhonePush(shell: Capacitor, go: (path: string) => void): void {
  const plugin = pluginOf(shell);
  if (!plugin) return;
  // kept by the phone until somebody listens: also what has started the app
  void plugin.addListener("pushNotificationActionPerformed", ({ notification }) =>
    go(noticeIn(JSON.stringify(notification.data ?? null)).url),
  );
  if (!sentToken() || sessionStorage.getItem(LOOKED)) return;
  sessionStorage.setItem(LOOKED, "yes");
  // without a network the next start says it
  void renew(plugin).catch(() => undefined);
}

async function renew(plugin: Plugin): Promise<void> {
  if ((await plugin.checkPermissions()).receive !== "granted") return;
  const endpoint = await tokenOf(plugin);
  const before = sentToken();
  if (!before || endpoint === before) return;
  await post({ intent: "renew-phone", endpoint, before });
  localStorage.setItem(KEY, endpoint);
}
