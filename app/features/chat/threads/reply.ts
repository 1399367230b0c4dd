import type { ConversationView, FolderView } from "#party/protocol.ts";
import type { ThreadRefusal } from "./refusals.ts";
import type { Hit } from "./search-words.ts";
import type { ShareView } from "./shared.ts";

/** What the action of `/conversations` answers to each intent. */
export type ThreadReply =
  | { ok: true; intent: "rename" | "pin" | "move" | "restore"; conversation: ConversationView }
  | { ok: true; intent: "delete"; conversationId: string }
  | { ok: true; intent: "folder.create" | "folder.rename"; folder: FolderView }
  | { ok: true; intent: "folder.delete"; folderId: string }
  | { ok: true; intent: "search"; hits: Hit[] }
  | { ok: true; intent: "share" | "unshare" | "shares"; shares: ShareView[] }
  | { ok: true; intent: "report" | "unreport" }
  | { ok: false; intent: string; refusal: ThreadRefusal; text: string | null };
