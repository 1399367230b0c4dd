import { useEffect, useRef } from "react";
import { ItemDrawing } from "#app/features/pet/art/drawing.tsx";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import { usePet } from "#app/features/pet/state/pet-context.tsx";
import { PetForm } from "#app/features/pet/state/pet-form.tsx";
import { useItemWords } from "#app/features/pet/state/use-words.tsx";
import { ITEM_CATEGORIES } from "#app/features/shop/catalog.ts";
import { isWearable, type Purchase, type ShopItem } from "#app/features/shop/rules.ts";
import { Coin, Gem } from "#app/features/wallet/coin.tsx";
import { balanceCopy } from "#app/features/wallet/copy-balance.ts";
import { Badge } from "#app/ui/layout/badge.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import "./pet-goods.css";

/** SH1-SH3, V14: the shelves, by what things are for. One thing is on at a time (D24). */
export function ShopPanel() {
  const copy = useCopy(petCopy).shop;
  const { items, purchases } = usePet().actions.state;
  useBought();
  if (items.length === 0) return <p className="pet-foot">{copy.empty}</p>;
  return ITEM_CATEGORIES.map((category) => {
    const shelf = items.filter((item) => item.category === category);
    return (
      shelf.length > 0 && (
        <section key={category} className="shelf" aria-labelledby={`shelf-${category}`}>
          <h2 id={`shelf-${category}`}>{copy.categories[category]}</h2>
          <ul className="goods">
            {shelf.map((item) => (
              <Good
                key={item.id}
                item={item}
                purchase={purchases.find(({ itemId }) => itemId === item.id) ?? null}
              />
            ))}
          </ul>
        </section>
      )
    );
  });
}

/** What was bought is said, once it is: a thing that is used up stands on no shelf. */
function useBought(): void {
  const copy = useCopy(petCopy).shop;
  const wordsOf = useItemWords();
  const { reply } = usePet().actions;
  const shown = useRef(reply);
  useEffect(() => {
    if (shown.current === reply) return;
    shown.current = reply;
    if (reply?.ok && "item" in reply) showToast({ ...copy.bought(wordsOf(reply.item).name), tone: "ok" });
  }, [reply, copy, wordsOf]);
}

type GoodProps = { item: ShopItem; purchase: Purchase | null };

function Good({ item, purchase }: GoodProps) {
  const copy = useCopy(petCopy).shop;
  const { name, about } = useItemWords()(item);
  const left = item.isLimited ? (item.stockQuantity ?? 0) : null;
  const worn = purchase?.isEquipped ?? false;
  return (
    <li className={`good card ${worn ? "good-on" : ""}`}>
      <span className="good-picture">
        <ItemDrawing itemId={item.id} />
      </span>
      {left !== null && !purchase && (
        <span className="good-left">
          <Badge tone="amber">{left > 0 ? copy.left(left) : copy.sold}</Badge>
        </span>
      )}
      <b>{name}</b>
      <span className="good-about">{about}</span>
      {purchase && isWearable(item) ? (
        <WearForm item={item} purchase={purchase} name={name} />
      ) : (
        <BuyForm item={item} name={name} sold={left === 0} />
      )}
    </li>
  );
}

function WearForm({ item, purchase, name }: { item: ShopItem; purchase: Purchase; name: string }) {
  const copy = useCopy(petCopy).shop;
  const clothes = item.category === "pet_accessory";
  const intent = purchase.isEquipped ? "unequip" : "equip";
  const state = purchase.isEquipped ? (clothes ? copy.wearing : copy.shown) : copy.yours;
  const action = purchase.isEquipped ? (clothes ? copy.takeOff : copy.away) : clothes ? copy.wear : copy.show;
  return (
    <PetForm fields={{ intent, purchaseId: purchase.id }} act={{ intent, purchaseId: purchase.id }}>
      <button type="submit" className="good-action">
        <span>{state}</span>
        <span className="good-do">
          {action}
          <span className="sr-only">: {name}</span>
        </span>
      </button>
    </PetForm>
  );
}

function BuyForm({ item, name, sold }: { item: ShopItem; name: string; sold: boolean }) {
  const copy = useCopy(petCopy).shop;
  const balance = useCopy(balanceCopy);
  const { actions } = usePet();
  const { wallet } = actions.state;
  const { costCoins, costGems } = item;
  const short = Math.max(0, costCoins - wallet.coins) || Math.max(0, costGems - wallet.gems);
  return (
    <PetForm
      fields={{ intent: "buy", itemId: item.id, coins: String(costCoins), gems: String(costGems) }}
      act={{ intent: "buy", itemId: item.id, coins: costCoins, gems: costGems }}
      held={actions.waitsFor(item.id)}
    >
      <button type="submit" className="good-action" aria-disabled={actions.waitsFor(item.id)}>
        <span className="good-price">
          {costCoins > 0 && (
            <span className="coin">
              <Coin />
              {costCoins}
              <span className="sr-only"> {balance.coins} </span>
            </span>
          )}
          {costGems > 0 && (
            <span className="coin">
              <Gem />
              {costGems}
              <span className="sr-only"> {balance.gems} </span>
            </span>
          )}
        </span>
        <span className={sold || short > 0 ? "good-later" : "good-do"}>
          {sold ? <span className="sr-only">{copy.sold}</span> : short > 0 ? copy.toGo(short) : copy.buy}
          <span className="sr-only">: {name}</span>
        </span>
      </button>
    </PetForm>
  );
}
