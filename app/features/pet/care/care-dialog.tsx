import { Link, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { petCopy } from "#app/features/pet/copy/copy.ts";
import { type Place, pathOf, TABS } from "#app/features/pet/state/page.ts";
import { usePet } from "#app/features/pet/state/pet-context.tsx";
import { Coin, Gem } from "#app/features/wallet/coin.tsx";
import { balanceCopy } from "#app/features/wallet/copy-balance.ts";
import { useCurrentLink } from "#app/ui/controls/current-link.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import "#app/ui/styles/forms.css";
import "./pet-care.css";

type CareDialogProps = {
  title: string;
  about: string;
  /** One of its tabs; without, it has none. */
  place?: Place;
  stage?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Stands open in the page; closing it leads home. */
export function CareDialog({ title, about, place, stage, className = "", children }: CareDialogProps) {
  const id = useId();
  const navigate = useNavigate();
  const copy = useCopy(petCopy);
  return (
    <section
      className={`care card ${stage ? "care-staged" : ""} ${className}`}
      role="dialog"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isWriting(event)) navigate("/welcome");
      }}
    >
      {stage}
      <div className="care-side">
        <div className="care-head">
          <div>
            <h1 id={id}>{title}</h1>
            <p>{about}</p>
          </div>
          <div className="care-balance">{stage && <Coins />}</div>
          <a href="/welcome" className="btn btn-bare btn-icon" aria-label={copy.close}>
            <Icon name="x" />
          </a>
        </div>
        {place ? (
          <>
            <CareTabs place={place} />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: beside the room it scrolls, and a place may hold nothing else that takes the keyboard */}
            <section className="care-body" aria-labelledby={id} tabIndex={0} key={place}>
              {children}
            </section>
          </>
        ) : (
          children
        )}
      </div>
    </section>
  );
}

/** Escape in a field belongs to the field: what was written there is not left behind by it. */
const isWriting = ({ target, defaultPrevented, nativeEvent }: KeyboardEvent): boolean =>
  defaultPrevented ||
  nativeEvent.isComposing ||
  (target instanceof HTMLElement && target.matches("textarea, input:not([type=radio])"));

function Coins() {
  const words = useCopy(balanceCopy);
  const number = new Intl.NumberFormat(useLanguage());
  const { coins, gems } = usePet().actions.state.wallet;
  return (
    <a href="/wallet">
      <span className="coin">
        <Coin />
        {number.format(coins)}
        <span className="sr-only"> {words.coins}, </span>
      </span>
      <span className="coin">
        <Gem />
        {number.format(gems)}
        <span className="sr-only"> {words.gems}</span>
      </span>
    </a>
  );
}

/** The tabs are addresses: links in a bar, and the one that is open is said. */
function CareTabs({ place }: { place: Place }) {
  const copy = useCopy(petCopy);
  const bar = useCurrentLink(place);
  return (
    <nav ref={bar} className="tabs care-tabs" aria-label={copy.label}>
      {TABS.map((tab) => (
        <Link
          key={tab}
          to={pathOf(tab)}
          className="tab"
          prefetch="intent"
          preventScrollReset
          aria-current={tab === place || (tab === "care" && place === "album") ? "page" : undefined}
        >
          {copy.tabs[tab]}
        </Link>
      ))}
    </nav>
  );
}
