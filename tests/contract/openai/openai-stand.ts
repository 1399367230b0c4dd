import { build } from "esbuild";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

export const FINDER_KEY = "sk-sandbox-contract";

const ENTRY = `
import { Hono } from "hono";
import { openAiControls, openAiRoutes } from "./workers/sandbox/openai/routes.ts";
export default new Hono().route("/sandbox/openai", openAiControls).route("/", openAiRoutes);
`;

export type FinderStand = {
  /** Without a slash at its end. */
  origin: string;
  /** Sets how it speaks and fails. */
  control(settings: unknown): Promise<Response>;
  stop(): Promise<void>;
};

/** The sandbox's OpenAI alone in a workerd of its own, with a real D1. */
export async function startFinder(): Promise<FinderStand> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    conditions: ["workerd", "worker"],
  });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      modules: true,
      script: outputFiles[0]?.text ?? "",
      compatibilityDate: "2026-11-01",
      bindings: { OPENAI_API_KEY: FINDER_KEY },
      d1Databases: { SANDBOX_DB: "sandbox" },
    }),
  );
  const { origin } = await miniflare.ready;
  return {
    origin,
    control: (settings) =>
      fetch(`${origin}/sandbox/openai`, { method: "POST", body: JSON.stringify(settings) }),
    stop: () => miniflare.dispose(),
  };
}
