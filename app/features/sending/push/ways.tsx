import { type Capacitor, nativeShell } from "#app/native/capacitor.ts";
import {
  readPhonePush,
  refreshPhonePush,
  turnPhonePushOff,
  turnPhonePushOn,
} from "#app/native/shell/phone-push.ts";
import {
  type PushState,
  readPushState,
  refreshSubscription,
  turnPushOff,
  turnPushOn,
} from "./subscription.tsx";

/** How the device that is looked at is told: a browser by web push, the native app by the phone's own. */
export type Way = {
  isPhone: boolean;
  /** Asks nothing of the person. */
  read(): Promise<PushState>;
  refresh(): Promise<void>;
  turnOn(): Promise<PushState>;
  turnOff(): Promise<PushState>;
};

const noWay = (isPhone: boolean): Way => ({
  isPhone,
  read: async () => "none",
  refresh: async () => undefined,
  turnOn: async () => "none",
  turnOff: async () => "none",
});

const browserWay = (key: string): Way => ({
  isPhone: false,
  read: readPushState,
  refresh: refreshSubscription,
  turnOn: () => turnPushOn(key),
  turnOff: turnPushOff,
});

const phoneWay = (shell: Capacitor, channel: string): Way => ({
  isPhone: true,
  read: () => readPhonePush(shell),
  refresh: refreshPhonePush,
  turnOn: () => turnPhonePushOn(shell, channel),
  turnOff: () => turnPhonePushOff(shell),
});

type Offered = { pushKey: string | null; phonePush: boolean };

/** @param channel what Android's settings call our notices */
export function wayHere({ pushKey, phonePush }: Offered, channel: string): Way {
  const shell = nativeShell();
  if (shell) return phonePush ? phoneWay(shell, channel) : noWay(true);
  return pushKey ? browserWay(pushKey) : noWay(false);
}
