export type Encoding = "br" | "gzip";

/**
 * The first of them that the browser reads; null for none. Before the Worker the edge writes its own
 * `accept-encoding`, and says what the browser's was.
 */
export function acceptedEncoding(request: Request, offered: readonly Encoding[]): Encoding | null {
  const asked = request.cf?.clientAcceptEncoding ?? request.headers.get("accept-encoding");
  if (typeof asked !== "string") return null;
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const understood = asked.split(",").map((name) => !refused.test(name) && name.split(";")[0]?.trim());
  return offered.find((name) => understood.includes(name)) ?? null;
}
