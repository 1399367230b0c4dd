import { Hono } from "hono";

/** Baseline: the least that a Worker with a router can do. */
const app = new Hono();
app.get("/", (c) => c.text("ok"));

/** The same words as the bare page of Remix, and nothing else: the least that a document can be. */
app.get("/line", (c) =>
  c.html(
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One line</title><h1>Welcome to Remix</h1></html>',
  ),
);

export default app;
