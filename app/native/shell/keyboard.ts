import type { Capacitor } from "#app/native/capacitor.ts";

/** With the keyboard open what is being written stays in sight, and the bar below makes room for it (`base.css`). */
export function followKeyboard({ Plugins: { Keyboard } }: Capacitor): void {
  void Keyboard?.addListener("keyboardDidShow", () => {
    document.documentElement.dataset.keyboard = "open";
    document.activeElement?.scrollIntoView({ block: "nearest" });
  });
  void Keyboard?.addListener("keyboardDidHide", () => {
    delete document.documentElement.dataset.keyboard;
  });
}
