import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { utcDay } from "#app/core/local-day.ts";
import { gameNames } from "#app/features/games/movement-names.ts";
import { movementNames } from "#app/features/pet/copy/movement-names.ts";
import { itemNames } from "#app/features/shop/names.server.ts";
import { ledgerFile } from "#app/features/wallet/ledger.server.ts";
import { requireMember } from "#app/request/guards.server.ts";

/** Every movement as a table. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = requireMember(args);
  const [items] = await ctx.db.batch([itemNames(ctx.db)]);
  return ledgerFile(
    ctx,
    gameNames(movementNames(items, (kind, item) => ctx.content.of(kind, item, utcDay(ctx.now())))),
  );
}
