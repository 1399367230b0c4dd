/** What a browser says of web push here. `none`: it takes none. */
export type PushState = "none" | "denied" | "off" | "on";

const ADDRESS = "/settings/push";

/** Asks nothing of the person. */
export async function readPushState(): Promise<PushState> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return "none";
  if (Notification.permission === "denied") return "denied";
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && Notification.permission === "granted" ? "on" : "off";
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

async function post(fields: Record<string, string>): Promise<void> {
  const reply = await fetch(ADDRESS, { method: "POST", body: new URLSearchParams(fields) });
  if (!reply.ok) throw new Error(`not taken: ${reply.status}`);
}

const sendSubscription = (subscription: PushSubscription): Promise<void> => {
  const { endpoint, keys } = subscription.toJSON();
  return post({
    intent: "add",
    endpoint: endpoint ?? "",
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
  });
};

/** A device belongs to a session: where that has changed since, it is sent anew. Nothing where push is off. */
export async function refreshSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await sendSubscription(subscription);
}

/**
 * Asks the person, then the browser's push service, then sends it to ours. By a press alone: browsers refuse it otherwise.
 * @param key of this deployment
 */
export async function turnPushOn(key: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  // an older key's subscription takes nothing of ours
  const subscription = await registration.pushManager.subscribe(options).catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  await sendSubscription(subscription);
  return "on";
}

export async function turnPushOff(): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await post({ intent: "remove", endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return "off";
}
