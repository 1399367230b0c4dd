import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The product's flags and minifier, and of its plugins only what makes its style sheet. */
export default defineConfig({
  publicDir: false,
  plugins: [
    tailwindcss(),
    remix({
      serverModuleFormat: "esm",
      appDirectory: "bench/baseline/app",
      buildDirectory: "build/bench",
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
  build: { minify: true, target: "es2022", rollupOptions: { external: ["cloudflare:workers"] } },
});
