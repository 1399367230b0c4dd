import type { Language } from "#app/core/language.ts";
import { nativeCopy } from "#app/native/native-copy.ts";
import { VERSE_WIDGET } from "#app/native/service-worker/widgets.ts";
import { SHARE_PATH } from "#app/native/shell/shared-words.ts";
import { BAR_COLORS } from "#app/native/status-bar.ts";
import { siteCopy } from "./site-copy.ts";

/** Drawn by scripts/icons.ts out of public/icon.svg. */
const icon = (src: string, sizes: string, purpose: "any" | "maskable") => ({
  src,
  sizes,
  type: src.endsWith(".svg") ? "image/svg+xml" : "image/png",
  purpose,
});

/** What a long press on the icon offers; the systems show three or four of them. */
const SHORTCUTS = [
  ["companion", "/chatbot"],
  ["bible", "/bible-study"],
  ["prayers", "/community/prayers"],
  ["home", "/welcome"],
] as const;

/** What a browser needs to know to install the app (W3C Web Application Manifest), in the reader's language. */
export function manifestFor(language: Language) {
  const { app } = nativeCopy[language];
  return {
    id: "/",
    name: "Koinonia",
    short_name: "Koinonia",
    description: siteCopy[language].description,
    lang: language,
    dir: "ltr",
    start_url: "/welcome",
    scope: "/",
    display: "standalone",
    background_color: BAR_COLORS.light.light,
    theme_color: BAR_COLORS.dark.light,
    categories: ["lifestyle", "education", "social"],
    icons: [
      icon("/icon.svg", "any", "any"),
      icon("/icons/any-192.png", "192x192", "any"),
      icon("/icons/any-512.png", "512x512", "any"),
      icon("/icons/maskable-192.png", "192x192", "maskable"),
      icon("/icons/maskable-512.png", "512x512", "maskable"),
    ],
    shortcuts: SHORTCUTS.map(([name, url]) => ({
      name: app[name],
      url,
      icons: [icon("/icons/any-192.png", "192x192", "any")],
    })),
    // Windows 11 shows it on its board of widgets; other platforms pass it over (decision 0084)
    widgets: [
      {
        name: app.verse,
        short_name: app.verse,
        description: app.verseText,
        tag: VERSE_WIDGET,
        ms_ac_template: "/widgets/verse-template.json",
        data: `/widgets/verse.json?for=${language}`,
        type: "application/json",
        auth: false,
        multiple: false,
        update: 86_400,
        icons: [icon("/icons/any-192.png", "192x192", "any")],
        screenshots: [{ src: "/icons/widget-verse.png", sizes: "600x400", label: app.verse }],
      },
    ],
    // a link opens in the window that is there: what is being written in it is asked about first
    launch_handler: { client_mode: ["navigate-existing", "auto"] },
    // the service worker takes the words behind the `#` of the page: no server reads them
    share_target: {
      action: SHARE_PATH,
      method: "POST",
      enctype: "application/x-www-form-urlencoded",
      params: { title: "title", text: "text", url: "url" },
    },
  };
}
