import { ownTranslation } from "#app/features/bible/translations.ts";
import type { MemberContext } from "#app/request/context.ts";
import { keyOf } from "./model/card.ts";
import { COLLECTIONS } from "./model/catalog-collections.ts";
import { passagesOf } from "./model/collection.ts";
import { stageOf } from "./model/schedule.ts";
import type { CollectionLine } from "./page.ts";
import type { Card } from "./store.server.ts";
import { nameOf } from "./text.server.ts";

/** The twelve, each with what of it is in the deck. */
export function collectionLines(ctx: MemberContext, cards: readonly Card[]): CollectionLine[] {
  const translation = ownTranslation(ctx.translation, ctx.language);
  const known = new Map(cards.map((card) => [keyOf(card), card]));
  return COLLECTIONS.map(({ id, name, about }) => {
    const verses = passagesOf(id).map((passage) => {
      const card = known.get(keyOf(passage));
      return {
        key: keyOf(passage),
        reference: nameOf(passage, translation),
        stage: card ? stageOf(card) : null,
      };
    });
    return {
      id,
      name: name[ctx.language],
      about: about[ctx.language],
      verses,
      learned: verses.filter(({ stage }) => stage !== null).length,
    };
  });
}
