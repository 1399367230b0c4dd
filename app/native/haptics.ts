import { nativeShell } from "./capacitor.ts";

/** ms, where the browser itself can */
const TAP_MS = 12;

/** A light touch in the hand for something that was done. Who asks for less movement feels none. */
export function tapLightly(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const haptics = nativeShell()?.Plugins.Haptics;
  if (haptics) void haptics.impact({ style: "LIGHT" }).catch(() => undefined);
  else navigator.vibrate?.(TAP_MS);
}
