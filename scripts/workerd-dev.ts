import { type AddressInfo, createServer } from "node:net";
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { fromNodeRequest, toNodeRequest } from "@remix-run/dev/dist/vite/node-adapter.js";
import * as esbuild from "esbuild";
import { Miniflare } from "miniflare";
import type { Plugin, ProxyOptions, ViteDevServer } from "vite";
import { answerChapterFile, localWorkers } from "./local-workers.ts";
import { prepareDatabases } from "./migrate.ts";

/** What Vite hands to workerd: everything that is not a page. */
const PATHS = [
  "/api/",
  "/parties/",
  "/healthz",
  "/__clerk/",
  "/__openai/",
  "/__twilio/",
  "/__mail/",
  "/__turnstile/",
  "/__stripe/",
  "/sandbox",
];
const PERSIST = ".wrangler/state";

/**
 * Pages with Remix's hot reload in Node, beside one workerd that holds the real D1, the rooms and the sandbox.
 * Loaders get the bindings as proxies. Remix's own proxy cannot run Durable Objects.
 */
export function workerdDev(entry = "workers/dev.ts"): Plugin {
  let port = 0;
  return {
    name: "workerd-dev",
    apply: "serve",
    config: async () => {
      port = await freePort();
      const target: ProxyOptions = { target: `http://127.0.0.1:${port}`, ws: true };
      return {
        server: {
          watch: { ignored: ["**/.wrangler/**", "**/build/**", "**/test-results/**", "**/docs/**"] },
          proxy: Object.fromEntries(PATHS.map((path) => [path, target])),
        },
      };
    },
    async configureServer(server) {
      // Remix starts a second server to compile routes
      if (!server.config.plugins.some((plugin) => plugin.name === "remix")) return;
      const workers = await runWorkers(server, entry, port);
      server.middlewares.use("/assets", async (request, response, next) => {
        if (!/^\/(bible\/|words-|related-)/.test(request.url ?? "")) return next();
        await toNodeRequest(
          answerChapterFile({ url: `http://dev${request.originalUrl}` }) as never,
          response,
        );
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const answer = await page(server, fromNodeRequest(request, response), workers);
            await toNodeRequest(answer as never, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

type Workers = { env: Cloudflare.Env };

/** The same steps as in `workers/app.ts`, with Vite's build of the moment. */
async function page(server: ViteDevServer, request: unknown, { env }: Workers): Promise<Response> {
  const build = (await server.ssrLoadModule("virtual:remix/server-build")) as unknown as ServerBuild;
  const { servePage } = (await server.ssrLoadModule(
    "/workers/pages.ts",
  )) as typeof import("../workers/pages.ts");
  const { openPages } = (await server.ssrLoadModule(
    "/app/request/open-pages.ts",
  )) as typeof import("../app/request/open-pages.ts");
  const waitUntil = (work: Promise<unknown>) => {
    work.catch((error: unknown) => server.config.logger.error(String(error)));
  };
  return servePage(
    request as Request,
    env,
    { requestId: crypto.randomUUID(), waitUntil },
    { pages: createRequestHandler(build, "development"), isOpen: openPages(build.routes), shared: null },
  );
}

async function runWorkers(server: ViteDevServer, entry: string, port: number): Promise<Workers> {
  const workers = { env: {} as Cloudflare.Env };
  let mf: Miniflare | undefined;
  let last = "";
  const context = await esbuild.context({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    sourcemap: "inline",
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*", "node:*"],
    logLevel: "warning",
    plugins: [
      {
        name: "reload",
        setup: (build) =>
          build.onEnd(async (result) => {
            const script = result.outputFiles?.[0]?.text;
            if (result.errors.length > 0 || !script || script === last) return;
            last = script;
            const options = await localWorkers({ script, port, persist: PERSIST, assets: false });
            if (mf) await mf.setOptions(options);
            else mf = new Miniflare(options);
            await mf.ready;
            workers.env = await mf.getBindings<Cloudflare.Env>("koinonia");
          }),
      },
    ],
  });
  await context.rebuild();
  const { DB: db, BIBLE: bible, COMMUNITY: community } = workers.env;
  await prepareDatabases({ db, bible, community });
  await context.watch();
  server.httpServer?.once("close", () => {
    void context.dispose();
    void mf?.dispose();
  });
  return workers;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
