import type { Feature } from "#app/manifest/feature.ts";
import { KEPT, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["bible", "content", "home", "plans"],
  routes: [
    { path: "youtube-playlist", file: "routes/videos/youtube-playlist.tsx", read: KEPT, act: WRITE },
    { path: "youtube-playlist/marks", file: "routes/videos/videos.marks.ts", read: READ, act: WRITE },
  ],
  rooms: {
    videos: {
      order: 200,
      path: "/youtube-playlist",
      name: { en: "Video teachings", es: "Enseñanzas en video" },
    },
  },
} as const satisfies Feature;
