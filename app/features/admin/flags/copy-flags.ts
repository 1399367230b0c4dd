import type { Copy } from "#app/core/language.ts";

const en = {
  title: "Open and closed",
  text: "Each part of Koinonia can be closed for everybody within seconds, and opened again. Its addresses then say that it opens again, and nothing is written there. Help in a crisis, signing in, settings, the archive, deletion and payments can never be closed.",
  open: "Open",
  closed: (when: string) => `Closed since ${when}`,
  byDeployment: "Closed by this deployment’s settings (COMMUNITY_OPEN)",
  close: (room: string) => `Close ${room}`,
  reopen: (room: string) => `Open ${room} again`,
  submit: { close: "Close for Everybody", open: "Open Again" },
};

export const flagsCopy: Copy<typeof en> = {
  en,
  es: {
    title: "Abierto y cerrado",
    text: "Cada parte de Koinonia se puede cerrar para todos en segundos, y volver a abrir. Sus direcciones dicen entonces que volverá a abrir, y allí no se escribe nada. La ayuda en una crisis, el acceso, los ajustes, el archivo, la eliminación y los pagos nunca se pueden cerrar.",
    open: "Abierta",
    closed: (when) => `Cerrada desde el ${when}`,
    byDeployment: "Cerrada por los ajustes de esta instalación (COMMUNITY_OPEN)",
    close: (room) => `Cerrar: ${room}`,
    reopen: (room) => `Volver a abrir: ${room}`,
    submit: { close: "Cerrar para todos", open: "Volver a abrir" },
  },
};
