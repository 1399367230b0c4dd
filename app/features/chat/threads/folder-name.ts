import { ok, type Result, refuse } from "#app/core/result.ts";
import { cleanMessage } from "#app/features/chat/message/message-text.ts";
import type { ThreadRefusal } from "./refusals.ts";

export const MAX_FOLDER_NAME = 60;

/** A folder's name as it is stored: one line, with something to see in it. */
export function cleanFolderName(typed: string): Result<string, ThreadRefusal> {
  const cleaned = cleanMessage(typed.replace(/\s+/gu, " "));
  if (!cleaned.ok) return refuse(cleaned.refusal === "chat.too_long" ? "thread.too_long" : "thread.empty");
  return [...cleaned.value].length > MAX_FOLDER_NAME ? refuse("thread.too_long") : ok(cleaned.value);
}
