import type { Language } from "#app/core/language.ts";
import type { Capacitor } from "#app/native/capacitor.ts";
import { nativeCopy } from "#app/native/native-copy.ts";
import { sharePathOf } from "#app/native/shell/shared-words.ts";
import { followLock } from "./app-lock.ts";
import { followKeyboard } from "./keyboard.ts";
import { followLinks } from "./links.ts";
import { followPhonePush } from "./phone-push.ts";

/** What a page does in the native shell alone. Brought in there and never by a browser's page. */
export function followShell(shell: Capacitor, language: Language): void {
  const go = (path: string) => location.assign(path);
  followLinks(shell, go);
  followPhonePush(shell, go);
  followKeyboard(shell);
  followLock(shell, nativeCopy[language].lock);
  void shell.Plugins.CapacitorShareTarget?.addListener("shareReceived", ({ title, texts }) =>
    go(sharePathOf({ title: title ?? "", text: texts?.join("\n") ?? "" })),
  );
}
