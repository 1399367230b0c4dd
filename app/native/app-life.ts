import type { Language } from "#app/core/language.ts";
import { whenLoaded } from "#app/core/when-loaded.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { offerUpdates } from "./app-updates.ts";
import { type Capacitor, nativeShell } from "./capacitor.ts";
import { nativeCopy } from "./native-copy.ts";
import { rememberPath } from "./path-history.ts";
import { watchNetwork } from "./platform-info.ts";
import { followBackButton } from "./shell/back-button.ts";
import { BAR_COLORS, statusBarOf } from "./status-bar.ts";

/**
 * What belongs to the app and to no page: notices of the network (S21, S22), new versions, and the phone's own
 * bar and back button. No React in it, and loaded when the page is quiet: app pages and static ones share it.
 */
export type AppLife = {
  /** A page is open: its path is remembered (GS6) and colours the phone's status bar (GS5). */
  went(path: string): void;
};

let life: AppLife | undefined;

/**
 * Once a document.
 * @param of a `static` document is read the same without a network, and its notices would come over it; the hub
 * is a static document too, but of the app (`data-app`)
 */
export function watchAppState(language: Language, of: "app" | "static" = "app"): AppLife {
  if (life) return life;
  const shell = nativeShell();
  if (of === "app") showNetworkToasts(language);
  holdForms(language);
  if (import.meta.env.PROD) offerUpdates(nativeCopy[language].update);
  if (shell) {
    followBackButton(shell);
    whenLoaded(import("./shell/follow-shell.ts"), ({ followShell }) => followShell(shell, language));
  }
  const went = (path: string) => {
    rememberPath(path);
    if (shell) paintStatusBar(shell, path);
  };
  // a document out of the browser's memory goes on where it was, and another has been open meanwhile
  addEventListener("pageshow", ({ persisted }) => persisted && went(location.pathname));
  life = { went };
  return life;
}

function showNetworkToasts(language: Language): void {
  const words = nativeCopy[language];
  let before = navigator.onLine;
  watchNetwork((online) => {
    if (online === before) return;
    before = online;
    if (online)
      showToast({ title: words.online.title, text: words.online.text, tone: "ok", durationMs: 4000 });
    else
      showToast({ title: words.offline.title, text: words.offline.text, tone: "danger", durationMs: 7000 });
  });
}

/**
 * A form that the browser sends by itself would end on the browser's own error page while there is no network: it is
 * held, and the page stays with what was typed. After the page's own handlers, which may know a better way.
 */
function holdForms(language: Language): void {
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || navigator.onLine || form.method !== "post") return;
    event.preventDefault();
    // a menu's, which would lie over the notice
    form.closest("dialog")?.close();
    showToast({ ...nativeCopy[language].unsent, tone: "danger", durationMs: 7000 });
  });
}

function paintStatusBar({ Plugins: { StatusBar }, getPlatform }: Capacitor, path: string): void {
  const bar = statusBarOf(path);
  // the plugin names the bar's ground: LIGHT has dark letters
  void StatusBar?.setStyle({ style: bar === "light" ? "LIGHT" : "DARK" }).catch(() => undefined);
  if (getPlatform() !== "android") return;
  void StatusBar?.setBackgroundColor({ color: BAR_COLORS[bar].light }).catch(() => undefined);
}
