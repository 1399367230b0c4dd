import type { Copy } from "#app/core/language.ts";
import type { AdminRoomName } from "#app/features/admin/rooms.ts";

type Words = { label: string; names: Record<AdminRoomName, string> };

export const adminRoomsCopy: Copy<Words> = {
  en: {
    label: "Administration",
    names: {
      overview: "Overview",
      queue: "Queue",
      pastoral: "Pastoral inbox",
      members: "Members",
      breakGlass: "Reported conversations",
      billing: "Payments",
      flags: "Open and closed",
      announcements: "Announcements",
      terms: "Terms",
      content: "Content",
      tournaments: "Tournaments",
      audit: "Log",
    },
  },
  es: {
    label: "Administración",
    names: {
      overview: "Resumen",
      queue: "Cola",
      pastoral: "Bandeja pastoral",
      members: "Miembros",
      breakGlass: "Conversaciones denunciadas",
      billing: "Pagos",
      flags: "Abierto y cerrado",
      announcements: "Anuncios",
      terms: "Términos",
      content: "Contenido",
      tournaments: "Torneos",
      audit: "Registro",
    },
  },
};
