import type { Feature } from "#app/manifest/feature.ts";

export const feature = {
  dependsOn: ["content", "wallet"],
  rooms: {
    shop: {
      order: 50,
      path: "/pet/shop",
      name: { en: "Shop", es: "Tienda" },
    },
  },
} as const satisfies Feature;
