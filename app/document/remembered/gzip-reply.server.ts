/** What is kept compressed is sent so, to whoever reads it; to others as it was written. */
export function gzipReply(
  gzip: Uint8Array<ArrayBuffer>,
  { headers, status }: { headers: Headers; status: number },
  takesGzip = false,
): Response {
  if (!takesGzip) {
    const plain = new Blob([gzip]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(plain, { headers, status });
  }
  headers.set("content-encoding", "gzip");
  return new Response(gzip, { headers, status, encodeBody: "manual" });
}
