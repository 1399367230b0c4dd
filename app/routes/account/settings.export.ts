import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { downloadEverything } from "#app/features/settings/archive/download.server.ts";
import { hasFreshFactor, PENDING_DELETION_PATH, requireAccount } from "#app/request/guards.server.ts";

/** G20: everything of the member as one zip, while the account rests too; to whom has just proven who they are. */
export function loader(args: LoaderFunctionArgs) {
  const ctx = requireAccount(args);
  if (hasFreshFactor(ctx.session)) return downloadEverything(ctx);
  return redirect(
    ctx.pendingDeletion.until === null
      ? "/settings?prove=export#privacy"
      : `${PENDING_DELETION_PATH}?prove=export`,
  );
}
