import { lazyView } from "#app/document/frame/later.tsx";
import { whenIdle } from "#app/session/session-browser.ts";

/** What a chapter's first sight does without; a document that shows one of them brings it with itself. */
const bring = {
  picker: () => import("#app/features/reader/picker/picker.tsx"),
  look: () => import("#app/features/reader/look/look-dialog.tsx"),
  panel: () => import("#app/features/reader/panel/verse-panel.tsx"),
  parallel: () => import("#app/features/reader/text/parallel-text.tsx"),
  ask: () => import("#app/features/reader/frame/ask-translation.tsx"),
  listen: () => import("#app/features/reader/listen/listen-bar.tsx"),
};

const server = import.meta.env.SSR;
export const Picker = server ? (await bring.picker()).default : lazyView(".reader-picker", bring.picker);
export const LookDialog = server ? (await bring.look()).default : lazyView(".reader-look", bring.look);
export const VersePanel = server ? (await bring.panel()).default : lazyView(".reader-panel", bring.panel);
export const ParallelText = server
  ? (await bring.parallel()).default
  : lazyView(".reading-parallel", bring.parallel);
export const AskTranslation = server ? (await bring.ask()).default : lazyView(".reader-ask", bring.ask);
export const ListenBar = server ? (await bring.listen()).default : lazyView(".listen-bar", bring.listen);

/** Brings all of it in the page's first quiet moment, so that a press waits for nothing, nor for a network. */
export const bringViews = (): (() => void) =>
  whenIdle(async () => {
    await Promise.allSettled(Object.values(bring).map((one) => one()));
    return undefined;
  });
