import { DurableObject } from "cloudflare:workers";
import { Hono } from "hono";

/**
 * Baseline: the least that a question costs on its way to the second tab when it must be kept first. One D1 read, one
 * D1 write, one Durable Object that asks the vendor and sends on what it receives: no sign-in, no rules, nothing judged.
 */

type Env = { DB: D1Database; ROOM: DurableObjectNamespace<Room>; PROVIDER: string };

/** Sends the vendor's events on as they are. */
export class Room extends DurableObject<Env> {
  override fetch(): Response {
    const { 0: tab, 1: here } = new WebSocketPair();
    this.ctx.acceptWebSocket(here);
    return new Response(null, { status: 101, webSocket: tab });
  }

  answer(input: string): void {
    this.ctx.waitUntil(this.#answer(input));
  }

  /** To every open tab, as it is. */
  broadcast(text: string): void {
    for (const tab of this.ctx.getWebSockets()) tab.send(text);
  }

  async #answer(input: string): Promise<void> {
    const response = await fetch(`${this.env.PROVIDER}/responses`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model: "bench", input, stream: true }),
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      for (const tab of this.ctx.getWebSockets()) tab.send(next.value);
    }
    for (const tab of this.ctx.getWebSockets()) tab.send("end");
  }
}

const app = new Hono<{ Bindings: Env }>();

app.get("/room", ({ env, req }) => env.ROOM.getByName("room").fetch(req.raw));

app.post("/ask", async ({ env, req, json, executionCtx }) => {
  const { text } = await req.json<{ text: string }>();
  await env.DB.batch([env.DB.prepare("SELECT role, content FROM message ORDER BY id DESC LIMIT 20")]);
  await env.DB.batch([
    env.DB.prepare("INSERT INTO message (role, content) VALUES ('user', ?) RETURNING id").bind(text),
  ]);
  executionCtx.waitUntil(env.ROOM.getByName("room").answer(text));
  return json({ ok: true }, 202);
});

/** What is kept and then broadcast: one D1 read, one write, one call of the object. */
app.post("/tell", async ({ env, req, json, executionCtx }) => {
  const text = await req.text();
  await env.DB.batch([env.DB.prepare("SELECT role, content FROM message ORDER BY id DESC LIMIT 1")]);
  await env.DB.batch([
    env.DB.prepare("INSERT INTO message (role, content) VALUES ('user', ?) RETURNING id").bind(text),
  ]);
  executionCtx.waitUntil(env.ROOM.getByName("room").broadcast(text));
  return json({ ok: true }, 202);
});

export default app;
