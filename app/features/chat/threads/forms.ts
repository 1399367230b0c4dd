import { z } from "zod";
import { ID_PATTERN } from "#app/core/id.ts";
import { TOKEN_PATTERN } from "./shared.ts";

const rowId = z.string().regex(ID_PATTERN);
const onOff = z.enum(["on", "off"]);

/** Every change of the conversations' order; names and words are judged by the rules, so that a refusal has words. */
export const threadIntent = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("rename"), conversationId: rowId, title: z.string() }),
  z.object({ intent: z.literal("delete"), conversationId: rowId }),
  z.object({ intent: z.literal("restore"), conversationId: rowId }),
  z.object({ intent: z.literal("pin"), conversationId: rowId, pinned: onOff }),
  z.object({ intent: z.literal("move"), conversationId: rowId, folderId: rowId.or(z.literal("")) }),
  z.object({ intent: z.literal("folder.create"), name: z.string() }),
  z.object({ intent: z.literal("folder.rename"), folderId: rowId, name: z.string() }),
  z.object({ intent: z.literal("folder.delete"), folderId: rowId }),
  z.object({ intent: z.literal("search"), words: z.string() }),
  z.object({ intent: z.literal("share"), conversationId: rowId, named: onOff }),
  z.object({ intent: z.literal("unshare"), token: z.string().regex(TOKEN_PATTERN) }),
  z.object({ intent: z.literal("shares"), conversationId: rowId }),
  z.object({ intent: z.literal("report"), conversationId: rowId }),
  z.object({ intent: z.literal("unreport"), conversationId: rowId }),
]);
export type ThreadIntent = z.infer<typeof threadIntent>;

/** Where a list goes on. */
export const listQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,16}\.[a-z]+_[0-9A-HJKMNP-TV-Z]{26}$/)
    .nullable(),
  folder: rowId.nullable(),
});
export type ListQuery = z.infer<typeof listQuery>;
