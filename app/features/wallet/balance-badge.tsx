import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { Coin, Gem } from "./coin.tsx";
import { balanceCopy } from "./copy-balance.ts";

/** The balance in the header: where every coin came from is one press away. */
export function BalanceBadge({ coins, gems }: { coins: number; gems: number }) {
  const words = useCopy(balanceCopy);
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <a href="/wallet" className="balance">
      <span className="coin">
        <Coin />
        <span data-balance="coins">{number.format(coins)}</span>
        <span className="sr-only"> {words.coins}, </span>
      </span>
      <span className="coin">
        <Gem />
        <span data-balance="gems">{number.format(gems)}</span>
        <span className="sr-only"> {words.gems}</span>
      </span>
    </a>
  );
}
