import type { Copy } from "#app/core/language.ts";

const en = {
  signedIn: "Signed in",
  signOut: "Sign Out",
  staff: { admin: "Admin", moderator: "Moderator" },
  places: {
    label: "Your places",
    pet: "Pet",
    voice: "Voice",
    notifications: "Notifications",
    settings: "Settings",
  },
};

/** Who is signed in, where they are at home, and the way out. */
export const memberCopy: Copy<typeof en> = {
  en,
  es: {
    signedIn: "Sesión iniciada",
    signOut: "Cerrar sesión",
    staff: { admin: "Administración", moderator: "Moderación" },
    places: {
      label: "Tus lugares",
      pet: "Mascota",
      voice: "Voz",
      notifications: "Notificaciones",
      settings: "Ajustes",
    },
  },
};
