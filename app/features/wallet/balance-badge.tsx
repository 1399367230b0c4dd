import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { Coin, Gem } from "./coin.tsx";
import { purseCopy } from "./copy-balance.ts";

/** The purse in the header: where every coin came from is one press away. */
export function BalanceBadge({ coins, gems }: { coins: number; gems: number }) {
  const words = useCopy(purseCopy);
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <a href="/wallet" className="purse">
      <span className="coin">
        <Coin />
        <span data-purse="coins">{number.format(coins)}</span>
        <span className="sr-only"> {words.coins}, </span>
      </span>
      <span className="coin">
        <Gem />
        <span data-purse="gems">{number.format(gems)}</span>
        <span className="sr-only"> {words.gems}</span>
      </span>
    </a>
  );
}
