import { ownTranslation } from "#app/features/bible/translations.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type MemoryForm, readMemoryForm } from "./forms.ts";
import { writeDeck } from "./learn.server.ts";
import { keyOf } from "./model/card.ts";
import { isCollection, passagesOf } from "./model/collection.ts";
import { newMemory } from "./model/schedule.ts";
import type { MemoryReply } from "./reply.ts";
import { reviewCard } from "./review.server.ts";
import { addCards, removeCard, restoreCard, setLimit } from "./store.server.ts";

/** Works one form of `/memory-verses`. What is refused changes nothing. */
export async function actOnMemory(ctx: MemberContext, sent: FormData): Promise<MemoryReply> {
  const read = readMemoryForm(sent);
  if (read.ok) return read.form.intent === "review" ? reviewCard(ctx, read.form) : changeDeck(ctx, read.form);
  const said = (name: string) => String(sent.get(name) ?? "").slice(0, 40);
  return { ok: false, intent: said("intent"), refusal: read.refusal, card: said("card") };
}

type DeckForm = Exclude<MemoryForm, { intent: "review" }>;

async function changeDeck(ctx: MemberContext, form: DeckForm): Promise<MemoryReply> {
  const { db, userId } = ctx;
  const { intent } = form;
  const now = ctx.now();
  const reply = (): MemoryReply => {
    if (form.intent === "limit") return { ok: true, intent, daily: form.daily };
    if (form.intent === "collection") return { ok: true, intent };
    return { ok: true, intent, card: keyOf(form.card) };
  };
  const change = () => {
    if (form.intent === "limit") return setLimit(db, userId, form.daily);
    if (form.intent !== "collection")
      return form.intent === "remove"
        ? removeCard(db, userId, now, form.card)
        : restoreCard(db, userId, form.card);
    const translation = ownTranslation(ctx.translation, ctx.language);
    const passages = isCollection(form.collection) ? passagesOf(form.collection) : [];
    return addCards(
      db,
      userId,
      now,
      passages.map((passage) => ({ ...passage, translation })),
      newMemory(now),
    );
  };
  const after = await writeDeck(ctx, change());
  return after ? reply() : { ok: false, intent, refusal: "memory.full" };
}
