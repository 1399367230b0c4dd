import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { FolderView } from "#party/protocol.ts";
import { cleanFolderName } from "./folder-name.ts";
import { publishEvent } from "./organize.server.ts";
import type { ThreadRefusal } from "./refusals.ts";
import { addFolder, removeFolder, renameFolderRow } from "./store.server.ts";

const REFUSAL_OF: Record<string, ThreadRefusal> = {
  "index 'folders_by_name'": "thread.folder_taken",
  too_many_folders: "thread.folders_full",
};

/** Written, and told to every tab. */
async function keep(
  ctx: MemberContext,
  change: ReturnType<typeof addFolder> | ReturnType<typeof renameFolderRow>,
): Promise<Result<FolderView, ThreadRefusal>> {
  const written = await commitNamed(ctx.db, { change });
  if (!written.ok) return refuse(REFUSAL_OF[written.constraint] ?? "thread.folder_taken");
  const [row] = written.rows.change;
  if (!row) return refuse("thread.not_found");
  const folder = { id: row.id, name: row.name };
  publishEvent(ctx, `folder:${row.id}`, { name: "folder.changed", folder });
  return ok(folder);
}

/** The same name twice is one folder: the second is refused by the schema. */
export async function createFolder(
  ctx: MemberContext,
  typed: string,
): Promise<Result<FolderView, ThreadRefusal>> {
  const name = cleanFolderName(typed);
  if (!name.ok) return name;
  const now = ctx.now();
  const row = { id: newId("fold", now, ctx.random), userId: ctx.userId, name: name.value, createdAt: now };
  return keep(ctx, addFolder(ctx.db, row));
}

export async function renameFolder(
  ctx: MemberContext,
  input: { folderId: string; name: string },
): Promise<Result<FolderView, ThreadRefusal>> {
  const name = cleanFolderName(input.name);
  if (!name.ok) return name;
  return keep(ctx, renameFolderRow(ctx.db, ctx.userId, input.folderId, name.value));
}

/** What lay in it lies in the list again (by the schema): no conversation is lost with its folder. */
export async function deleteFolder(
  ctx: MemberContext,
  folderId: string,
): Promise<Result<{ folderId: string }, ThreadRefusal>> {
  const written = await commitNamed(ctx.db, { removeFolder: removeFolder(ctx.db, ctx.userId, folderId) });
  if (!written.ok || written.rows.removeFolder.length === 0) return refuse("thread.not_found");
  publishEvent(ctx, `folder-deleted:${folderId}`, { name: "folder.deleted", folderId });
  return ok({ folderId });
}
