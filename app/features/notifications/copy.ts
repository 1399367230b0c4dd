import type { Copy } from "#app/core/language.ts";

const en = {
  title: "Notifications",
  loading: "Loading content...",
  markAll: "Mark all read",
  isNew: "New",
  today: "Today",
  earlier: "Earlier",
  older: "Older",
  newest: "Back to the newest",
  all: "All notifications",
  quiet: (from: string, to: string) => `Quiet from ${from} to ${to}`,
  noQuiet: "No quiet hours",
  change: "Change",
  empty: {
    title: "Nothing new, and that is fine",
    text: "What you finish, and what comes back to you, is kept here. Nothing is sent unless you turn it on.",
    action: "Choose what rings",
  },
  tooFast: {
    title: "Too many changes in one minute",
    text: "That was a lot in one minute. Nothing was changed; please try again in a minute.",
  },
  failed: { title: "That did not work", text: "Nothing was changed. Please try again." },
};

export const notificationsCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Avisos",
    loading: "Cargando el contenido...",
    markAll: "Marcar todo como leído",
    isNew: "Nuevo",
    today: "Hoy",
    earlier: "Antes",
    older: "Más antiguos",
    newest: "Volver a los más recientes",
    all: "Todos los avisos",
    quiet: (from, to) => `Silencio de ${from} a ${to}`,
    noQuiet: "Sin horas de silencio",
    change: "Cambiar",
    empty: {
      title: "Nada nuevo, y está bien",
      text: "Aquí queda lo que terminas y lo que vuelve a ti. Nada suena si tú no lo activas.",
      action: "Elegir qué suena",
    },
    tooFast: {
      title: "Demasiados cambios en un minuto",
      text: "Fue mucho en un minuto. No se cambió nada; inténtalo de nuevo en un minuto.",
    },
    failed: { title: "No funcionó", text: "No se cambió nada. Inténtalo de nuevo." },
  },
};
