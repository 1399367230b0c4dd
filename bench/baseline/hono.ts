import { Hono } from "hono";

/** Baseline: the least that a Worker with a router can do. */
const app = new Hono();
app.get("/", (c) => c.text("ok"));

export default app;
