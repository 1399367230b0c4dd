/** Remix's own data, which it streams, given to the browser as `RemixServer` would, at once. */
export async function remixStreamMarkup(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let script = "";
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const words = JSON.stringify(decoder.decode(next.value, { stream: true })).replaceAll("<", "\\u003c");
    script += `window.__remixContext.streamController.enqueue(${words});`;
  }
  return `<script nonce="${nonce}">${script}window.__remixContext.streamController.close();</script>`;
}
