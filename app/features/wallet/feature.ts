import type { Feature } from "#app/manifest/feature.ts";
import { COSTLY, PAGE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["member"],
  routes: [
    { path: "wallet", file: "routes/member/wallet.tsx", read: PAGE },
    { path: "wallet/ledger.csv", file: "routes/member/wallet.ledger.ts", read: COSTLY },
  ],
  rooms: {
    wallet: {
      order: 60,
      path: "/wallet",
      name: { en: "Wallet", es: "Monedero" },
    },
  },
} as const satisfies Feature;
