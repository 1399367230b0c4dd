import { nativeShell } from "#app/native/capacitor.ts";
import { COPIES_CHOICE_KEY } from "./signed-out-cookie.ts";

/**
 * Whether this device keeps copies of a member's: by their own word for it; without one an installed app does, and a
 * browser, which others may use too, does not. Asked on every page, before the script that keeps them is brought.
 */
export function keepsCopies(userId: string): boolean {
  const [who, choice] = (localStorage.getItem(COPIES_CHOICE_KEY) ?? "").split(" ");
  return who === userId ? choice === "yes" : isInstalled();
}

const isInstalled = (): boolean => nativeShell() !== null || matchMedia("(display-mode: standalone)").matches;

export const chooseCopies = (userId: string, on: boolean): void =>
  localStorage.setItem(COPIES_CHOICE_KEY, `${userId} ${on ? "yes" : "no"}`);
