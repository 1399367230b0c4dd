import type { Feature } from "#app/manifest/feature.ts";
import { PAGE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible", "community", "content", "groups", "member", "plans"],
  routes: [
    { path: "youth-ministry", file: "routes/ministries/youth-ministry.tsx", read: PAGE },
    { path: "mens-fellowship", file: "routes/ministries/mens-fellowship.tsx", read: PAGE },
    { path: "womens-ministry", file: "routes/ministries/womens-ministry.tsx", read: PAGE },
  ],
  rooms: {
    youth: {
      order: 150,
      path: "/youth-ministry",
      shared: true,
      name: { en: "Youth ministry", es: "Jóvenes" },
    },
    men: {
      order: 160,
      path: "/mens-fellowship",
      shared: true,
      name: { en: "Men’s fellowship", es: "Hombres" },
    },
    women: {
      order: 170,
      path: "/womens-ministry",
      shared: true,
      name: { en: "Women’s ministry", es: "Mujeres" },
    },
  },
} as const satisfies Feature;
