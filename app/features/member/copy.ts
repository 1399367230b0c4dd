import type { Copy } from "#app/core/language.ts";

const en = { signedIn: "Signed in", signOut: "Sign Out", staff: { admin: "Admin", moderator: "Moderator" } };

/** Who is signed in, and the way out. */
export const memberCopy: Copy<typeof en> = {
  en,
  es: {
    signedIn: "Sesión iniciada",
    signOut: "Cerrar sesión",
    staff: { admin: "Administración", moderator: "Moderación" },
  },
};
