import { faultText } from "#app/core/fault-text.ts";

/** One line of the log for what went wrong with an answer. */
export function logFault(at: "room.write" | "room.close", answerId: string, error: unknown): void {
  console.error(JSON.stringify({ level: "error", at, answerId, error: faultText(error) }));
}
