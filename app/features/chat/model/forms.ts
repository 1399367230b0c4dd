import { z } from "zod";
import { ID_PATTERN, REQUEST_ID_PATTERN } from "#app/core/id.ts";
import { CATEGORIES } from "./catalog.ts";
import { HUB_CONTEXTS } from "./hub-contexts.ts";

const requestId = z.string().regex(REQUEST_ID_PATTERN);
const rowId = z.string().regex(ID_PATTERN);

/** Every chat mutation of the pages; `text` is judged by the rules, so that a refusal keeps what was typed. */
export const chatIntent = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("send"),
    requestId,
    text: z.string(),
    category: z.enum(CATEGORIES).optional(),
  }),
  z.object({ intent: z.literal("start"), requestId, category: z.enum(CATEGORIES).optional() }),
  z.object({ intent: z.literal("open"), requestId, context: z.enum(HUB_CONTEXTS), title: z.string() }),
  z.object({ intent: z.literal("greet") }),
  z.object({ intent: z.literal("stop"), answerId: rowId }),
  z.object({ intent: z.literal("retry"), questionId: rowId }),
  z.object({
    intent: z.literal("again"),
    questionId: rowId,
    seen: z.coerce.number().int().min(1).max(10_000),
  }),
  z.object({ intent: z.literal("edit"), messageId: rowId, requestId, text: z.string() }),
  z.object({
    intent: z.literal("show"),
    messageId: rowId,
    version: z.coerce.number().int().min(1).max(10_000).optional(),
  }),
]);
export type ChatIntent = z.infer<typeof chatIntent>;

/** F18, F19: the payload as the specification names it. */
export const persistentChatbot = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("greeting"),
    conversationId: rowId,
    /** What the greeting of a conversation that has none yet is about. */
    category: z.enum(CATEGORIES).optional(),
    companionName: z.string().max(60).optional(),
  }),
  z.object({
    action: z.literal("chat"),
    message: z.string(),
    /** Absent: a conversation begins. */
    conversationId: rowId.optional(),
    /** What one that begins, or in which nothing has been asked yet, is about. */
    category: z.enum(CATEGORIES).optional(),
    companionName: z.string().max(60).optional(),
    requestId: requestId.optional(),
  }),
]);
