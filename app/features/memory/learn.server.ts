import { newId } from "#app/core/id.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { readLearnForm } from "./forms.ts";
import { newMemory } from "./model/schedule.ts";
import type { LearnReply } from "./reply.ts";
import { addCards, DECK_FULL, type Deck, deckOf, removeCard } from "./store.server.ts";

/** The member's other tabs read the deck again. */
export function deckChanged(ctx: MemberContext): void {
  const publication = { id: newId("deck", ctx.now(), ctx.random), event: { name: "deck.changed" as const } };
  deliver(ctx, () => ctx.rooms.publish(ctx.userId, [publication]));
}

/**
 * Writes what needs nothing read before: it says what shall be, so the same twice is one. One D1 trip. What the deck is
 * afterwards; null: it is full.
 */
export async function writeDeck(ctx: MemberContext, change: Statement): Promise<Deck[] | null> {
  const write = () => commitNamed(ctx.db, { change, deck: deckOf(ctx.db, ctx.userId) });
  let written = await write();
  if (!written.ok && written.constraint === "FOREIGN KEY") {
    // the first thing that this member ever does
    await ensureProfile(ctx, undefined);
    written = await write();
  }
  if (!written.ok && written.constraint === DECK_FULL) return null;
  if (!written.ok) throw new Error(`deck not kept: ${written.constraint}`);
  deckChanged(ctx);
  return written.rows.deck;
}

/** A verse, from wherever it is shown, into the deck; or out of it again. */
export async function learnVerse(ctx: MemberContext, sent: FormData): Promise<LearnReply> {
  const read = readLearnForm(sent);
  if (!read.success) return { ok: false, refusal: "memory.bad_form" };
  const { db, userId } = ctx;
  const { intent, first, last, translation } = read.data;
  const now = ctx.now();
  const isLearned = intent === "learn";
  const change = isLearned
    ? addCards(db, userId, now, [{ first, last, translation }], newMemory(now))
    : removeCard(db, userId, now, { first, last });
  const after = await writeDeck(ctx, change);
  if (!after) return { ok: false, refusal: "memory.full" };
  const [deck] = after;
  return { ok: true, learned: isLearned, cards: deck?.cards ?? 0 };
}
