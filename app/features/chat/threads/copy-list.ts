import type { Copy } from "#app/core/language.ts";

const en = {
  search: "Search",
  pinned: "Pinned",
  week: "Last 7 days",
  earlier: "Earlier",
  older: "Show older",
  empty: "Nothing in it yet.",
  options: (title: string) => `Options for ${title}`,
};

/** The words of the side list; what opens from it brings its own (`copy.ts`). */
export const listCopy: Copy<typeof en> = {
  en,
  es: {
    search: "Buscar",
    pinned: "Fijadas",
    week: "Últimos 7 días",
    earlier: "Antes",
    older: "Mostrar anteriores",
    empty: "Aún no hay nada.",
    options: (title) => `Opciones de ${title}`,
  },
};
