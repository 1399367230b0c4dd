import { html } from "hono/html";

/** A moment, epoch ms, as people read it. */
export function timeTag(at: number) {
  const words = new Date(at).toLocaleString("en-GB", {
    dateStyle: "medium",
    timeStyle: "medium",
    timeZone: "UTC",
  });
  return html`<time datetime="${new Date(at).toISOString()}">${words} UTC</time>`;
}
