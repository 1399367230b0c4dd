import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { firstLoadChunks } from "./scripts/first-load-chunks.ts";
import { staticScript } from "./scripts/static-script.ts";
import { workerdDev } from "./scripts/workerd-dev.ts";

export default defineConfig({
  plugins: [
    workerdDev(), // before remix()
    tailwindcss(),
    staticScript(),
    firstLoadChunks(),
    remix({
      serverModuleFormat: "esm",
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
      },
    }),
  ],
  ssr: {
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  // all of it before the first page, or a cold server reloads the page at each newly found dependency
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.tsx", "app/features/*/routes/*.tsx"],
  },
  build: {
    minify: true,
    target: "es2022",
    rollupOptions: {
      onwarn: (warning, warn) => {
        // comments in zod that Rollup does not understand
        if (warning.code !== "INVALID_ANNOTATION") warn(warning);
      },
    },
  },
});
