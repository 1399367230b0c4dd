import { nativeShell } from "./capacitor.ts";
import { type Platform, platformOf, systemOf } from "./platform-info.ts";

export type PermissionName = "notifications" | "microphone";
/** `unknown`: this browser does not tell. */
export type PermissionAnswer = PermissionState | "unknown";

/**
 * X22: on Android a permission that was refused is not asked for again, neither by the app nor by the browser:
 * only the device's settings can give it. Elsewhere the browser's own bar says what to do.
 */
export const mustOpenSettings = (
  platform: Platform,
  system: string | null,
  answer: PermissionAnswer,
): boolean => answer === "denied" && (platform === "android" || (platform === "web" && system === "Android"));

/** What the person has answered so far; asks nothing. */
export async function readPermission(name: PermissionName): Promise<PermissionAnswer> {
  try {
    const status = await navigator.permissions.query({ name: name as globalThis.PermissionName });
    return status.state;
  } catch {
    return "unknown";
  }
}

/** Whether the note of X22 belongs beside what needs this permission. */
export async function isRefusedForGood(name: PermissionName): Promise<boolean> {
  return mustOpenSettings(
    platformOf(nativeShell()),
    systemOf(undefined, navigator.userAgent),
    await readPermission(name),
  );
}
