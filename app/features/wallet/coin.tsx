import "./coin.css";

/** A faith coin. Beside its number, so it has no words of its own. */
export const Coin = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10.6" r="8.4" fill="#C98A22" />
    <circle cx="10" cy="9.6" r="8.4" fill="#F0B649" />
    <circle cx="10" cy="9.6" r="6.2" fill="#F8D48A" />
    <path d="M10 6.2v6.8M7.6 8.6h4.8" stroke="#A86B12" strokeWidth="1.6" strokeLinecap="round" />
  </svg>
);

/** A faith gem. */
export const Gem = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M6 3h8l4 5-8 10L2 8z" fill="#8B6BB0" />
    <path d="M6 3h8l-4 5z" fill="#C6B2E3" />
    <path d="M2 8h8v10z" fill="#7656A0" />
    <path d="M10 8h8l-8 10z" fill="#5E4086" />
  </svg>
);
