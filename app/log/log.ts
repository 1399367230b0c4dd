import { masked, maskedPath } from "./masked.ts";

/** A log line names a kind of request, never a person, and never what opens somebody's words. */
export const routeOf = (path: string): string => maskedPath(path.slice(0, 4_000)).slice(0, 120);

type Method = "debug" | "log" | "info" | "warn" | "error";
type Console = Record<Method, (...values: unknown[]) => void>;

/** What a library calls an error and is somebody's broken cookie. */
const BAD_INPUT = [
  /^Clerk: unable to resolve handshake/,
  /^Clerk: HandshakeService: error getting handshake payload: .*Not Found/,
];

/**
 * Everything that is written to the log from here on is masked, and is one line. Our own lines are JSON already; what
 * libraries write becomes it: their words and the error's first line, without its stack.
 */
export function cleanLog(log: Console): void {
  for (const method of ["debug", "log", "info", "warn", "error"] as const) {
    const write = log[method].bind(log);
    log[method] = (...values) => write(lineOf(method, values));
  }
}

function lineOf(method: Method, values: readonly unknown[]): string {
  const [first] = values;
  if (values.length === 1 && typeof first === "string" && first.startsWith('{"')) return masked(first);
  const text = values.map(inWords).join(" ");
  const level = BAD_INPUT.some((known) => known.test(text)) ? "warn" : method === "log" ? "info" : method;
  return masked(JSON.stringify({ level, at: "library", text: text.slice(0, 500) }));
}

const inWords = (value: unknown): string => {
  if (value instanceof Error) return `${value.name}: ${value.message.split("\n")[0]}`;
  return typeof value === "string" ? (value.split("\n")[0] ?? "") : typeof value;
};
