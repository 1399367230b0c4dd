import type { Feature } from "#app/manifest/feature.ts";
import { KEPT } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: [
    "access",
    "announcements",
    "billing",
    "care",
    "chat",
    "community",
    "home",
    "member",
    "pet",
    "rooms",
  ],
  routes: [
    { path: "", file: "routes/front/landing.tsx", read: KEPT },
    { path: "terms", file: "routes/front/terms.tsx", read: KEPT },
    { path: "privacy", file: "routes/front/privacy.tsx", read: KEPT },
    { path: "safety", file: "routes/front/safety.tsx", read: KEPT },
    { path: "safety/figures", file: "routes/front/safety.figures.tsx", read: KEPT },
    { path: "chatbot-auth", file: "routes/front/chatbot-auth.tsx", read: KEPT },
    { path: "apple", file: "routes/front/apple.tsx", read: KEPT },
    { path: "minimalist", file: "routes/front/minimalist.tsx", read: KEPT },
    { path: "mobile-app", file: "routes/front/mobile-app.tsx", read: KEPT },
    { path: "material", file: "routes/front/material.tsx", read: KEPT },
    { path: "bento", file: "routes/front/bento.tsx", read: KEPT },
    { path: "netflix", file: "routes/front/netflix.tsx", read: KEPT },
  ],
} as const satisfies Feature;
