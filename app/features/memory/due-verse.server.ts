import type { RawQuery } from "#app/db/database.ts";
import type { MemberContext } from "#app/request/context.ts";
import { keyOf } from "./model/card.ts";
import { cardPath } from "./paths.ts";
import { type Card, firstDueOf } from "./store.server.ts";
import { nameOf } from "./text.server.ts";

/** For the batch of a page that shows the verse that has been due longest; `shown`: whether it does this time. */
export const dueVerseRead = (ctx: MemberContext, shown: boolean): RawQuery<Card> =>
  firstDueOf(ctx.db, ctx.userId, shown ? ctx.now() : 0);

/** Its name, and where it is practiced. */
export function dueVerse([card]: readonly Card[]): { reference: string; path: string } | null {
  return card ? { reference: nameOf(card, card.translation), path: cardPath(keyOf(card)) } : null;
}
