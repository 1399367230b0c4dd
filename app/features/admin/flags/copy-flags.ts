import type { Copy } from "#app/core/language.ts";
import type { OpenRoom } from "#app/features/rooms/open.ts";

const en = {
  title: "Open and closed",
  text: "Each part of Koinonia can be closed for everybody within seconds, and opened again. Its addresses then say that it opens again, and nothing is written there. Help in a crisis, signing in, settings, the archive, deletion and payments can never be closed.",
  rooms: {
    companion: "Companion",
    bibleTexts: "Bible",
    bibleStudy: "Bible Study",
    pet: "Pet",
    shop: "Shop",
    wallet: "Wallet",
    rhythm: "Rhythm",
    dailyPlan: "Reading plans",
    devotional: "Devotional",
    danielPlan: "Daniel Plan",
    memory: "Memory verses",
    community: "Community",
  } as Record<OpenRoom, string>,
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
    rooms: {
      companion: "Compañero",
      bibleTexts: "Biblia",
      bibleStudy: "Estudio bíblico",
      pet: "Mascota",
      shop: "Tienda",
      wallet: "Monedero",
      rhythm: "Ritmo",
      dailyPlan: "Planes de lectura",
      devotional: "Devocional",
      danielPlan: "Plan Daniel",
      memory: "Versículos de memoria",
      community: "Comunidad",
    },
    open: "Abierta",
    closed: (when) => `Cerrada desde el ${when}`,
    byDeployment: "Cerrada por los ajustes de esta instalación (COMMUNITY_OPEN)",
    close: (room) => `Cerrar: ${room}`,
    reopen: (room) => `Volver a abrir: ${room}`,
    submit: { close: "Cerrar para todos", open: "Volver a abrir" },
  },
};
