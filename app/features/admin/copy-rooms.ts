import type { Copy } from "#app/core/language.ts";

const en = {
  label: "Rooms of the team",
  queue: "Queue",
  pastoral: "Pastoral inbox",
};

/** The names of `rooms.ts`. */
export const roomsCopy: Copy<typeof en> = {
  en,
  es: {
    label: "Salas del equipo",
    queue: "Cola",
    pastoral: "Bandeja pastoral",
  },
};
