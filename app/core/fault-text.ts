/**
 * What went wrong, for a log: the innermost cause's first line and where it was thrown. Outer messages quote
 * queries with their values, which are people's words and ids: they stay out.
 */
export function faultText(error: unknown): string {
  let cause: unknown = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (!(cause instanceof Error)) return typeof cause === "string" ? cause.slice(0, 200) : typeof cause;
  const frames = (cause.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const first = cause.message.split("\n")[0] ?? "";
  return [`${cause.name}: ${first.slice(0, 200)}`, ...frames.slice(0, 6)].join("\n");
}
