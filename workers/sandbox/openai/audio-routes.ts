import { type Context, Hono } from "hono";
import { z } from "zod";
import type { SandboxEnv } from "#workers/sandbox/env.ts";
import { keepSound } from "./last-sound.ts";
import { readSettings } from "./settings.ts";
import { isSilent, soundFacts } from "./sound.ts";
import { hummed } from "./speech.ts";

type App = { Bindings: SandboxEnv };

/** OpenAI's own limits. */
const MAX_FILE_BYTES = 25 * 1024 * 1024;
const MAX_INPUT_CHARACTERS = 4_096;
const SHORTEST_S = 0.1;

const VOICES = "alloy ash ballad coral echo fable nova onyx sage shimmer verse marin cedar".split(" ");

const SpeechRequest = z.looseObject({
  model: z.string().min(1),
  input: z.string().min(1).max(MAX_INPUT_CHARACTERS),
  voice: z.enum(VOICES as [string, ...string[]]),
  response_format: z.literal("pcm"),
});

const refused = (c: Context<App>, message: string, code: string | null = null) =>
  c.json({ error: { message, type: "invalid_request_error", param: null, code } }, 400);

const failing = (c: Context<App>) => {
  const message = "The server had an error while processing your request.";
  return c.json({ error: { message, type: "server_error", param: null, code: null } }, 500);
};

/** OpenAI's ends for sound: what was said is what `/sandbox` is told; that it is sound is looked at. */
export const openAiAudioRoutes = new Hono<App>();

openAiAudioRoutes.post("/v1/audio/transcriptions", async (c) => {
  const form = await c.req.formData().catch(() => null);
  const file = form?.get("file");
  if (typeof form?.get("model") !== "string") return refused(c, "you must provide a model parameter");
  if (!(file instanceof File)) return refused(c, "you must provide a file");
  if ((form.get("response_format") ?? "json") !== "json")
    return refused(c, "response_format is not compatible with this model", "unsupported_value");
  if (file.size > MAX_FILE_BYTES) return refused(c, "Maximum content size limit exceeded");
  const facts = soundFacts(new Uint8Array(await file.arrayBuffer()));
  if (!facts) return refused(c, "Audio file might be corrupted or unsupported", "invalid_value");
  if (facts.seconds < SHORTEST_S)
    return refused(c, "Audio file is too short. Minimum audio length is 0.1 seconds.", "audio_too_short");
  const settings = await readSettings(c.env.SANDBOX_DB);
  if (settings.sound === "down") return failing(c);
  await keepSound(c.env.SANDBOX_DB, { ...facts, name: file.name, bytes: file.size });
  return c.json({
    text: isSilent(facts) ? "" : settings.transcript,
    usage: { type: "duration", seconds: Math.ceil(facts.seconds) },
  });
});

openAiAudioRoutes.post("/v1/audio/speech", async (c) => {
  const body = SpeechRequest.safeParse(await c.req.json<unknown>().catch(() => null));
  if (!body.success) return refused(c, `Invalid request: ${body.error.issues[0]?.path.join(".") || "body"}`);
  if ((await readSettings(c.env.SANDBOX_DB)).sound === "down") return failing(c);
  return c.body(hummed(body.data.input), 200, { "content-type": "audio/pcm" });
});
