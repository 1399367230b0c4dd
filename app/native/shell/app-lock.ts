import type { Capacitor } from "#app/native/capacitor.ts";
import { nativeShell } from "#app/native/capacitor.ts";
import type { nativeCopy } from "#app/native/native-copy.ts";

/** A choice of this device, not of the member: it stays when they sign out. */
const KEY = "app-lock";
const UNLOCKED = "unlocked";
/** Away for less, the app stays open, ms. */
export const LOCK_AFTER_MS = 60_000;

/** @param hiddenAt when the app was left; null: it has just been started */
export const mustUnlock = (hiddenAt: number | null, now: number): boolean =>
  hiddenAt === null || now - hiddenAt >= LOCK_AFTER_MS || now < hiddenAt;

export const isLockOn = (): boolean => localStorage.getItem(KEY) === "on";

/** Whether this device can tell its owner by face or finger. */
export async function canLock(shell: Capacitor | null = nativeShell()): Promise<boolean> {
  const answer = await shell?.Plugins.NativeBiometric?.isAvailable().catch(() => null);
  return answer?.isAvailable ?? false;
}

type Words = (typeof nativeCopy)["en"]["lock"];

/** Asked before it is turned on and before it is turned off: who holds the phone is not always whose it is. */
export async function turnLock(on: boolean, words: Words): Promise<boolean> {
  if (!(await recognise(nativeShell(), words))) return false;
  if (on) localStorage.setItem(KEY, "on");
  else localStorage.removeItem(KEY);
  sessionStorage.setItem(UNLOCKED, "yes");
  return true;
}

async function recognise(shell: Capacitor | null, { reason, title }: Words): Promise<boolean> {
  const plugin = shell?.Plugins.NativeBiometric;
  if (!plugin) return false;
  return plugin.verifyIdentity({ reason, title }).then(
    () => true,
    () => false,
  );
}

/** Covers the page until the phone has recognised its owner: at the start, and after a minute away. */
export function followLock(shell: Capacitor, words: Words): void {
  let hiddenAt: number | null = sessionStorage.getItem(UNLOCKED) ? Date.now() : null;
  const check = () => {
    if (isLockOn() && mustUnlock(hiddenAt, Date.now())) cover(shell, words);
    hiddenAt = Date.now();
  };
  check();
  void shell.Plugins.App?.addListener("appStateChange", ({ isActive }) => {
    if (isActive) check();
    else hiddenAt = Date.now();
  });
}

/** A dialog that nothing closes but the phone's own word. */
function cover(shell: Capacitor, words: Words): void {
  if (document.querySelector(".app-lock")) return;
  sessionStorage.removeItem(UNLOCKED);
  const dialog = document.createElement("dialog");
  dialog.className = "app-lock";
  dialog.setAttribute("aria-labelledby", "app-lock-title");
  const title = document.createElement("h2");
  title.id = "app-lock-title";
  title.textContent = words.locked;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn btn-plum btn-large";
  button.textContent = words.open;
  dialog.appendChild(title);
  dialog.appendChild(button);
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  const ask = async () => {
    if (!(await recognise(shell, words))) return;
    sessionStorage.setItem(UNLOCKED, "yes");
    dialog.close();
    dialog.remove();
  };
  button.addEventListener("click", () => void ask());
  document.body.appendChild(dialog);
  dialog.showModal();
  void ask();
}
