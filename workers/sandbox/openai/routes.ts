import { type Context, Hono } from "hono";
import { csrf } from "hono/csrf";
import type { SandboxEnv } from "#workers/sandbox/env.ts";
import { openAiAudioRoutes } from "./audio-routes.ts";
import { toEventStream } from "./event-stream.ts";
import { findAnswer } from "./finder/finder.ts";
import { foundIn } from "./finder/found.ts";
import { lastSound } from "./last-sound.ts";
import { MISQUOTED } from "./misquote.ts";
import { moderate } from "./moderate.ts";
import { createPromptCache } from "./prompt-cache.ts";
import { changeSettings, readSettings, SettingsChange, takeSettings } from "./settings.ts";
import { callsFor } from "./tool-calls.ts";
import { MODEL, ModerationsRequest, ResponsesRequest, toResponse, toTurns } from "./wire.ts";

type App = { Bindings: SandboxEnv };
type Failure = { status: 400 | 401 | 404 | 429 | 500; message: string; type: string; code: string | null };

/** An error as OpenAI words it. */
const fail = (c: Context<App>, { status, message, type, code }: Failure) =>
  c.json({ error: { message, type, param: null, code } }, status);

const badRequest = (c: Context<App>, message: string) =>
  fail(c, { status: 400, message, type: "invalid_request_error", code: null });

/** The body as JSON, null when it is none. */
const readJson = (c: Context<App>): Promise<unknown> => c.req.json<unknown>().catch(() => null);

const cache = createPromptCache();

const newId = (): string => crypto.randomUUID().replaceAll("-", "");

/** OpenAI's wire protocol over the Scripture finder. Mount it where no other vendor's `/v1` is. */
export const openAiRoutes = new Hono<App>();

openAiRoutes.use("/v1/*", async (c, next) => {
  const key = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1];
  if (key !== c.env.OPENAI_API_KEY) {
    // read to its end first: a refusal beside a body that is still coming may close the connection before it is read
    await c.req.arrayBuffer().catch(() => null);
    const message = key ? "Incorrect API key provided." : "You didn't provide an API key.";
    return fail(c, { status: 401, message, type: "invalid_request_error", code: "invalid_api_key" });
  }
  return next();
});

openAiRoutes.get("/v1/models", (c) =>
  c.json({ object: "list", data: [{ id: MODEL, object: "model", created: 0, owned_by: "koinonia" }] }),
);

openAiRoutes.post("/v1/responses", async (c) => {
  const body = ResponsesRequest.safeParse(await readJson(c));
  if (!body.success)
    return badRequest(c, `Invalid request: ${body.error.issues[0]?.path.join(".") || "body"}`);
  const settings = await takeSettings(c.env.SANDBOX_DB);
  if (settings.fault === "429") {
    const message = "Rate limit reached for requests.";
    return fail(c, { status: 429, message, type: "requests", code: "rate_limit_exceeded" });
  }
  if (settings.fault === "500") {
    const message = "The server had an error while processing your request.";
    return fail(c, { status: 500, message, type: "server_error", code: null });
  }
  const asked = { ...body.data, cachedTokens: cache.take(body.data, Date.now()) };
  const calls = callsFor(asked, settings.fault);
  if (calls.length > 0) {
    if (asked.stream) return toEventStream(newId(), asked, { calls }, settings);
    return c.json(toResponse(newId(), asked, "", calls));
  }
  const found = () => findAnswer(toTurns(asked.input), foundIn(asked)).text;
  const text = settings.fault === "misquote" ? MISQUOTED : found();
  if (asked.stream) return toEventStream(newId(), asked, { text }, settings);
  return c.json(toResponse(newId(), asked, settings.fault === "empty" ? "" : text));
});

openAiRoutes.post("/v1/moderations", async (c) => {
  const body = ModerationsRequest.safeParse(await readJson(c));
  if (!body.success) return badRequest(c, "Invalid request: input");
  if ((await readSettings(c.env.SANDBOX_DB)).moderation === "down") {
    const message = "The server had an error while processing your request.";
    return fail(c, { status: 500, message, type: "server_error", code: null });
  }
  return c.json({
    id: `modr-${newId()}`,
    model: body.data.model,
    results: [body.data.input].flat().map(moderate),
  });
});

openAiRoutes.route("/", openAiAudioRoutes);

openAiRoutes.all("/v1/*", (c) => {
  const message = `Invalid URL (${c.req.method} ${c.req.path})`;
  return fail(c, { status: 404, message, type: "invalid_request_error", code: null });
});

/** For people and tests: how fast the stand-in speaks and how it fails. Mounted at `/sandbox/openai`. */
export const openAiControls = new Hono<App>();

openAiControls.get("/", async (c) => c.json(await readSettings(c.env.SANDBOX_DB)));

/** What the last sound was like. */
openAiControls.get("/sound", async (c) => c.json(await lastSound(c.env.SANDBOX_DB)));

// the page's own form; forms of other sites shall not change what was transcript
openAiControls.post("/transcript", csrf(), async (c) => {
  const transcript = (await c.req.formData()).get("transcript");
  const change = SettingsChange.safeParse({ transcript });
  if (!change.success) return c.json({ error: change.error.issues.map((issue) => issue.message) }, 400);
  await changeSettings(c.env.SANDBOX_DB, change.data);
  return c.redirect("/sandbox#voice", 303);
});

openAiControls.post("/", async (c) => {
  const change = SettingsChange.safeParse(await readJson(c));
  if (!change.success) return c.json({ error: change.error.issues.map((issue) => issue.message) }, 400);
  return c.json(await changeSettings(c.env.SANDBOX_DB, change.data));
});
