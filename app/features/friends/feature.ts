import type { Feature } from "#app/manifest/feature.ts";
import { COSTLY, PAGE, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible", "community", "daniel-plan", "member", "pet", "plans", "prayers", "rhythm"],
  routes: [
    { path: "friends", file: "routes/friends/friends.tsx", read: PAGE, act: WRITE },
    { path: "friends/link/:token", file: "routes/friends/friends.link.tsx", read: COSTLY, act: WRITE },
  ],
  rooms: {
    friends: {
      order: 130,
      path: "/friends",
      shared: true,
      name: { en: "Friends", es: "Amigos" },
    },
  },
} as const satisfies Feature;
